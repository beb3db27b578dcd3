import type { At, Finding, Rule } from '../rule.ts'

export const datesReversed: Rule = {
  code: 'dates-reversed',
  severity: 'error',
  means: 'Something ends before it starts.',
  objects: {
    *schedule(schedule, at) {
      yield* reversed(schedule, ['valid_from', 'valid_to'], at)
      yield* reversed(schedule, ['dtstart', 'until'], at)
    },
    *cost_option(cost, at) {
      yield* reversed(cost, ['valid_from', 'valid_to'], at)
    },
  },
}

type DateField = 'valid_from' | 'valid_to' | 'dtstart' | 'until'

function* reversed(
  dates: { readonly [Name in DateField]?: string },
  [from, to]: readonly [DateField, DateField],
  at: At,
): Generator<Finding> {
  const [first, last] = [dates[from], dates[to]]
  if (first === undefined || last === undefined || first <= last) return
  yield {
    message: `\`${from}\` is ${first} and \`${to}\` is ${last}, so it ends before it starts.`,
    hint: 'Swap the two dates, or correct the wrong one.',
    place: at(from),
  }
}
