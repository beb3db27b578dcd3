/** A time of the day in seconds; with an offset from UTC it may be meant an hour earlier or later. */
export interface Clock {
  readonly earliest: number
  readonly latest: number
  /** As 09:30, without seconds and offset. */
  readonly text: string
}

const HOUR = 3600

/** Reads 09:30, 09:30:15, 09:30Z and 09:30+01:00; anything else says nothing. */
export function readClock(time: unknown): Clock | undefined {
  const [, hours, minutes, seconds = '0', offset] =
    /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(String(time)) ?? []
  if (!hours || !minutes) return undefined
  const at = Number(hours) * HOUR + Number(minutes) * 60 + Number(seconds)
  const slack = offset ? HOUR : 0
  return { earliest: at - slack, latest: at + slack, text: `${hours}:${minutes}` }
}
