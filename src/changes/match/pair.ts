import { canonical } from '../../directory/ids.ts'

/** A thing in one version, as far as it takes to find it in another. */
export interface Named {
  readonly id: string
  readonly slug: string
  readonly value: object
}

/** The same thing in two versions, or in only one if it was added or removed. */
export interface Pair<T> {
  readonly before?: T
  readonly after?: T
}

/**
 * Finds the same things in two versions: by id, then by slug, then by content, as a derived id changes with the name of
 * the file.
 */
export function pairUp<T extends Named>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  const pairs: Pair<T>[] = []
  let [old, young] = [before, after]
  const passes: Match<T>[] = [
    // A copied record may still have the id of the original.
    byKey(({ id, slug }) => `${id} ${slug}`),
    byKey(({ id }) => id),
    byKey(({ slug }) => slug),
    byKey<T>(contentOf),
    bySimilarity,
  ]
  for (const match of passes) {
    const found = match(old, young)
    for (const [was, is] of found) pairs.push({ before: was, after: is })
    const paired = new Set(found.flat())
    old = old.filter((thing) => !paired.has(thing))
    young = young.filter((thing) => !paired.has(thing))
  }
  return [
    ...pairs,
    ...old.map((thing) => ({ before: thing })),
    ...young.map((thing) => ({ after: thing })),
  ]
}

/** One pass of matching things of two versions. */
type Match<T> = (old: readonly T[], young: readonly T[]) => [was: T, is: T][]

const byKey =
  <T>(keyOf: (thing: T) => string): Match<T> =>
  (old, young) => {
    const things = new Map(young.map((thing) => [keyOf(thing), thing]))
    return old.flatMap((was): [T, T][] => {
      const is = things.get(keyOf(was))
      return is && things.delete(keyOf(was)) ? [[was, is]] : []
    })
  }

/** All fields but the id, as text. */
const contentOf = ({ value }: Named) => canonical({ ...value, id: undefined })

/** From this similarity on, two records are taken for the same. */
const MIN_SIMILARITY = 0.5
/** With more comparisons nearly everything is different, and comparing takes too long. */
const MAX_COMPARISONS = 250_000

function bySimilarity<T extends Named>(old: readonly T[], young: readonly T[]): [T, T][] {
  if (old.length * young.length > MAX_COMPARISONS) return []
  const [fields, newFields] = [old, young].map((things) => things.map(fieldsIn))
  const candidates = fields!
    .flatMap((was, i) => newFields!.map((is, j) => ({ i, j, score: similarity(was, is) })))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
  const [taken, newlyTaken] = [new Set<number>(), new Set<number>()]
  return candidates.flatMap(({ i, j }): [T, T][] => {
    if (taken.has(i) || newlyTaken.has(j)) return []
    taken.add(i)
    newlyTaken.add(j)
    return [[old[i]!, young[j]!]]
  })
}

/** Fields in which many records have the same value. */
const COMMON = ['id', 'status', 'organization', 'location_type', 'assured_date']

const fieldsIn = ({ value }: Named) =>
  new Map(
    Object.entries(value)
      .filter(([name]) => !COMMON.includes(name))
      .map(([name, field]) => [name, canonical(field)]),
  )

type Fields = ReadonlyMap<string, string>

/** The share of equal fields of two records, from 0 to 1, weighted by length. */
function similarity(one: Fields, other: Fields): number {
  let [same, all] = [0, 0]
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [was = '', is = ''] = [one.get(name), other.get(name)]
    all += Math.max(was.length, is.length)
    if (was === is) same += is.length
  }
  return all === 0 ? 0 : same / all
}
