import type { Column, ColumnName, SearchValues } from './pages/search-columns.ts'
import type { Topic } from './pages/topic-choice.ts'
import type { Clock } from '../times/clock.ts'
import { type Verdict, judgeTimes } from '../times/judge-times.ts'
import type { FindQuery } from './find-query.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** The index, the topics and the clock by which conditions are judged. */
export interface NarrowOptions extends FindSource {
  readonly topics: readonly Topic[]
  /** The day and the time where the services are. */
  readonly clock: Clock
}

/** The verdicts of the conditions that the API does not have. */
export interface Judgement {
  /** The least verdict of all conditions. */
  readonly verdictOf: (position: number) => Verdict
  /** True when one condition cannot be judged. */
  readonly isDoubtful: (column: ColumnName, position: number) => boolean
}

/** Judges services by the conditions that the API does not have. */
export async function readVerdicts(query: FindQuery, options: NarrowOptions): Promise<Judgement> {
  const tests = testsOf(query, options)
  const verdicts = await Promise.all(tests.map((test) => readTest(test, options)))
  return {
    verdictOf: (position) => verdicts.reduce<Verdict>((least, of) => worse(least, of(position)), 2),
    isDoubtful: (column, position) =>
      tests.some((test, i) => test.column === column && verdicts[i]!(position) === 1),
  }
}

/** The notes of places that have in part what was asked for. */
export async function readPartly(
  { access }: FindQuery,
  positions: readonly number[],
  options: NarrowOptions,
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

function testsOf(query: FindQuery, { topics, clock }: NarrowOptions): readonly Test[] {
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
  options: NarrowOptions,
): Promise<(position: number) => Verdict> {
  const { values, of } = await readColumn(column, options)
  const verdicts = values.map(judge)
  return (position) => verdicts[of[position]!] ?? 0
}

/** Reads what each service answers to a question. */
export const readColumn = <N extends ColumnName>(
  column: N,
  source: FindSource,
): Promise<Column<SearchValues[N]>> => readFindJson(source, `columns/${column}.txt`)
