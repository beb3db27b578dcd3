/** Formats a count with its noun, such as "no warnings" or "1,200 requests". */
export const plural = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`

export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const time = (ms: number): string =>
  ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
