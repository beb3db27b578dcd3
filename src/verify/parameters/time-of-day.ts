/** A time of day in seconds. With an offset from UTC, local time may be an hour earlier or later. */
export interface TimeOfDay {
  readonly earliest: number
  readonly latest: number
  /** As 09:30, without seconds and offset. */
  readonly text: string
}

const HOUR = 3600

/** Reads 09:30, 09:30:15, 09:30Z and 09:30+01:00; `undefined` for anything else. */
export function readTime(time: unknown): TimeOfDay | undefined {
  const [, hours, minutes, seconds = '0', offset] =
    /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(String(time)) ?? []
  if (!hours || !minutes) return undefined
  const at = Number(hours) * HOUR + Number(minutes) * 60 + Number(seconds)
  const tolerance = offset ? HOUR : 0
  return { earliest: at - tolerance, latest: at + tolerance, text: `${hours}:${minutes}` }
}
