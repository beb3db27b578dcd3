import type { Clock } from '../times/clock.ts'
import type { Verdict } from '../times/judge-times.ts'
import type { FindQuery } from './find-query.ts'
import type { Column, ColumnName, SearchValues } from './questions/columns.ts'
import type { Topic } from './pages/topic-choice.ts'
import { type Moment, judgeAnswer } from './questions/question.ts'
import { type Answers, QUESTIONS, columnOf } from './questions/questions.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** The index, the topics and the clock by which answers are judged. */
export interface JudgeOptions extends FindSource {
  readonly topics: readonly Topic[]
  /** The day and the time where the services are. */
  readonly clock: Clock
}

/** What a search asks: by its form, where it leaves out what is something else; and in its text, where it only orders. */
export interface Asked {
  readonly query: Pick<FindQuery, keyof Answers | 'topics'>
  readonly said: Partial<Answers>
}

/** How services answer. */
interface Judgement {
  /** True when a service stays, by the form. */
  readonly stays: (position: number) => boolean
  /** The least verdict on what the text says. */
  readonly saidOf: (position: number) => Verdict
  /** True when the form asks a question of a column that cannot be judged of this service. */
  readonly isDoubtful: (column: ColumnName, position: number) => boolean
}

interface Test {
  readonly column: string
  readonly least: Verdict
  readonly isSaid: boolean
  readonly verdictOf: (position: number) => Verdict
}

/** Judges services by the questions that were answered; undefined where none was. */
export async function readJudgement(
  asked: Asked,
  options: JudgeOptions,
): Promise<Judgement | undefined> {
  const tests = await readTests(asked, options)
  if (tests.length === 0) return undefined
  const byForm = tests.filter(({ isSaid }) => !isSaid)
  const said = tests.filter(({ isSaid }) => isSaid)
  return {
    stays: (position) => byForm.every(({ least, verdictOf }) => verdictOf(position) >= least),
    saidOf: (position) =>
      said.reduce<Verdict>((least, { verdictOf }) => worse(least, verdictOf(position)), 2),
    isDoubtful: (column, position) =>
      byForm.some((test) => test.column === column && test.verdictOf(position) === 1),
  }
}

const worse = (one: Verdict, other: Verdict): Verdict => (one < other ? one : other)

async function readTests({ query, said }: Asked, options: JudgeOptions): Promise<readonly Test[]> {
  const answers = { ...query, ...said }
  const moment: Moment = { clock: options.clock, answers }
  const tests = QUESTIONS.filter(
    ({ key, isOfApi }) => answers[key] !== '' && (!isOfApi || said[key] !== undefined),
  ).map(async (question): Promise<Test> => {
    const { key, least } = question
    const column = columnOf(question)
    const verdictOf = await readVerdicts(column, options, (value) =>
      judgeAnswer(question, value, answers[key], moment),
    )
    return { column, least, isSaid: said[key] !== undefined, verdictOf }
  })
  if (query.topics.length > 0) {
    const wanted = withBelow(query.topics, options.topics)
    const isWanted = (ids: readonly string[]) => (ids.some((id) => wanted.has(id)) ? 2 : 0)
    const verdictOf = readVerdicts('topics', options, isWanted)
    tests.push(
      verdictOf.then((of) => ({ column: 'topics', least: 2, isSaid: false, verdictOf: of })),
    )
  }
  return Promise.all(tests)
}

/** The verdict on each position. Each different value that is asked about is judged once. */
async function readVerdicts<V>(
  column: string,
  source: FindSource,
  judge: (value: V) => Verdict,
): Promise<(position: number) => Verdict> {
  const { values, of } = await readFindJson<Column<V>>(source, `columns/${column}.txt`)
  const verdicts: Verdict[] = []
  return (position) => {
    const number = of[position]!
    return (verdicts[number] ??= number < values.length ? judge(values[number]!) : 0)
  }
}

/** The notes of places that have in part an access that was asked for. */
export async function readPartly(
  access: string,
  positions: readonly number[],
  options: JudgeOptions,
): Promise<ReadonlyMap<number, string>> {
  if (access === '') return new Map()
  const { values, of } = await readColumn('access', options)
  return new Map(
    positions.flatMap((position) => {
      const partly = values[of[position]!]!.partly as Readonly<Record<string, string>>
      const note = access.split(' ').find((one) => partly[one] !== undefined)
      return note === undefined ? [] : [[position, partly[note]!] as const]
    }),
  )
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

/** Reads what each service answers to a question. */
export const readColumn = <N extends ColumnName>(
  column: N,
  source: FindSource,
): Promise<Column<SearchValues[N]>> => readFindJson(source, `columns/${column}.txt`)
