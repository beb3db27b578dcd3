import type { HttpResponse } from './client.ts'

const SECOND = 1000

/** Whether a server asks its clients to slow down. */
export const isBusy = ({ status }: Pick<HttpResponse, 'status'>): boolean =>
  status === 429 || status === 503

/**
 * How long a busy server asks to wait, in milliseconds; `undefined` where it does not say. `Retry-After` is a number of
 * seconds or a date (RFC 9110, section 10.2.3).
 */
export function retryAfter(
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  now: number,
): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (!isBusy({ status })) return undefined
  if (/^\d+$/.test(value)) return Number(value) * SECOND
  const isDate = /^[A-Z][a-z]+,? /.test(value)
  const date = isDate ? Date.parse(value) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
