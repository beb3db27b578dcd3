import { expect, it } from 'vitest'
import { shownNumber } from '../../src/values/number-format.ts'

it.each([
  [3.5, '"£"#,##0.00', '£3.50'],
  [2.3333333, '[$£-809]0.00', '£2.33'],
  [1234.5, '#,##0.00', '1,234.50'],
  [0.1, '0%', '10%'],
  [0.125, '0.0%', '12.5%'],
  [1632960123, '00000000000', '01632960123'],
  [5, '0 "years"', '5 years'],
  [-3, '0.00;[Red]"-"0.00', '-3.00'],
  [-3, '0', '-3'],
  [46077, 'dddd', 'Tuesday'],
  [46331, 'd-mmm', '5-Nov'],
  [43405, 'mmm-yy', 'Nov-18'],
])('%d in the format %j is shown as %s', (value, format, text) =>
  expect(shownNumber(value, format)).toBe(text),
)

it.each(['General', 'dd/mm/yyyy', 'hh:mm', '@', '0.00E+00'])(
  'the format %j says nothing about how a number is shown that we would read',
  (format) => expect(shownNumber(46077, format)).toBeUndefined(),
)
