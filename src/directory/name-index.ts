import { isWithin, suggest } from '../text/suggest.ts'

/** Finds records by the names by which other records refer to them. */
export interface NameIndex<T> {
  /** Everything with this slug, id or other name. */
  find(written: string): readonly T[]
  /** The slug that was most likely meant, when nothing has this name. */
  suggest(written: string): string | undefined
}

interface Named {
  readonly id: string
  readonly slug: string
  readonly value: object
}

/** Indexes records by slug, by id, and by further names. */
export function createNameIndex<T extends Named>(
  things: readonly T[],
  otherNames: (thing: T) => readonly string[] = () => [],
): NameIndex<T> {
  const byName = new Map<string, T[]>()
  for (const thing of things)
    for (const name of [thing.slug, thing.id, ...otherNames(thing)]) {
      const found = byName.get(name)
      if (!found) byName.set(name, [thing])
      else if (found.at(-1) !== thing) found.push(thing)
    }
  const suggestions = new Map<string, string | undefined>()

  /** For `topics/food`: another taxonomy that has `food`, or a term of `topics` that looks like it. */
  function inOtherTaxonomy(written: string): string | undefined {
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

  function likelySlug(written: string): string | undefined {
    const file = fileName(written)
    // A path may be that of a file in another folder, so its last part alone is not compared.
    const isPath = written.includes('/')
    return (
      inOtherTaxonomy(written) ??
      [file, file.toLowerCase()].find((name) => byName.has(name)) ??
      suggestSlug(written, things) ??
      (isPath ? undefined : suggestSlug(file, things))
    )
  }

  return {
    find: (written) => byName.get(written) ?? [],
    suggest(written) {
      if (!suggestions.has(written)) suggestions.set(written, likelySlug(written))
      return suggestions.get(written)
    },
  }
}

/** The name of a file without its folder and extension. */
const fileName = (path: string) =>
  path
    .trim()
    .replace(/^.*\//, '')
    .replace(/\.(?:ya?ml|geojson)$/i, '')

/** The slug of the thing whose slug or `name` is, or looks like, what was written. */
export function suggestSlug(
  written: string,
  things: readonly Omit<Named, 'id'>[],
): string | undefined {
  const nameOf = ({ value }: { readonly value: object }) => (value as { name?: string }).name ?? ''
  const named = things.find((thing) => inLowerCase(nameOf(thing)) === inLowerCase(written))
  if (named) return named.slug
  const alike = things.filter((thing) => sharesWords(written, thing.slug))
  const slug = suggest(
    written,
    alike.map((thing) => thing.slug),
  )
  if (slug) return slug
  const name = suggest(
    written,
    things.map(nameOf).filter((known) => sharesWords(written, known)),
  )
  return things.find((thing) => nameOf(thing) === name)?.slug
}

/**
 * Whether two names have no whole word that differs: `acorn-turst` may be `acorn-trust`, but `stride-together` is not
 * `stroke-together`. Two words written as one are not different words.
 */
function sharesWords(written: string, known: string): boolean {
  const [a, b] = [written, known].map((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  if (a!.length !== b!.length) return isMisprint(a!.join(''), b!.join(''))
  return a!.every((word, i) => isMisprint(word, b![i]!))
}

/** Whether at most a fourth of the letters differ, or one in a short word. */
const isMisprint = (word: string, known: string): boolean =>
  isWithin(word, known, Math.max(1, Math.floor(word.length / 4)))

const inLowerCase = (text: string) => text.trim().toLowerCase()
