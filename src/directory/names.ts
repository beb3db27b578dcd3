/** Things by slug and by id, as records refer to them. */
export interface Names<T> {
  /** The one thing that a text names; several when it is not clear, none when it names nothing. */
  find(written: string): readonly T[]
  /** Every slug, for suggestions. */
  slugs(): readonly string[]
}

/** Remembers things under their slug, their id, and whatever other names they have. */
export function createNames<T extends { readonly id: string; readonly slug: string }>(
  things: readonly T[],
  otherNames: (thing: T) => readonly string[] = () => [],
): Names<T> {
  const byName = new Map<string, T[]>()
  for (const thing of things)
    for (const name of new Set([thing.slug, thing.id, ...otherNames(thing)])) {
      const found = byName.get(name)
      if (found) found.push(thing)
      else byName.set(name, [thing])
    }
  return {
    find: (written) => byName.get(written) ?? [],
    slugs: () => things.map(({ slug }) => slug),
  }
}
