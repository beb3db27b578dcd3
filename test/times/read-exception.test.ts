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
