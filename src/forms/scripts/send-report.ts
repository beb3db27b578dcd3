import { REPORT } from '../../pages/address.ts'
import type { Report } from '../report/report.ts'

/** What became of a report: it arrived, the server has refused it with a problem of this kind, or it may have arrived. */
export type Reported = 'sent' | 'offline' | { readonly problem: string }

/** Sends a report. `honeypot` is what stands in the field that people do not see. */
export async function sendReport(report: Report, honeypot: string): Promise<Reported> {
  try {
    const response = await fetch(REPORT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, website: honeypot }),
    })
    if (response.ok) return 'sent'
    if (response.status === 429) return { problem: 'too-often' }
    const { type = '' } = (await response.json()) as { readonly type?: string }
    return { problem: type.slice(type.lastIndexOf(':') + 1) }
  } catch {
    return 'offline'
  }
}
