import { mask } from '../../privacy/mask.ts'
import type { Cell } from '../model/cell.ts'
import type { Remark } from '../model/findings.ts'
import { DROPS, type Drop, NO_RECORD, QUESTIONS, type Question } from '../model/reasons.ts'
import { shown } from './shown.ts'

/** Values, or rows, that a person has to look at for one reason. */
export interface Task {
  /** The fields of the source, the first few by name. */
  readonly field: string
  /** Why, as a sentence without its full stop. */
  readonly why: string
  /** In how many rows. */
  readonly count: number
  /** The values that most of them have, with their numbers, and the first record with each. Private ones are not shown. */
  readonly values: readonly {
    readonly value: string
    readonly count: number
    readonly record: string
  }[]
}

/** The reasons for which a value is one for a person, from the worst on. */
const ORDER =
  `said-secret hours-in-words no-address unknown-status check orphan ambiguous same-record second-value more-values ages-in-words
  price-in-words not-a-date not-a-number not-a-time not-a-phone not-an-email not-a-web-address not-a-choice not-a-language
  no-such-place no-times person-name no-area-code odd-postcode ages-from-date lost-nought status-no several-topics
  ditto`.split(/\s+/) as readonly (Question | Drop)[]
const SHOWN = 3

/** What the tasks of an import are made of, beside its cells. */
interface Left {
  readonly remarks: readonly Remark[]
  /** The number of the records. */
  readonly records: number
  readonly isFinished: (cell: Cell) => boolean
}

/**
 * The findings that are left for a person, the worst first and alike ones as one, at most one for ten records: values that were not
 * understood, or whose meaning is not sure, and rows that look like no record.
 */
export function tasksIn(
  cells: readonly Cell[],
  { remarks, records, isFinished }: Left,
): readonly Task[] {
  const groups = new Map<Question | Drop, Cell[]>()
  for (const cell of cells) {
    const { fate } = cell
    const asked = [...cell.questions]
    const all = asked.length > 0 || fate.is !== 'dropped' ? asked : [fate.why]
    const whys = all.filter((why) => ORDER.includes(why) && (why !== 'check' || cell.refusal))
    if (whys.length === 0 || isFinished(cell)) continue
    for (const why of whys) {
      const group = groups.get(why)
      if (group) group.push(cell)
      else groups.set(why, [cell])
    }
  }
  const tasks = [
    ...ORDER.flatMap((why) => {
      const some = groups.get(why)
      return some ? [taskOf(why, some)] : []
    }),
    ...remarks
      .filter(({ remark }) => isNoRecord(remark))
      .map(({ remark, count, examples }) => ({
        ...{ field: 'rows', why: remark, count },
        values: examples.map((record) => ({ value: '', count: 1, record })),
      })),
  ]
  const most = Math.max(2, Math.ceil(records / 10))
  if (tasks.length <= most) return tasks
  const rest = tasks.slice(most - 1)
  const count = rest.reduce((sum, task) => sum + task.count, 0)
  const why = rest.map((task) => `${task.count} because ${task.why}`).join('; ')
  return [
    ...tasks.slice(0, most - 1),
    { field: 'other rows', why, count, values: rest.flatMap(({ values }) => values) },
  ]
}

/** Whether a remark is about rows that look like no record. */
export const isNoRecord = (remark: string): boolean =>
  (Object.values(NO_RECORD) as readonly string[]).includes(remark)

function taskOf(why: Question | Drop, cells: readonly Cell[]): Task {
  const fields = [...new Set(cells.map(({ field }) => field))]
  const rows = new Map<string, Set<string>>()
  for (const cell of cells) {
    const said = rows.get(cell.record) ?? new Set()
    rows.set(cell.record, said.add(shown(cell, why)))
  }
  const counts = new Map<string, { count: number; record: string }>()
  for (const [record, values] of rows) {
    const value = [...values].join(', ')
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { count: 1, record })
  }
  const more = fields.length - SHOWN
  return {
    field: fields.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    why: why in QUESTIONS ? QUESTIONS[why as Question] : DROPS[why as Drop] + refusalIn(cells),
    count: rows.size,
    values: [...counts]
      .map(([value, said]) => ({ value, ...said }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, SHOWN),
  }
}

/** What the check says of the first that it refuses. */
function refusalIn(cells: readonly Cell[]): string {
  const { refusal } = cells.find((cell) => cell.refusal !== undefined) ?? {}
  return refusal === undefined ? '' : `, such as: ${mask(refusal).replace(/\.$/, '')}`
}

/** A task as one line: `63 × list.When: days and times stay words …: “term time” (40, list line 7)`. */
export function taskLine({ field, why, count, values }: Task): string {
  const examples = values.map(({ value, count: own, record }) =>
    value === '' ? record : `“${value}” (${own > 1 ? `${own} × ` : ''}${record})`,
  )
  const rest = count - values.reduce((sum, { count: own }) => sum + own, 0)
  const start = `${count} × ${field}: ${why}`
  return values.length === 0
    ? start
    : `${start}: ${examples.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
}
