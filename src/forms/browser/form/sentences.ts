import { type ProposedRecord, fieldsOf } from '../../change/proposal.ts'
import { say, saying } from './about.ts'
import type { OpenRecord } from './open-record.ts'

/** The sentences of a change. While an answer is wrong there are none, and the questions are named. */
export function sentencesOf(
  changes: readonly string[],
  proposed: readonly ProposedRecord[],
  open: readonly OpenRecord[],
): readonly string[] {
  if (changes.length > 0) return changes
  return proposed.flatMap((record, i) => {
    if (!('id' in record)) return saying(say.subject.add, record.set.name ?? '')
    const { form } = open.find(({ published }) => published?.id === record.id) ?? open[i]!
    return fieldsOf(record.kind, record.set)
      .filter((field) => form.fields.includes(field))
      .map((field) => `${say.answered} ${form.askOf(field)}`)
  })
}
