import { compareName } from './name.ts'

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => compareName(word).words))

/** What tells one of several from another: a number, a side of a town, a day, a part of the day, people. */
const SERIES = setOf(
  'one two three four five first second third am pm morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday weekday weekend men women boys girls ladies gents junior senior young older adult under over beginner improver upper lower primary secondary methodist baptist catholic anglican pentecostal',
)
const SIDES = setOf('north south east west northern southern eastern western central mid')

/** What a building is: a library and a hall are two, even under one roof. */
const BUILDINGS = setOf(
  'library museum theatre church chapel mosque temple synagogue hall school nursery pharmacy surgery hospital hospice pool gym cafe restaurant dining bar pub hostel playground cinema stadium archive',
)
/** What may stand beside one of these under one roof. */
const HOUSES = setOf('community centre hub club')
const BESIDE_HOUSES = setOf(
  'library museum theatre church chapel pharmacy surgery pool gym cafe pub archive',
)

/** What stands beside or in something else that is called the same: a park and its café. */
const INSIDE = setOf('cafe shop playground pharmacy bar toilets parking')

/** True when one name has all of the other and something that may stand in it. */
export const isInside = ([a, b]: readonly [readonly string[], readonly string[]]): boolean =>
  (a.length === 0 && some(b, INSIDE)) || (b.length === 0 && some(a, INSIDE))

const some = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.some((word) => set.has(word))

const isOfSeries = (word: string) => SERIES.has(word) || /^\d/.test(word)

/** True when each name has what the other cannot have if they are one, by the words that only one has. */
export function areTold([a, b]: readonly [readonly string[], readonly string[]]): boolean {
  const both = (set: ReadonlySet<string>, other = set) =>
    (some(a, set) && some(b, other)) || (some(a, other) && some(b, set))
  return (
    (a.some(isOfSeries) && b.some(isOfSeries)) ||
    both(SIDES) ||
    both(BUILDINGS) ||
    both(BESIDE_HOUSES, HOUSES)
  )
}

/** The place, or the number in a series, that only one of two names has: a branch, unless the other is in that place. */
export const isBranchWord = (word: string, towns: ReadonlySet<string>, own: readonly string[]) =>
  SIDES.has(word) || isOfSeries(word) || (towns.has(word) && !own.includes(word))
