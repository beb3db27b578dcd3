import type { NamedArea } from '../../feed/lists.ts'

/** The slugs of areas by their names. A name that two areas have says nothing. */
export function areaSlugs(areas: readonly NamedArea[]): ReadonlyMap<string, string> {
  const names = areas.map(({ name }) => name)
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return new Map(
    areas.filter(({ name }) => isOnce(name)).map(({ slug, name }) => [name, slug] as const),
  )
}
