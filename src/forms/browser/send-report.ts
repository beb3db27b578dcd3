import { REPORT } from '../../pages/address.ts'
import type { Report } from '../server/report/report.ts'

/** What became of a report: its number, a problem by its kind and in a sentence, or that it may have arrived. */
export type Reported =
  | { readonly number: number }
  | { readonly problem: string; readonly sentence: string }
  | { readonly trouble: 'offline' }

/** Milliseconds until an answer counts as lost: more than the host waits for GitHub. */
export const PATIENCE = 50_000

/** Sends a report. `honeypot` is what stands in the field that people do not see. */
export async function sendReport(report: Report, honeypot: string): Promise<Reported> {
  try {
    const response = await fetch(REPORT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, website: honeypot }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer = (await response.json().catch(() => ({}))) as Answer
    const { number, type = '', title = '', detail = '' } = answer
    if (response.ok && number !== undefined) return { number }
    const kind = type.slice(type.lastIndexOf(':') + 1)
    return {
      problem: response.status === 429 ? 'too-often' : kind,
      sentence: `${title} ${detail}`.trim(),
    }
  } catch {
    return { trouble: 'offline' }
  }
}

interface Answer {
  readonly number?: number
  readonly type?: string
  readonly title?: string
  readonly detail?: string
}
