import { REPORT } from '../../pages/address.ts'
import type { Report } from '../server/report/report.ts'

/** A problem by its kind, and in a sentence; no sentence where the host itself has counted too many requests. */
export interface Refused {
  readonly problem: string
  readonly kind: string
}

/** Milliseconds until an answer counts as lost: more than the host waits for GitHub. */
const PATIENCE = 50_000

/** Posts JSON to the site itself. Rejects where no answer came: the host may have acted on the request. */
export async function post<T extends object = { readonly number: number }>(
  address: string,
  body: object,
): Promise<T | Refused> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const isTooOften = response.status === 429
  const answer = (await response.json().catch((error: unknown) => {
    if (isTooOften) return {}
    throw error
  })) as T & Partial<Record<'type' | 'title' | 'detail', string>>
  if (response.ok) return answer
  const { type = '', title = '', detail = '' } = answer
  const kind = isTooOften ? 'too-often' : type.slice(type.lastIndexOf(':') + 1)
  return { problem: `${title} ${detail}`.trim(), kind }
}

/** What became of a report: its number, a problem, or that it may have arrived. */
export type Reported = { readonly number: number } | Refused | { readonly trouble: 'offline' }

/** Sends a report. `honeypot` is what stands in the field that people do not see. */
export const sendReport = (report: Report, honeypot: string): Promise<Reported> =>
  post(REPORT, { ...report, website: honeypot }).catch(() => ({ trouble: 'offline' }) as const)
