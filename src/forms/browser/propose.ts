/*
 * Loaded by the form when somebody sends something to the editors without an account, and to see what has become of it.
 */
import { CONFIRMATIONS, PROPOSE } from '../../pages/address.ts'
import { post } from './post.ts'
import { troubleOf } from './read-files.ts'
import type { Sending, Sent } from './sending.ts'
import { writeChange } from './write-change.ts'
export { readPullState } from './github.ts'

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function send(sending: Sending): Promise<Sent> {
  const { why, honeypot, isConfirmation } = sending
  try {
    const written = await writeChange(sending)
    if (!('files' in written)) return written
    const { files } = written
    const answer = await post(isConfirmation ? CONFIRMATIONS : PROPOSE, {
      ...{ files, why, website: honeypot },
    })
    return 'kind' in answer ? { problem: answer.problem } : answer
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}
