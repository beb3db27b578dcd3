import { canonical } from '../directory/ids.ts'

/** What is known of a thing in one version, to find it again in another. */
export interface Named {
  readonly id: string
  readonly slug: string
  readonly value: object
}

/** The same thing in two versions; in one of them only, where it came or went. */
export interface Pair<T> {
  readonly before?: T
  readonly after?: T
}

/**
 * Finds the same things in two versions: by their ids, then by their slugs, and what is then left over by what it says,
 * for a derived id changes with the name of the file.
 */
export function pairUp<T extends Named>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  const pairs: Pair<T>[] = []
  let [old, young] = [before, after]
  const waysToPair: Way<T>[] = [
    // A copy may still have the id of what it was copied from.
    byKey(({ id, slug }) => `${id} ${slug}`),
    byKey(({ id }) => id),
    byKey(({ slug }) => slug),
    byKey<T>(wordsOf),
    byLikeness,
  ]
  for (const way of waysToPair) {
    const found = way(old, young)
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

/** A way to find the same among things of two versions. */
type Way<T> = (old: readonly T[], young: readonly T[]) => [was: T, is: T][]

const byKey =
  <T>(keyOf: (thing: T) => string): Way<T> =>
  (old, young) => {
    const things = new Map(young.map((thing) => [keyOf(thing), thing]))
    return old.flatMap((was): [T, T][] => {
      const is = things.get(keyOf(was))
      return is && things.delete(keyOf(was)) ? [[was, is]] : []
    })
  }

/** All that a record says but its id. */
const wordsOf = ({ value }: Named) => canonical({ ...value, id: undefined })

/** How much of what two records say must be the same for them to be the same record. */
const ALIKE = 0.5
/** More than this many comparisons take too long; then nearly everything is different, and nothing can be told. */
const MOST_COMPARISONS = 250_000

function byLikeness<T extends Named>(old: readonly T[], young: readonly T[]): [T, T][] {
  if (old.length * young.length > MOST_COMPARISONS) return []
  const [fields, newFields] = [old, young].map((things) => things.map(fieldsIn))
  const alike = fields!
    .flatMap((was, i) => newFields!.map((is, j) => ({ i, j, score: likeness(was, is) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
  const [taken, newlyTaken] = [new Set<number>(), new Set<number>()]
  return alike.flatMap(({ i, j }): [T, T][] => {
    if (taken.has(i) || newlyTaken.has(j)) return []
    taken.add(i)
    newlyTaken.add(j)
    return [[old[i]!, young[j]!]]
  })
}

/** What many records say alike. */
const COMMON = ['id', 'status', 'organization', 'location_type', 'assured_date']

const fieldsIn = ({ value }: Named) =>
  new Map(
    Object.entries(value)
      .filter(([name]) => !COMMON.includes(name))
      .map(([name, field]) => [name, canonical(field)]),
  )

type Fields = ReadonlyMap<string, string>

/** The share of what two records say that they have in common, from 0 to 1; long fields weigh more. */
function likeness(one: Fields, other: Fields): number {
  let [same, all] = [0, 0]
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [was = '', is = ''] = [one.get(name), other.get(name)]
    all += Math.max(was.length, is.length)
    if (was === is) same += is.length
  }
  return all === 0 ? 0 : same / all
}
