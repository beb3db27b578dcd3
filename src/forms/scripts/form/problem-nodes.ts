import type { FieldProblem } from '../../proposal/check-change.ts'
import { element, messageNodes } from '../../../pages/scripts/element.ts'

/** What is wrong with an answer, one sentence after the other. */
export const problemNodes = (problems: readonly FieldProblem[]): Node[] =>
  problems.map(({ message, hint = '' }) =>
    element('span', { class: 'error' }, ...messageNodes(`${message} ${hint}`)),
  )

/** What a field has now, where somebody proposed something else. */
export const conflictNode = (say: { conflict: string; empty: string }, now: string): Node =>
  element('span', { class: 'notice' }, `${say.conflict} `, element('strong', {}, now || say.empty))
