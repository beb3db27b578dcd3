import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { At, ObjectRule } from './rule.ts'

interface Dates {
  readonly valid_from?: string
  readonly valid_to?: string
  readonly dtstart?: string
  readonly until?: string
}

/** A schedule ends before it starts. */
export const scheduleDatesReversed: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check(schedule, at) {
    yield* reversed(schedule, 'valid_from', 'valid_to', at)
    yield* reversed(schedule, 'dtstart', 'until', at)
  },
}

/** A price ends before it starts. */
export const costDatesReversed: ObjectRule<'cost_option'> = {
  entity: 'cost_option',
  *check(cost, at) {
    yield* reversed(cost, 'valid_from', 'valid_to', at)
  },
}

function* reversed(
  dates: Dates,
  from: keyof Dates,
  to: keyof Dates,
  at: At,
): Generator<Diagnostic> {
  const [first, last] = [dates[from], dates[to]]
  if (first === undefined || last === undefined || first <= last) return
  yield {
    code: 'dates-reversed',
    message: `\`${from}\` is ${first} and \`${to}\` is ${last}, so it ends before it starts.`,
    hint: 'Exchange the two, or correct one of them.',
    place: at(from),
  }
}
