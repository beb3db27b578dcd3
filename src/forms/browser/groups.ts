/*
 * Loaded by the form when somebody opens “More questions”: the lists of a record whose entries have several parts.
 */
import type { Group } from '../questions/groups.ts'
import { type GroupAnswer, createGroupAnswer } from './form/questions/group-answer.ts'

/** Shows the questions for some groups in a place of the page. The ids in it begin with `prefix`. */
export function showGroups(
  place: HTMLElement,
  groups: readonly Group[],
  options: { readonly prefix: string; readonly onChange: () => void },
): ReadonlyMap<string, GroupAnswer> {
  const answers = groups.map((group) => [group.field, createGroupAnswer(group, options)] as const)
  place.replaceChildren(...answers.map(([, { box }]) => box))
  return new Map(answers)
}
