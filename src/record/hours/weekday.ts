import { WEEKDAYS } from '../../hsds/weekdays.ts'

/** A weekday as RFC 5545 abbreviates it. */
export type Weekday = (typeof WEEKDAYS)[number]

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const nameOf = (day: Weekday): string => NAMES[WEEKDAYS.indexOf(day)]!

/** Mon, Tue and so on, as our own shorthand writes them. */
export const shortNameOf = (day: Weekday): string => nameOf(day).slice(0, 3)

/** Monday, Mondays, Mon, Mons, Mo; and what is said of some days besides. */
const WORDS: ReadonlyMap<string, Weekday> = new Map([
  ...WEEKDAYS.flatMap((day, i) => {
    const name = NAMES[i]!.toLowerCase()
    const short = name.slice(0, 3)
    const words = [name, `${name}s`, short, `${short}s`, name.slice(0, 2)]
    return words.map((word) => [word, day] as const)
  }),
  ['weds', 'WE'],
  ['thur', 'TH'],
  ['thurs', 'TH'],
])

/** The weekday that a word names, in small letters: `tuesdays`, `tue.`, `tuesday's`. */
export const weekdayOf = (word: string): Weekday | undefined =>
  WORDS.get(word.replace(/\.$/, '').replace(/['’]s$/, ''))

/** Days in the order of the week, each once. */
export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day))

/** From one day to another, through the weekend where need be: Fri-Mon has four days. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first)
  const length = ((WEEKDAYS.indexOf(last) - start + 7) % 7) + 1
  return Array.from({ length }, (_, i) => WEEKDAYS[(start + i) % 7]!)
}

export const dayAfter = (day: Weekday): Weekday => daysBetween(day, day === 'SU' ? 'MO' : 'SU')[1]!

/** Days of the week in stretches: three or more in a row belong together, others stand alone. */
export function stretchesOf(days: readonly Weekday[]): Weekday[][] {
  const rows: Weekday[][] = []
  for (const day of days) {
    const row = rows.at(-1)
    const follows = row && WEEKDAYS.indexOf(row.at(-1)!) + 1 === WEEKDAYS.indexOf(day)
    if (follows) row.push(day)
    else rows.push([day])
  }
  return rows.flatMap((row) => (row.length > 2 ? [row] : row.map((day) => [day])))
}
