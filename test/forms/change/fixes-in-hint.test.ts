import { expect, test } from 'vitest'
import { fixed, fixesIn } from '../../../src/forms/change/fixes-in-hint.ts'

test('are the times that a hint asks to choose between', () => {
  const fixes = fixesIn(
    '`2-4` could be in the morning or in the afternoon.',
    'Write `02:00-04:00` (2am to 4am) or `14:00-16:00` (2pm to 4pm).',
  )
  expect(fixes.map(({ to }) => to)).toEqual(['02:00-04:00', '14:00-16:00'])
  expect(fixed('Tuesday 2-4', fixes[1]!)).toBe('Tuesday 14:00-16:00')
})

test('are values without the name of their field', () => {
  const [fix] = fixesIn(
    '`url` is `www.x.org`; it must be a full web address.',
    'Write `url: https://www.x.org`.',
  )
  expect(fixed('www.x.org', fix!)).toBe('https://www.x.org')
})

test('are values that a check only guesses, which are not certain', () => {
  const [noon] = fixesIn(
    '`12-2` does not end after it starts, on a clock of 24 hours.',
    'If you mean `12:00-14:00` (12pm to 2pm), write that. Hours past midnight need two entries.',
  )
  expect(noon).toMatchObject({ to: '12:00-14:00', isCertain: false })
  const [age] = fixesIn('`minimum_age` is `over 60`.', 'Did you mean `minimum_age: 60`?')
  expect(age).toMatchObject({ to: '60', isCertain: false })
  const [link] = fixesIn('`url` is `www.x.org`.', 'Write `url: https://www.x.org`.')
  expect(link).toMatchObject({ isCertain: true })
})

test('are the entries of a list, each in a line of its own', () => {
  const several = '`Mon 10-12 Tue 2-4pm` has days in two places.'
  const [each] = fixesIn(
    several,
    'Write an entry for each time, with its days: `[Mon 10-12, Tue 2-4pm]`.',
  )
  expect(each).toMatchObject({ to: 'Mon 10-12\nTue 2-4pm', isCertain: false })
  const [meant] = fixesIn(several, 'If you mean `[Mon 10-12, Tue 2-4pm]`, write that. Each is one.')
  expect(meant).toMatchObject({ to: 'Mon 10-12\nTue 2-4pm', isCertain: false })
  const [late] = fixesIn(
    '`22:00-02:00` goes past midnight.',
    'Write two entries: `Tue 22:00-23:59` and `Wed 00:00-02:00`.',
  )
  expect(fixed('Tue 22:00-02:00', late!)).toBe('Tue 22:00-23:59\nWed 00:00-02:00')
})

test('say what belongs in another field', () => {
  const [range] = fixesIn(
    '`minimum_age` is `8 to 80`; it must be a number.',
    'Write `minimum_age: 8`, and `maximum_age: 80` on a line of its own.',
  )
  expect(range).toMatchObject({ to: '8', other: { field: 'maximum_age', to: '80' } })
  const [below] = fixesIn(
    '`minimum_age` is `under 5s`; it must be a number.',
    'Write `maximum_age: 4` in place of this line.',
  )
  expect(below).toMatchObject({ to: '', other: { field: 'maximum_age', to: '4' } })
})

test.each([
  ['examples', '`Tue` has no times.', 'Add when it starts and ends, such as `Tue 10:00-12:00`.'],
  ['examples of a form', '`url` is `x`.', 'Write it like `https://www.example.org/page`.'],
  [
    'entries of another record',
    '`Tue 10-12 and 2-4` has more than one time.',
    'Write an entry for each time, with its days, such as `[Tue 10:00-12:00, Tue 14:00-16:00]`.',
  ],
  [
    'entries whose note may be about one of them',
    '`Mon 10-12 Tue 2-4pm` has days in two places.',
    'Write an entry for each time, with its days: `[Mon 10-12, Tue 2-4pm]`. Keep `(ring)` at its end.',
  ],
  [
    'a range of numbers',
    '`minimum_age` is `-3`.',
    'Write a number from 0 to 150, or delete the line.',
  ],
  ['a hint that goes on with an example', '`x` is `y`.', 'Write `a`, such as `b`.'],
])('are none in %s', (_, message, hint) => {
  expect(fixesIn(message, hint)).toEqual([])
})
