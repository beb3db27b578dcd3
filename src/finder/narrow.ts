import type { Selection } from '../api/answer-list.ts'
import { COMPLETE } from '../api/headers.ts'
import type { Column, ColumnName, SearchValues } from './pages/search-columns.ts'
import type { Topic } from './pages/topic-choice.ts'
import type { Clock } from '../times/clock.ts'
import { type Verdict, judgeTimes } from '../times/judge-times.ts'
import { distanceInMetres } from '../places/distance.ts'
import type { FindQuery } from './find-query.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** What the conditions that the API does not have leave of a selection. */
export interface Narrowed {
  /** The positions that are left: those of all words first, then those that happen for certain. */
  readonly positions: readonly number[]
  /** The services whose times cannot be judged. */
  readonly unclear: ReadonlySet<number>
  /** The services that do not say what they cost, where somebody asked for what is free. */
  readonly unpriced: ReadonlySet<number>
  /** What a place has in part of what was asked for, in its own words. */
  readonly partly: ReadonlyMap<number, string>
  /** How many of them have every word. */
  readonly complete: number
}

interface Options extends FindSource {
  readonly topics: readonly Topic[]
  /** The day and the time where the services are. */
  readonly clock: Clock
  /** Where the search is near. */
  readonly point: Selection['point']
}

/** Whether a query has conditions that the API does not have. */
export const isNarrowing = ({
  topics,
  when,
  age,
  free,
  access,
  delivery,
  language,
  sort,
}: FindQuery): boolean =>
  topics.length > 0 ||
  [when, age, free, access, delivery, language, sort].some((field) => field !== '')

/** Judges all services that were found by the conditions that the API does not have. */
export async function narrow(
  { positions, headers }: Pick<Selection, 'positions' | 'headers'>,
  query: FindQuery,
  options: Options,
): Promise<Narrowed> {
  const tests = testsOf(query, options)
  const verdicts = await Promise.all(tests.map((test) => readTest(test, options)))
  const complete = Number(headers[COMPLETE] ?? positions.length)
  const isDoubtful = (column: ColumnName, position: number) =>
    tests.some((test, i) => test.column === column && verdicts[i]!(position) === 1)
  // Those of all words and then the others, each of them in order: certain, unclear when or partly, unclear for how much.
  const groups: number[][] = [[], [], [], [], [], []]
  positions.forEach((position, i) => {
    if (verdicts.reduce<Verdict>((least, of) => worse(least, of(position)), 2) === 0) return
    const isLater = isDoubtful('access', position) || isDoubtful('times', position)
    const doubt = isDoubtful('free', position) ? 2 : isLater ? 1 : 0
    groups[(i < complete ? 0 : 3) + doubt]!.push(position)
  })
  const inOrder = await readOrder(query, options)
  const all = groups.flat()
  return {
    positions: groups.flatMap(inOrder),
    unclear: new Set(all.filter((position) => isDoubtful('times', position))),
    unpriced: new Set(all.filter((position) => isDoubtful('free', position))),
    partly: await readPartly(query, all, options),
    complete: groups.slice(0, 3).flat().length,
  }
}

/** The notes of places that have in part what was asked for. */
async function readPartly(
  { access }: FindQuery,
  positions: readonly number[],
  options: Options,
): Promise<ReadonlyMap<number, string>> {
  if (access === '') return new Map()
  const { values, of } = await readColumn('access', options)
  return new Map(
    positions.flatMap((position) => {
      const note = values[of[position]!]!.partly[access]
      return note === undefined ? [] : [[position, note] as const]
    }),
  )
}

const worse = (one: Verdict, other: Verdict): Verdict => (one < other ? one : other)

/** A question, and the column that answers it. */
interface Test<N extends ColumnName = ColumnName> {
  readonly column: N
  readonly judge: (value: SearchValues[N]) => Verdict
}

function testsOf(query: FindQuery, { topics, clock }: Options): readonly Test[] {
  const { when, age, free, access, delivery, language } = query
  const tests: Test[] = []
  const add = <N extends ColumnName>(column: N, judge: Test<N>['judge']) =>
    tests.push({ column, judge } as unknown as Test)
  if (when !== '') add('times', (times) => judgeTimes(times, when, clock))
  if (age !== '')
    add('ages', ([minimum, maximum]) =>
      Number(age) >= (minimum ?? 0) && Number(age) <= (maximum ?? Infinity) ? 2 : 0,
    )
  if (free !== '') add('free', (verdict) => verdict)
  if (access !== '')
    add('access', ({ certain, partly }) =>
      certain.includes(access) ? 2 : partly[access] === undefined ? 0 : 1,
    )
  if (delivery !== '') add('delivery', (ways) => (ways.includes(delivery) ? 2 : 0))
  if (language !== '') add('languages', (keys) => (keys.includes(language) ? 2 : 0))
  if (query.topics.length > 0) {
    const wanted = withBelow(query.topics, topics)
    add('topics', (ids) => (ids.some((id) => wanted.has(id)) ? 2 : 0))
  }
  return tests
}

/** Topics, and those below them in their tree. */
function withBelow(chosen: readonly string[], topics: readonly Topic[]): ReadonlySet<string> {
  const wanted = new Set(chosen)
  // The depth of the chosen topic whose branch this is.
  let above = Infinity
  for (const { id, depth } of topics)
    if (depth > above) wanted.add(id)
    else above = chosen.includes(id) ? depth : Infinity
  return wanted
}

/** The verdict on each position. Each different value is judged once. */
async function readTest(
  { column, judge }: Test,
  options: Options,
): Promise<(position: number) => Verdict> {
  const { values, of } = await readColumn(column, options)
  const verdicts = values.map(judge)
  return (position) => verdicts[of[position]!] ?? 0
}

const readColumn = <N extends ColumnName>(
  column: N,
  source: FindSource,
): Promise<Column<SearchValues[N]>> => readFindJson(source, `columns/${column}.txt`)

type Order = (positions: readonly number[]) => readonly number[]

/** The order that was asked for. Positions have the order of names; services that are equal in it stay as they were. */
async function readOrder({ sort }: FindQuery, options: Options): Promise<Order> {
  if (sort === 'name') return (positions) => positions.toSorted((a, b) => a - b)
  if (sort === 'checked') {
    const { values, of } = await readColumn('checked', options)
    return (positions) =>
      positions.toSorted((a, b) => compareTexts(values[of[b]!]!, values[of[a]!]!))
  }
  const { point } = options
  if (sort !== 'near' || !point) return (positions) => positions
  const { values, of } = await readColumn('points', options)
  const metres = values.map((places) =>
    Math.min(
      ...places.map(([latitude, longitude]) => distanceInMetres(point, { latitude, longitude })),
    ),
  )
  return (positions) =>
    positions.toSorted((a, b) => compareNumbers(metres[of[a]!]!, metres[of[b]!]!))
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Infinity is the distance of a service without a place. */
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one - other)
