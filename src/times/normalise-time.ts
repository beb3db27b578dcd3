/**
 * A time of day with two digits for the hour, from the forms that people write: `9:00`, `9am`, `17.30`, `5.30 pm`, `12 noon`. `5:30`
 * is ambiguous and gives undefined. `after` is the time at which the thing starts: an end at `9:30` is in the morning only
 * if the start is before it.
 */
export function normaliseTime(text: string, after?: string): string | undefined {
  if (NOON.test(text.trim())) return '12:00'
  const match =
    /^(\d{1,2})(?:[:.](\d\d))?(?::(\d\d))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim()) ??
    /^(\d\d)(\d\d)()()$/.exec(text.trim())
  const [, hour, minute, second, half] = match ?? []
  if (hour === undefined || (minute === undefined && !half)) return undefined
  const time = written(hourOf(Number(hour), half?.toLowerCase()), minute ?? '00', second)
  if (time === undefined) return undefined
  if (!half && hour.length === 1 && !isClear(Number(hour), time, after)) return undefined
  return time
}

/** A midnight could begin the day or end it, so only noon has a word. */
const NOON = /^(?:12(?:[:.]00)?\s*(?:pm\s*)?)?(?:noon|midday)$/i

/** 12pm is noon. 12am is midnight, but many write it for noon, so it is not guessed. */
function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour
  if (hour < 1 || hour > 12 || (hour === 12 && half === 'a')) return Number.NaN
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function written(hour: number, minute: string, second?: string): string | undefined {
  const time = `${String(hour).padStart(2, '0')}:${minute}${second ? `:${second}` : ''}`
  return TIME.test(time) ? time : undefined
}

/** A time of day of the standard. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Hours from seven on are in the morning, unless the thing starts later. */
const isClear = (hour: number, time: string, after: string | undefined) =>
  (hour === 0 || hour >= 7) && (after === undefined || after < time)
