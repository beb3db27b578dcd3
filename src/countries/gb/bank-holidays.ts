import { memoiseLru } from '../../text/memoise.ts'

const DAY = 24 * 60 * 60 * 1000

/** A part of the United Kingdom with bank holidays of its own. */
export type BankHolidayArea = 'england' | 'scotland' | 'northern'

/**
 * The parts of the United Kingdom that have a bank holiday on a day such as `2026-12-25`, by the rules of the Banking and
 * Financial Dealings Act 1971 and custom, and those proclaimed for one year. A holiday on a weekend is among them beside the
 * weekday in its place, because places close on either.
 */
export function bankHolidayIn(date: string): readonly BankHolidayArea[] {
  const year = Number(date.slice(0, 4))
  return AREAS.filter((area) => daysIn(area, year).has(date))
}

/**
 * True when a day is a bank holiday of a part by the official list (https://www.gov.uk/bank-holidays), which has of a holiday on a
 * weekend only the weekday in its place.
 */
export const isBankHoliday = (date: string, area: BankHolidayArea): boolean =>
  !isWeekend(Date.parse(date)) && bankHolidayIn(date).includes(area)

const AREAS = ['england', 'scotland', 'northern'] as const

const daysIn = (area: BankHolidayArea, year: number) => daysInYears[area](year)

/** Asked for many days of few years. */
const daysInYears = {
  england: memoiseLru(16, (year: number) => new Set(holidaysOf('england', year))),
  scotland: memoiseLru(16, (year: number) => new Set(holidaysOf('scotland', year))),
  northern: memoiseLru(16, (year: number) => new Set(holidaysOf('northern', year))),
}

function holidaysOf(area: BankHolidayArea, year: number): readonly string[] {
  const easter = easterOf(year)
  const newYear = area === 'scotland' ? ['01-01', '01-02'] : ['01-01']
  return [
    ...substituted(year, newYear),
    dateOf(easter - 2 * DAY),
    ...(area === 'scotland' ? [] : [dateOf(easter + DAY)]),
    monday(year, 5, 'first'),
    monday(year, 5, 'last'),
    monday(year, 8, area === 'scotland' ? 'first' : 'last'),
    ...(area === 'scotland' ? substituted(year, ['11-30']) : []),
    ...(area === 'northern' ? ['03-17', '07-12'].flatMap((one) => substituted(year, [one])) : []),
    ...substituted(year, ['12-25', '12-26']),
  ]
    .filter((date) => !MOVED.includes(date))
    .concat(PROCLAIMED.flatMap(([date, ...areas]) => (areas.includes(area) ? [date] : [])))
}

/** Days of one year alone, with the parts that have them: jubilee, state funeral, coronation, football. */
const PROCLAIMED: readonly (readonly [date: string, ...areas: BankHolidayArea[]])[] = [
  ['2022-06-02', 'england', 'scotland', 'northern'],
  ['2022-06-03', 'england', 'scotland', 'northern'],
  ['2022-09-19', 'england', 'scotland', 'northern'],
  ['2023-05-08', 'england', 'scotland', 'northern'],
  ['2026-06-15', 'scotland'],
]

/** Days that others took the place of: the spring holiday of the jubilee. */
const MOVED: readonly string[] = ['2022-05-30']

/** Days of a year, and for each on a weekend the next weekday that is not one of them. */
function substituted(year: number, days: readonly string[]): readonly string[] {
  const dates = days.map((day) => `${year}-${day}`)
  for (const date of [...dates]) {
    if (!isWeekend(Date.parse(date))) continue
    let time = Date.parse(date)
    while (isWeekend(time) || dates.includes(dateOf(time))) time += DAY
    dates.push(dateOf(time))
  }
  return dates
}

const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay())

function monday(year: number, month: number, which: 'first' | 'last'): string {
  // The last Monday is the first one of the next month, a week earlier.
  const from = Date.UTC(year, which === 'first' ? month - 1 : month, 1)
  const first = from + ((8 - new Date(from).getUTCDay()) % 7) * DAY
  return dateOf(which === 'first' ? first : first - 7 * DAY)
}

/** Easter Sunday of the Gregorian calendar (the “anonymous” algorithm of Nature, 1876). */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + leap + 15) % 30
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return Date.UTC(year, 2, 28 + moon - weekday)
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
