import type { FieldProblem } from '../../change/check-change.ts'
import { element, messageNodes } from '../../../pages/scripts/element.ts'
import { type Fix, fixesIn } from '../../change/fixes-in-hint.ts'
import { otherButton } from '../other-button.ts'
import { say, saying } from './about.ts'

/**
 * What is wrong with an answer, one sentence after the other, in the words of residents where there are some, else in those of a
 * check. A value that a check offers has a button, which calls `fix` and is called by `labelOf`.
 */
export const problemNodes = (
  problems: readonly FieldProblem[],
  fix: (problem: FieldProblem, fix: Fix) => void,
  labelOf: (problem: FieldProblem, fix: Fix) => string,
): Node[] =>
  problems.flatMap((problem) => {
    const { message, hint = '' } = problem
    const fixes = fixesIn(message, hint)
    const own = wordsFor(problem, fixes.length > 0)
    const sentence = own
      ? element('span', { class: 'error' }, own)
      : element('span', { class: 'error', lang: 'en' }, ...messageNodes(`${message} ${hint}`))
    return [
      sentence,
      ...fixes.map((one) =>
        otherButton(saying(say.fix, labelOf(problem, one)), () => fix(problem, one)),
      ),
    ]
  })

const SENTENCES: Readonly<Record<string, string>> = say.problems

/** The residents' sentence for a problem of this field, or of its code; none where the editors' is shown. */
const wordsFor = (
  { code, field, part = field }: FieldProblem,
  isOffered: boolean,
): string | undefined =>
  (isOffered ? SENTENCES[`${code} offered`] : undefined) ??
  SENTENCES[`${code} ${part}`] ??
  SENTENCES[code]

/** What a field has now, where somebody proposed something else. */
export const conflictNode = (messages: { conflict: string; empty: string }, now: string): Node =>
  element(
    'span',
    { class: 'notice' },
    `${messages.conflict} `,
    element('strong', {}, now || messages.empty),
  )
