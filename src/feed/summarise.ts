/** A document as a list shows it: what there is one of, at every depth, and no collections. */
export function summarise(document: object): Readonly<Record<string, unknown>> {
  const summary: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(document))
    if (!Array.isArray(value))
      summary[name] = typeof value === 'object' ? summarise(value as object) : value
  return summary
}

/** The id of a document, and the date of its service where that is known. */
export function minimalOf(document: object & { readonly id: string }) {
  const { id, last_modified, service } = document as {
    id: string
    last_modified?: string
    service?: { last_modified?: string }
  }
  const modified = last_modified ?? service?.last_modified
  return { id, ...(modified && { last_modified: modified }) }
}
