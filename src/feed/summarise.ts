/** A document as a list shows it: without arrays at any depth. */
export function summarise(document: object): Readonly<Record<string, unknown>> {
  const summary: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(document))
    if (!Array.isArray(value))
      summary[name] = typeof value === 'object' ? summarise(value as object) : value
  return summary
}
