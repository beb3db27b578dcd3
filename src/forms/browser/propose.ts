/*
 * Loaded by the form when somebody sends something to the editors without an account, and to see what has become of it.
 */
import { CONFIRMATIONS, PROPOSE } from '../../pages/address.ts'
import { troubleOf } from './read-files.ts'
import { PATIENCE } from './send-report.ts'
import type { Confirmed, Confirming, Sending, Sent } from './sending.ts'
import { writeChange } from './write-change.ts'
import { writeConfirmation } from './write-confirmation.ts'
export { readPullState } from './read-pull-state.ts'

/** What the server says: the number of the pull request, or a sentence. */
type Answer = Extract<Sent, { readonly number: number } | { readonly problem: string }>

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function send(sending: Sending): Promise<Sent> {
  const { why, honeypot } = sending
  try {
    const written = await writeChange(sending)
    if (!('files' in written)) return written
    return await post(PROPOSE, { files: written.files, why, website: honeypot })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/** Sends that a service is still right. */
export async function sendConfirmation(confirming: Confirming): Promise<Confirmed> {
  try {
    const written = await writeConfirmation(confirming)
    if (!('file' in written)) return written
    const { honeypot } = confirming
    return await post(CONFIRMATIONS, { files: [written.file], why: '', website: honeypot })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

async function post(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const answer = (await response.json()) as { number: number; title: string; detail?: string }
  if (response.ok) return { number: answer.number }
  return { problem: `${answer.title} ${answer.detail ?? ''}`.trim() }
}
