/** A document as a list shows it: what there is one of, at every depth, and no collections. */
export function summarise(document: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(document)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => [
        name,
        typeof value === 'object' ? summarise(value as object) : value,
      ]),
  )
}
