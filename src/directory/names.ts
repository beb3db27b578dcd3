import { suggest } from '../text/suggest.ts'

/** Things by slug and by id, as records refer to them. */
export interface Names<T> {
  /** The one thing that a text names; several when it is not clear, none when it names nothing. */
  find(written: string): readonly T[]
  /** The slug that was most likely meant: of the thing with that name, or one that looks like it. */
  suggest(written: string): string | undefined
}

interface Named {
  readonly id: string
  readonly slug: string
  readonly value: object
}

/** Remembers things under their slug, their id, and whatever other names they have. */
export function createNames<T extends Named>(
  things: readonly T[],
  otherNames: (thing: T) => readonly string[] = () => [],
): Names<T> {
  const byName = new Map<string, T[]>()
  for (const thing of things)
    for (const name of [thing.slug, thing.id, ...otherNames(thing)]) {
      const found = byName.get(name)
      if (!found) byName.set(name, [thing])
      else if (found.at(-1) !== thing) found.push(thing)
    }
  const suggestions = new Map<string, string | undefined>()

  /** The full name of a thing that is part of something else than was written. */
  function inOtherPart(written: string): string | undefined {
    const [whole, part] = written.split('/')
    if (part === undefined) return undefined
    const full = things.flatMap(otherNames)
    return (
      full.find((name) => name.endsWith(`/${part}`)) ??
      suggest(
        written,
        full.filter((name) => name.startsWith(`${whole}/`)),
      )
    )
  }

  function meant(written: string): string | undefined {
    const file = fileName(written)
    // What a path names is that or nothing: it may be the file of another folder.
    const isPath = written.includes('/')
    return (
      inOtherPart(written) ??
      [file, file.toLowerCase()].find((name) => byName.has(name)) ??
      suggestOne(written, things) ??
      (isPath ? undefined : suggestOne(file, things))
    )
  }

  return {
    find: (written) => byName.get(written) ?? [],
    suggest(written) {
      if (!suggestions.has(written)) suggestions.set(written, meant(written))
      return suggestions.get(written)
    },
  }
}

/** The name of a file without its folder and its ending. */
const fileName = (path: string) =>
  path
    .trim()
    .replace(/^.*\//, '')
    .replace(/\.(?:ya?ml|geojson)$/i, '')

/** The slug of the thing with a name, or one that looks like it. */
export function suggestOne(
  written: string,
  things: readonly Omit<Named, 'id'>[],
): string | undefined {
  const nameOf = ({ value }: { readonly value: object }) => (value as { name?: string }).name ?? ''
  const named = things.find((thing) => plain(nameOf(thing)) === plain(written))
  if (named) return named.slug
  const like = suggest(
    written,
    things.map(({ slug }) => slug),
  )
  if (like) return like
  const name = suggest(written, things.map(nameOf))
  return things.find((thing) => nameOf(thing) === name)?.slug
}

const plain = (text: string) => text.trim().toLowerCase()
