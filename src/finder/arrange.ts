import type { Selection } from '../api/answer-list.ts'
import { COMPLETE } from '../api/headers.ts'
import { type WordMatch, areNamed } from '../search/read/word-match.ts'
import { distancesOf } from './distances.ts'
import { METRES_IN_A_MILE } from './in-miles.ts'
import { type JudgeOptions, readColumn, readJudgement, readPartly } from './judge.ts'
import { type Search, readOrder } from './order.ts'
import type { SectionKind } from './pages/result-sections.ts'
import type { Verdict } from '../times/judge-times.ts'

/*
 *   named    with a place: all words in the name or a topic        each: certain before unclear,
 *   all      with a place: all words, some of them elsewhere       then in the order that was asked for:
 *   unsaid     all words, but not what else the text says          with a place the nearest first
 *   other      all words, and something else than the text says
 *   shut     all words, and closed, where nothing that is open has all
 *   some     some of the words; in the order of the best match, also with a place
 *   unpriced   with the filter `free`: services without a price
 *   closed   what is closed
 *
 * Without a place `named` has all of `all`. Where no name has all words but one of `unsaid`, `unsaid` comes first.
 */
const KINDS: readonly SectionKind[] = [
  ...(['named', 'all', 'unsaid', 'other'] as const),
  ...(['shut', 'some', 'unpriced', 'closed'] as const),
]

/** Services that belong together, in their order. */
export interface Section {
  readonly kind: SectionKind
  readonly positions: readonly number[]
}

/** The results of a search in their order. */
export interface Arranged {
  readonly sections: readonly Section[]
  /** The services that have all words. */
  readonly whole: ReadonlySet<number>
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

/** Services of one kind, and those of them that are in doubt, which come after. */
interface Pile {
  readonly certain: number[]
  readonly unclear: number[]
}

/** Puts services that were found in order, without those that fail a condition or are too far away. */
export async function arrange(
  { positions, headers, words, near }: Selection,
  { query, said }: Search,
  options: JudgeOptions,
): Promise<Arranged> {
  const [judgement, closed] = await Promise.all([
    readJudgement({ query, said }, options),
    readColumn('closed', options),
  ])
  const { total } = options.manifest.collections.services
  const distances = near && distancesOf(near, total)
  const complete = Number(headers[COMPLETE] ?? positions.length)
  const isClosed = (position: number) => closed.values[closed.of[position]!]
  // What has more of the words than anything open, and half of them in its name, is what was asked for.
  const open = positions.findIndex((one, i) => i >= complete && !isClosed(one))
  const kindOf = (position: number, i: number, verdict: Verdict): SectionKind => {
    if (isClosed(position))
      return i < complete || (i < open && isHalfNamed(words, position)) ? 'shut' : 'closed'
    if (judgement?.isDoubtful('free', position)) return 'unpriced'
    if (i >= complete) return 'some'
    return verdict === 2 ? 'named' : verdict === 1 ? 'unsaid' : 'other'
  }
  // Here `named` has all of `all`: thousands may be found, of which names are read near the place alone.
  const found = Object.fromEntries(KINDS.map((kind) => [kind, empty()])) as Found
  const unclear = new Set<number>()
  for (const [i, position] of positions.entries()) {
    if (!judgement) {
      found[kindOf(position, i, 2)].certain.push(position)
      continue
    }
    if (!judgement.stays(position)) continue
    const verdict = judgement.saidOf(position)
    const kind = kindOf(position, i, verdict)
    const isTimeless = judgement.isDoubtful('times', position)
    const isDoubt = isTimeless || judgement.isDoubtful('access', position)
    const isLater = isDoubt || (kind === 'some' && verdict < 2)
    found[kind][isLater ? 'unclear' : 'certain'].push(position)
    if (isTimeless) unclear.add(position)
  }
  // A query without words drops contradicting services, unless nothing else matches.
  if (query.search === '' && found.named.certain.length > 0) found.other = empty()
  if (WHOLE.some((kind) => allOf(found[kind]).length > 0)) {
    found.closed.certain.unshift(...found.shut.certain)
    found.closed.unclear.unshift(...found.shut.unclear)
    found.shut = empty()
  }
  const isGrouped = distances !== undefined && query.sort === ''
  const isNamed = (position: number) => !isGrouped || areNamed(words, position)
  const radius =
    distances && query.within !== 'any'
      ? Number(query.within) || radiusOf(found, distances, isNamed)
      : Infinity
  const inOrder = await readOrder({ query, said }, options, distances)
  const shown = (kind: SectionKind, all: readonly number[]) => {
    const some = radius < Infinity ? all.filter((one) => isInside(distances![one]!, radius)) : all
    // Partial matches are ranked by relevance: a near one is often about something else.
    return isGrouped && kind === 'some' ? some : inOrder(some)
  }
  const parted = KINDS.map((kind) => {
    const { certain, unclear } = found[kind === 'all' ? 'named' : kind]
    const own = [...shown(kind, certain), ...shown(kind, unclear)]
    const isWhole = kind === 'named' || kind === 'all'
    return {
      kind,
      positions: isWhole ? own.filter((one) => isNamed(one) === (kind === 'named')) : own,
    }
  })
  const sections = withNamesFirst(parted, (position) => areNamed(words, position))
  const all = sections.flatMap(({ positions: own }) => own)
  const partly = await readPartly(said.access ?? query.access, all, options)
  const count = KINDS.reduce((sum, kind) => sum + allOf(found[kind]).length, 0)
  return {
    sections,
    whole: new Set(positions.slice(0, complete)),
    unclear,
    partly,
    ...(distances && { reach: reachOf(all, distances, { radius, further: count - all.length }) }),
  }
}

/**
 * Sections with those services first that have all words in their name or a topic and do not say what else was asked, where all that say it
 * only mention the words: a vaccination before a clinic that speaks of vaccinations and is open on the day.
 */
function withNamesFirst(
  sections: readonly Section[],
  isNamed: (position: number) => boolean,
): readonly Section[] {
  const of = (kind: SectionKind) => sections.find((one) => one.kind === kind)!.positions
  const mentioned = [...of('named'), ...of('all')]
  const isOtherwise = mentioned.length === 0 || !of('unsaid').some(isNamed)
  if (isOtherwise || mentioned.some(isNamed)) return sections
  return [
    { kind: 'unsaid', positions: of('unsaid') },
    { kind: 'all', positions: mentioned },
    ...sections.filter(({ kind }) => !['named', 'all', 'unsaid'].includes(kind)),
  ]
}

const isHalfNamed = (words: readonly WordMatch[], position: number): boolean =>
  2 * words.filter((word) => areNamed([word], position)).length >= words.length

/** Kinds of what is open and has all words. */
const WHOLE = ['named', 'unsaid', 'other'] as const

type Found = Record<SectionKind, Pile>
const empty = (): Pile => ({ certain: [], unclear: [] })
const allOf = ({ certain, unclear }: Pile) => [...certain, ...unclear]

/** The radii that are tried, in miles, and how many services one must have. */
const RADII = [3, 10]
const ENOUGH = 5

function reachOf(
  shown: readonly number[],
  distances: Float64Array,
  { radius, further }: Pick<Reach, 'radius' | 'further'>,
): Reach {
  const known = shown.map((position) => distances[position]!).filter(Number.isFinite)
  return {
    radius,
    further,
    nearest: known.reduce((least, one) => Math.min(least, one), Infinity),
    placeless: shown.length - known.length,
  }
}

const isInside = (metres: number, radius: number) =>
  metres === Infinity || metres <= radius * METRES_IN_A_MILE

/**
 * The smallest radius with enough services: those with all words decide, else those with some. A radius with mentions of the words,
 * but without a name that has them, is too small while the largest has both.
 */
function radiusOf(
  found: Found,
  distances: Float64Array,
  isNamed: (position: number) => boolean,
): number {
  const kinds = [...WHOLE, 'some'] as const
  const decisive = kinds.map((kind) => allOf(found[kind])).find((one) => one.length > 0) ?? []
  const inside = (positions: readonly number[], radius: number) =>
    positions.filter((one) => distances[one]! <= radius * METRES_IN_A_MILE)
  const near = inside(allOf(found.named), Math.max(...RADII)).filter(isNamed)
  const isEnough = (radius: number) =>
    inside(decisive, radius).length >= ENOUGH &&
    (near.length === 0 || inside(near, radius).length > 0)
  return RADII.find(isEnough) ?? Infinity
}
