import type { SlugOf } from '../../change/apply-proposal.ts'
import { type TextProblem, createTextChecker } from '../../change/check-text.ts'
import type { FormField, FormValues } from '../../questions/fields.ts'
import { neighboursFor } from '../../change/neighbours.ts'
import type { Neighbour } from '../../change/stand-ins.ts'
import { type FormRecord, propose } from '../../change/proposal.ts'
import { filesOf, rebaseProposal } from '../../change/rebase-proposal.ts'
import { type TextChange, textChange } from '../../change/text-change.ts'
import { changedValues, isSame } from '../../change/values.ts'
import { fieldsIn } from '../../../record/yaml/parse-yaml.ts'
import type { AskedText, ReadText } from './read-text.ts'

/** What a text means for the form. */
export interface TextState {
  /** What the answers to questions cannot say; absent when they say all of it. */
  readonly change?: TextChange
  /** What the form shows of the text; as it was before, while it cannot be read. */
  readonly values: FormValues
  /** Those that the text has changed since the last time. */
  readonly answers: FormValues
  /** In sentences. */
  readonly changes: readonly string[]
  readonly problems: readonly TextProblem[]
}

export interface TextKnowledge {
  readonly settings: Parameters<typeof createTextChecker>[0]
  readonly known: readonly Neighbour[]
}

/** Reads texts of a record as somebody types them. */
export function createTextState(
  asked: AskedText,
  { base, problem }: ReadText,
  { settings, known }: TextKnowledge,
): (text: string) => TextState {
  const { main } = asked
  const { kind, slug } = main
  const isNew = base === ''
  const check = createTextChecker(settings, { kind, slug, known, ...(!isNew && { before: base }) })
  const was = fieldsIn(base) ?? {}
  const knownIn = (field: FormField) => neighboursFor(field, known)
  // Answers that are not in the text stay until the text says otherwise.
  let values = problem === undefined ? main.after : main.before

  /** True when the answers alone would write the same text. */
  function isAnswered(after: FormValues, text: string): boolean {
    const { text: _, ...record } = main
    const proposal = propose([{ ...record, after } as FormRecord])
    if (!proposal) return base === text
    const slugOf: SlugOf = (reference, field) =>
      knownIn(field).find((one) => one.id === reference)?.slug ?? asked.slugOf(reference, field)
    const newId = () => String(fieldsIn(text)?.id ?? '')
    const texts = new Map(isNew ? [] : filesOf(proposal, asked).map((file) => [file, base]))
    const applied = rebaseProposal(proposal, { ...asked, slugOf, texts, newId })
    return 'changes' in applied && (applied.changes[0]?.after ?? base) === text
  }

  return (text) => {
    const { problems, changes, value } = check(text)
    const shown = values
    if (value) values = { ...main.before, ...changedValues(kind, { was, is: value }, knownIn) }
    const change = value && isAnswered(values, text) ? undefined : textChange(base, text)
    return { values, answers: unlike(shown, values), changes, problems, ...(change && { change }) }
  }
}

/** The values that are others than before. */
const unlike = (was: FormValues, is: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(is).filter(([field, value]) => !isSame(was[field as FormField], value)),
  )
