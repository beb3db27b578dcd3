import { WEEKDAYS, type Weekday, weekdayName } from '../../hsds/weekdays.ts'

/** Mon, Tue and so on, as `hours` has them. */
export const shortNameOf = (day: Weekday): string => weekdayName(day).slice(0, 3)

/** Monday, Mondays, Mon, Mons, Mo; and the other short forms of some days. */
const SPELLINGS: ReadonlyMap<string, Weekday> = new Map([
  ...WEEKDAYS.flatMap((day) => {
    const name = weekdayName(day).toLowerCase()
    const short = name.slice(0, 3)
    const words = [name, `${name}s`, short, `${short}s`, name.slice(0, 2)]
    return words.map((word) => [word, day] as const)
  }),
  ['weds', 'WE'],
  ['thur', 'TH'],
  ['thurs', 'TH'],
])

/** The weekday that a word in small letters names: `tuesdays`, `tue.`, `tuesday's`. */
export const weekdayOf = (word: string): Weekday | undefined =>
  SPELLINGS.get(word.replace(/\.$/, '').replace(/['’]s$/, ''))

/** A pattern of every spelling of a weekday, for texts in small letters. */
export const WEEKDAY = `(?:${[...SPELLINGS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`

/** Days in the order of the week, each once. */
export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day))

/** The seven days of a week that starts on this day. */
export function weekFrom(first: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(start), ...WEEKDAYS.slice(0, start)]
}

/** From one day to another, through the weekend if necessary: Fri-Mon has four days. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const week = weekFrom(first)
  return week.slice(0, week.indexOf(last) + 1)
}

export const dayAfter = (day: Weekday): Weekday => weekFrom(day)[1]!

/** Splits days of the week, in order, into runs: three or more in a row are one run, other days stand alone. */
export function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const follows = run && WEEKDAYS.indexOf(run.at(-1)!) + 1 === WEEKDAYS.indexOf(day)
    if (follows) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])))
}
