import { expect, it } from 'vitest'
import { formatDaySet } from '../../src/times/exceptions/format-day-sets.ts'
import { readException } from '../../src/times/exceptions/read-exception.ts'

it.each([
  ['Closed: 24, 25 and 31 Dec', ['24 Dec', '25 Dec', '31 Dec'], undefined],
  ['closed from 24 Dec until 2 Jan 2027', ['24 Dec 2026 to 2 Jan 2027'], undefined],
  ['closed from Christmas Eve to New Year’s Day', ['24 Dec to 1 Jan'], undefined],
  ['no session on 5 Jan 2027', ['5 Jan 2027'], undefined],
  ['closed all August', ['Aug'], undefined],
  ['24 and 31 Dec 10am-1pm', ['24 Dec', '31 Dec'], '10:00'],
  ['open 24 Dec 10am-1pm', ['24 Dec'], '10:00'],
])('%s is about %j', (text, days, opens) => {
  const { exception } = readException(text)
  expect([exception?.sets.map(formatDaySet), exception?.times?.opens_at]).toEqual([days, opens])
})

it.each(['closed Mondays', 'closed first week of August', 'Fri 24 Dec 10am-1pm', 'closed 24, 25'])(
  '%s is no exception',
  (text) => expect(readException(text).problem?.code).toBe('bad-hours'),
)

it.each([
  ['closed half term', '`closed 15 Feb 2027 to 19 Feb 2027`; or `closed school holidays`'],
  ['closed Easter', '`closed Good Friday to Easter Monday`'],
  ['closed between Christmas and New Year', '`closed 25 Dec to 1 Jan`'],
  ['closed 24/12/2026', 'Write `closed 24 Dec 2026`.'],
  [
    'closed 05/12/2026',
    'Write `closed 5 Dec 2026`, or `closed 12 May 2026` if the month comes first.',
  ],
  ['closed Friday 24 December 2026', 'Write `Thu 24 Dec 2026`'],
])('%s is not understood, and the hint has what to write', (line, hint) => {
  const { problem } = readException(line)
  expect(problem?.hint).toContain(hint)
})

it.each([
  ['closed Thursday 24 December 2026', '24 Dec 2026'],
  ['closed Thurs the 24th of December, 2026', '24 Dec 2026'],
  ['closed Easter Monday', 'Easter Monday'],
])('%s is understood', (line, days) => {
  expect(readException(line).exception?.sets.map(formatDaySet)).toEqual([days])
})
