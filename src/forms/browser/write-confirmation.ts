import type { FormValues } from '../questions/fields.ts'
import type { ProposedFile } from '../change/proposed-change.ts'
import { changedIn, newerValues } from '../change/rebase-proposal.ts'
import { isSame } from '../change/values.ts'
import type { Confirmed, Confirming } from './sending.ts'
import { type Reader, readNow, writeChange } from './write-change.ts'

/** The text of a record with the day on which it was found right, and the text before. */
export interface WrittenConfirmation {
  readonly file: ProposedFile
  readonly before: string
}

/**
 * Writes that a service is still right, which is a change of its day alone. Nobody can say so of a record that says something else
 * now than the page. Throws a `GitHubError`.
 */
export async function writeConfirmation(
  confirming: Confirming,
  reader?: Reader,
): Promise<WrittenConfirmation | Exclude<Confirmed, { readonly number: number }>> {
  const [record] = changedIn(confirming.proposal)
  if (!record) return { trouble: 'already' }
  const { texts } = await readNow(confirming, reader)
  const now = newerValues(record, { ...confirming, texts })
  if (!isSameButDay(confirming.shown(record.id)!.values, now)) return { trouble: 'newer' }
  const seen = new Map([[record.id, now]])
  const written = await writeChange({ ...confirming, seen }, reader)
  if ('conflicts' in written) return { trouble: 'newer' }
  if ('problem' in written) return written
  const { files, before } = written
  return files[0] ? { file: files[0], before: before[0]! } : { trouble: 'already' }
}

const isSameButDay = (before: FormValues, now: FormValues): boolean =>
  isSame({ ...before, assured_date: '' }, { ...now, assured_date: '' })
