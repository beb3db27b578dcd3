/**
 * The names of records in the addresses of their pages, each once: their slugs. Records come in order, so that the same
 * content gives the same names.
 */
export function pageNames(
  records: Iterable<{ readonly id: string; readonly slug: string }>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, slug } of records) {
    const name = taken.has(slug) ? `${slug}--${id}` : slug
    taken.add(name)
    names.set(id, name)
  }
  return names
}
