/*
 * Loaded by the form when somebody sends something to the editors without an account, and to see what has become of it.
 */
import type { FormValues } from '../../proposal/fields.ts'
import { changedIn, newerValues } from '../../proposal/rebase-proposal.ts'
import { CONFIRMATIONS, PROPOSE } from '../address.ts'
import { troubleOf } from './read-files.ts'
import type { Sending, Sent } from './sending.ts'
import { readNow, writeChange } from './write-change.ts'
export { readPullState } from './read-pull-state.ts'

/** What the server says: the number of the pull request, or a sentence. */
type Answer = Extract<Sent, { readonly number: number } | { readonly problem: string }>

/** What became of a confirmation. */
export type Confirmed =
  Answer | { readonly trouble: 'offline' | 'unreadable' | 'newer' | 'already' }

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function send(sending: Sending): Promise<Sent> {
  const { changes, why, trap } = sending
  try {
    const written = await writeChange(sending)
    if (!('files' in written)) return written
    return await post(PROPOSE, { files: written.files, changes, why, website: trap })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/**
 * Sends that a service is still right, which is a change of its day alone. Nobody can say so of a record that says something else
 * now than the page.
 */
export async function sendConfirmation(
  sending: Omit<Sending, 'changes' | 'why' | 'seen'>,
): Promise<Confirmed> {
  const [record] = changedIn(sending.proposal)
  if (!record) return { trouble: 'already' }
  try {
    const { texts } = await readNow(sending)
    const now = newerValues(record, { ...sending, texts })
    const { before } = sending.shown(record.id)!
    if (!isSameButDay(before, now)) return { trouble: 'newer' }
    const written = await writeChange({ ...sending, seen: new Map([[record.id, now]]) })
    if ('conflicts' in written) return { trouble: 'newer' }
    if ('problem' in written) return written
    const { files } = written
    if (files.length === 0) return { trouble: 'already' }
    return await post(CONFIRMATIONS, { files, changes: [], why: '', website: sending.trap })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

const isSameButDay = (before: FormValues, now: FormValues): boolean =>
  JSON.stringify({ ...before, assured_date: '' }) === JSON.stringify({ ...now, assured_date: '' })

async function post(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { number: number; title: string; detail?: string }
  if (response.ok) return { number: answer.number }
  return { problem: `${answer.title} ${answer.detail ?? ''}`.trim() }
}
