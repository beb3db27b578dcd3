import { expect, it } from 'vitest'
import { bankHolidayIn, isBankHoliday } from '../../../src/countries/gb/bank-holidays.ts'

/** The days of a year on which a part has a bank holiday, without its year. */
const daysOf = (year: number, area: 'england' | 'scotland' | 'northern') =>
  Array.from({ length: 366 }, (_, i) =>
    new Date(Date.UTC(year, 0, 1 + i)).toISOString().slice(0, 10),
  )
    .filter((date) => date.startsWith(String(year)) && bankHolidayIn(date).includes(area))
    .map((date) => date.slice(5))
    .join(' ')

// From https://www.gov.uk/bank-holidays. A holiday on a weekend is here with its substitute.
it.each([
  [2024, 'england', '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2025, 'england', '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, 'england', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
  [2027, 'england', '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  [2026, 'scotland', '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-26 12-28'],
  [2022, 'england', '01-01 01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-25 12-26 12-27'],
  [2023, 'scotland', '01-01 01-02 01-03 04-07 05-01 05-08 05-29 08-07 11-30 12-25 12-26'],
  [2026, 'northern', '01-01 03-17 04-03 04-06 05-04 05-25 07-12 07-13 08-31 12-25 12-26 12-28'],
] as const)('in %i, the bank holidays of %s are known', (year, area, days) => {
  expect(daysOf(year, area)).toBe(days)
})

it('has of a holiday on a weekend only the weekday in its place, as the official list', () => {
  const days = ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29']
  expect(days.filter((date) => isBankHoliday(date, 'england'))).toEqual([
    '2027-12-27',
    '2027-12-28',
  ])
  expect(isBankHoliday('2026-06-15', 'scotland')).toBe(true)
  expect(isBankHoliday('2026-06-15', 'england')).toBe(false)
})
