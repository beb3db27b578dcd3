import type { Cell } from '../model/cell.ts'
import { DROPS, type Drop, QUESTIONS, type Question } from '../model/reasons.ts'
import { shown } from './shown.ts'

/** Values that a person has to look at for one reason, in one field of the source. */
export interface Task {
  readonly field: string
  /** Why, as a sentence without its full stop. */
  readonly why: string
  readonly count: number
  /** The values that most of them have, with their numbers, and the first record with each. Private ones are not shown. */
  readonly values: readonly {
    readonly value: string
    readonly count: number
    readonly record: string
  }[]
}

/** Why a value that was not written is one for a person, from the worst on. */
const DROPPED: readonly Drop[] = [
  ...(['check', 'orphan', 'ambiguous', 'same-record', 'second-value', 'not-a-phone'] as const),
  ...(['not-an-email', 'not-a-web-address', 'not-a-number', 'not-a-date', 'not-a-time'] as const),
  ...(['not-a-choice', 'not-a-language', 'no-such-place', 'person-name', 'no-times'] as const),
]
const ORDER: readonly string[] = [...Object.keys(QUESTIONS), ...DROPPED]
const SHOWN = 3

/** The findings that are left for a person, the worst first: values that were not understood, or whose meaning is not sure. */
export function tasksIn(cells: readonly Cell[]): readonly Task[] {
  const groups = new Map<string, { why: Question | Drop; cells: Cell[] }>()
  for (const cell of cells) {
    const { fate } = cell
    const dropped = fate.is === 'dropped' && DROPPED.includes(fate.why) ? [fate.why] : []
    const asked = [...cell.questions]
    for (const why of asked.length > 0 ? asked : dropped) {
      const key = `${ORDER.indexOf(why)} ${cell.field}`
      const group = groups.get(key)
      if (group) group.cells.push(cell)
      else groups.set(key, { why, cells: [cell] })
    }
  }
  return [...groups.values()]
    .toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why))
    .map(({ why, cells: some }) => ({
      field: some[0]!.field,
      why: why in QUESTIONS ? QUESTIONS[why as Question] : DROPS[why as Drop],
      count: some.length,
      values: valuesIn(some, why),
    }))
}

function valuesIn(cells: readonly Cell[], why: string): Task['values'] {
  const counts = new Map<string, { count: number; record: string }>()
  for (const cell of cells) {
    const { record } = cell
    const value = shown(cell, why)
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { count: 1, record })
  }
  return [...counts]
    .map(([value, said]) => ({ value, ...said }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
}

/** A task as one line: `63 × list.When: days and times stay words …: “term time” (40, list line 7)`. */
export function taskLine({ field, why, count, values }: Task): string {
  const examples = values.map(
    ({ value, count: own, record }) => `“${value}” (${own > 1 ? `${own} × ` : ''}${record})`,
  )
  const rest = count - values.reduce((sum, { count: own }) => sum + own, 0)
  return `${count} × ${field}: ${why}: ${examples.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
}
