/** Terms and times can be written in two ways, and are private in both. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['taxonomy_terms', 'attributes'],
  ['hours', 'schedules'],
])

/** Says of a field whether it is never published, by those that directory.yaml names as `entity.field`. */
export function createIsPrivate(
  privateFields: readonly string[],
): (entity: string, field: string) => boolean {
  const names = new Map<string, Set<string>>()
  for (const written of privateFields) {
    const dot = written.indexOf('.')
    const entity = written.slice(0, dot)
    names.set(entity, (names.get(entity) ?? new Set()).add(written.slice(dot + 1)))
  }
  return (entity, field) => names.get(entity)?.has(LONG_NAMES.get(field) ?? field) ?? false
}
