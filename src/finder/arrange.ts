import type { Selection } from '../api/answer-list.ts'
import { COMPLETE } from '../api/headers.ts'
import { areNamed } from '../search/read/word-match.ts'
import { distancesOf } from './distances.ts'
import type { FindQuery } from './find-query.ts'
import { METRES_IN_A_MILE } from './in-miles.ts'
import { type Asked, type JudgeOptions, readColumn, readJudgement, readPartly } from './judge.ts'
import type { SectionKind } from './pages/result-sections.ts'
import type { Verdict } from '../times/judge-times.ts'

/*
 *   named    with a place: all words in the name or a topic        each: certain before unclear,
 *   all      with a place: all words, some of them elsewhere       then in the order that was asked for:
 *   unsaid     all words, but not what else the text says          with a place the nearest first
 *   other      all words, and something else than the text says
 *   some     some of the words
 *   unpriced   with the filter `free`: services without a price
 *   closed   what is closed
 *
 * Without a place `named` has all of `all`.
 */
const KINDS: readonly SectionKind[] = [
  ...(['named', 'all', 'unsaid', 'other'] as const),
  ...(['some', 'unpriced', 'closed'] as const),
]

/** Services that belong together, in their order. */
export interface Section {
  readonly kind: SectionKind
  readonly positions: readonly number[]
}

/** The results of a search in their order. */
export interface Arranged {
  readonly sections: readonly Section[]
  /** The services whose times cannot be judged. */
  readonly unclear: ReadonlySet<number>
  /** By service, the note of a place that has only a part of the access feature asked for. */
  readonly partly: ReadonlyMap<number, string>
  /** How far results go; absent without a point to measure from. */
  readonly reach?: Reach
}

/** How far the results of a search near a place go. */
export interface Reach {
  /** In miles; Infinity when it is any. */
  readonly radius: number
  /** How many services are outside. */
  readonly further: number
  /** In metres, the distance of the nearest; Infinity when none has a place. */
  readonly nearest: number
  /** How many have no place that is known. They are inside, after the others. */
  readonly placeless: number
}

/** Puts services that were found in order, without those that fail a condition or are too far away. */
export async function arrange(
  { positions, headers, words, near }: Selection,
  { query, said }: Asked & { readonly query: FindQuery },
  options: JudgeOptions,
): Promise<Arranged> {
  const [{ stays, saidOf, isDoubtful }, closed] = await Promise.all([
    readJudgement({ query, said }, options),
    readColumn('closed', options),
  ])
  const { total } = options.manifest.collections.services
  const distances = near && distancesOf(near, total)
  const complete = Number(headers[COMPLETE] ?? positions.length)
  const isGrouped = distances !== undefined && query.sort === ''
  const kindOf = (position: number, i: number, verdict: Verdict): SectionKind => {
    if (closed.values[closed.of[position]!]) return 'closed'
    if (isDoubtful('free', position)) return 'unpriced'
    if (i >= complete) return 'some'
    if (verdict < 2) return verdict === 1 ? 'unsaid' : 'other'
    return isGrouped && !areNamed(words, position) ? 'all' : 'named'
  }
  const found = Object.fromEntries(KINDS.map((kind) => [kind, empty()])) as Record<
    SectionKind,
    ReturnType<typeof empty>
  >
  const unclear = new Set<number>()
  positions.forEach((position, i) => {
    if (!stays(position)) return
    const verdict = saidOf(position)
    const kind = kindOf(position, i, verdict)
    const isDoubt = isDoubtful('times', position) || isDoubtful('access', position)
    const isLater = isDoubt || (kind === 'some' && verdict < 2)
    found[kind][isLater ? 'unclear' : 'certain'].push(position)
    if (isDoubtful('times', position)) unclear.add(position)
  })
  // A query without words drops contradicting services, unless nothing else matches.
  if (query.search === '' && found.named.certain.length + found.all.certain.length > 0)
    found.other = empty()
  const inOrder = await readOrder(query, options, distances)
  const sections = KINDS.map((kind) => {
    const { certain, unclear } = found[kind]
    return { kind, positions: [...inOrder(certain), ...inOrder(unclear)] }
  })
  const shown = distances ? within(sections, distances, query) : { sections }
  const all = shown.sections.flatMap(({ positions: own }) => own)
  return { ...shown, unclear, partly: await readPartly(said.access ?? query.access, all, options) }
}

const empty = (): { readonly certain: number[]; readonly unclear: number[] } => ({
  certain: [],
  unclear: [],
})

/** The radii that are tried, in miles, and how many services one must have. */
const RADII = [3, 10]
const ENOUGH = 5

/** Leaves out what is outside the smallest radius with enough services. */
function within(
  sections: readonly Section[],
  distances: Float64Array,
  { within }: Pick<FindQuery, 'within'>,
): Pick<Arranged, 'sections' | 'reach'> {
  const radius = within === 'any' ? Infinity : radiusOf(sections, distances)
  const inside = sections.map(({ kind, positions }) => ({
    kind,
    positions: positions.filter((position) => isInside(distances[position]!, radius)),
  }))
  const shown = inside.flatMap(({ positions }) => positions)
  const known = shown.map((position) => distances[position]!).filter(Number.isFinite)
  return {
    sections: inside,
    reach: {
      radius,
      further: count(sections) - shown.length,
      nearest: known.reduce((least, one) => Math.min(least, one), Infinity),
      placeless: shown.length - known.length,
    },
  }
}

const isInside = (metres: number, radius: number) =>
  metres === Infinity || metres <= radius * METRES_IN_A_MILE

const count = (sections: readonly Section[]) =>
  sections.reduce((sum, { positions }) => sum + positions.length, 0)

/**
 * Services with all words decide, else those with some. A radius with mentions of the words, but without a name that has them, is
 * too small while the largest has both.
 */
function radiusOf(sections: readonly Section[], distances: Float64Array): number {
  const of = (...kinds: readonly SectionKind[]) =>
    sections.flatMap(({ kind, positions }) => (kinds.includes(kind) ? positions : []))
  const named = of('named')
  const decisive =
    [of('named', 'all'), of('unsaid'), of('other'), of('some')].find((one) => one.length > 0) ?? []
  const inside = (positions: readonly number[], radius: number) =>
    positions.filter((one) => distances[one]! <= radius * METRES_IN_A_MILE).length
  const hasName = inside(named, Math.max(...RADII)) > 0
  const isEnough = (radius: number) =>
    inside(decisive, radius) >= ENOUGH && (!hasName || inside(named, radius) > 0)
  return RADII.find(isEnough) ?? Infinity
}

type Order = (positions: readonly number[]) => readonly number[]

/** The order that was asked for. Positions have the order of names; services that are equal in it stay as they were. */
async function readOrder(
  { sort }: FindQuery,
  options: JudgeOptions,
  distances: Float64Array | undefined,
): Promise<Order> {
  if (sort === 'name') return (positions) => positions.toSorted((a, b) => a - b)
  if (sort === 'checked') {
    const { values, of } = await readColumn('checked', options)
    return (positions) =>
      positions.toSorted((a, b) => compareTexts(values[of[b]!]!, values[of[a]!]!))
  }
  if (!distances) return (positions) => positions
  return (positions) => positions.toSorted((a, b) => compareNumbers(distances[a]!, distances[b]!))
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Infinity is the distance of a service without a place. */
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one - other)
