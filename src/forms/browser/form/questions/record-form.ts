import type { FieldProblem } from '../../../change/check-change.ts'
import {
  type FormField,
  type FormKind,
  type FormValues,
  isListType,
  typeOf,
} from '../../../questions/fields.ts'
import { type Fix, fixed, fixesIn } from '../../../change/fixes-in-hint.ts'
import { say, saying } from '../about.ts'
import { type Answer, type Value, createTextAnswer } from './answer.ts'
import { byId, element } from '../../../../pages/scripts/element.ts'
import { timesInWords } from './clocks.ts'
import { createListAnswer } from './list-answer.ts'
import { createPlaceMap } from './place-map.ts'
import { createMoreGroups } from './more-groups.ts'
import { conflictNode, problemNodes } from '../problem-nodes.ts'
import { type Surroundings, createReferenceAnswer } from './reference-answer.ts'

type Write = (problem: FieldProblem, fix: Fix) => HTMLElement | undefined

/** Copies the questions about a kind of record. `prefix` is put before their ids, which are different for each record. */
export function createRecordForm(
  kind: FormKind,
  prefix: string,
  surroundings: Surroundings,
  onChange: () => void,
) {
  const box = byId<HTMLTemplateElement>(`questions-${kind}`).content.cloneNode(
    true,
  ) as DocumentFragment
  for (const one of box.querySelectorAll('*'))
    for (const name of ['id', 'for', 'name', 'aria-describedby']) {
      const value = one.getAttribute(name)
      if (value)
        one.setAttribute(
          name,
          value.replace(/\S+/g, (id) => prefix + id),
        )
    }
  const boxes = new Map(
    [...box.querySelectorAll<HTMLElement>('[data-field]')].map((one) => [
      one.dataset.field as FormField,
      one,
    ]),
  )
  const part = (name: string, field: FormField) =>
    boxes.get(field)!.querySelector<HTMLElement>(`[id="${prefix}${name}-${field}"]`)!
  const references: { refresh(): void }[] = []
  const answers = new Map<FormField, Answer>()
  for (const [field, one] of boxes) {
    const type = typeOf(kind, field)
    if (type === 'list') {
      const load = field === 'service_areas' ? () => surroundings.names.load('areas') : undefined
      answers.set(field, createListAnswer(one, onChange, load))
    } else if (type === 'text') answers.set(field, createTextAnswer(one, onChange))
    else {
      const answer = createReferenceAnswer(one, `${prefix}find-${field}`, surroundings, onChange)
      answers.set(field, answer)
      references.push(answer)
    }
  }
  const [north, east] = [answers.get('latitude'), answers.get('longitude')]
  if (north && east) {
    const place = createPlaceMap({
      read: () =>
        [north, east, answers.get('postal_code')!].map((one) => String(one.read())) as [
          string,
          string,
          string,
        ],
      write(latitude, longitude) {
        north.write(latitude)
        east.write(longitude)
        for (const field of ['latitude', 'longitude'] as const) left.add(field)
        onChange()
      },
    })
    if (place) boxes.get('postal_code')!.after(place)
  }
  const groups = createMoreGroups(kind, box.querySelector('.groups')!, { prefix, onChange })
  const shown = new Set(boxes.keys())
  const left = new Set<FormField>()
  /** What stands in fields that the form has completed. */
  const completed = new Map<FormField, string>()
  for (const one of box.children) one.addEventListener('focusout', onLeave as EventListener)

  function onLeave({ target, relatedTarget }: FocusEvent): void {
    const question = (target as Element).closest<HTMLElement>('[data-field]')
    if (!question || question.contains(relatedTarget as Node | null)) return
    left.add(question.dataset.field as FormField)
    onChange()
  }

  /** Writes the only thing that an answer can mean, and says so. What was written stands until the answer changes. */
  function complete(field: FormField, [problem, other]: readonly FieldProblem[], write: Write) {
    const now = part('now', field)
    if (completed.has(field) && completed.get(field) !== String(answers.get(field)!.read())) {
      completed.delete(field)
      now.replaceChildren()
    }
    const [fix, second] = problem ? fixesIn(problem.message, problem.hint) : []
    if (!problem || other || !fix?.isCertain || second || completed.has(field)) return
    write(problem, fix)
    completed.set(field, String(answers.get(field)!.read()))
    now.replaceChildren(element('span', { class: 'quiet' }, saying(say.completed, fix.to)))
  }

  /** The questions with an error that somebody has seen. */
  let wrong: ReadonlySet<FormField> = new Set()

  function openAt(field: FormField): void {
    if (boxes.has(field)) boxes.get(field)!.closest('details')?.setAttribute('open', '')
    else groups.open()
  }

  const answerOf = (field: FormField) =>
    boxes.get(field)!.hidden ? '' : answers.get(field)!.read()

  return {
    box,
    /** The questions in their order. */
    fields: [...boxes.keys(), ...groups.fields] as readonly FormField[],
    /** Those of them that are behind “More” and load when that is opened. */
    groups: groups.fields,
    /** What is asked about a field. */
    askOf: (field: FormField): string =>
      groups.at(field)?.ask ??
      boxes.get(field)?.querySelector('label, legend')?.textContent ??
      field.replaceAll('_', ' '),
    /** What is filled in. A field that the form cannot show is absent. */
    read: (): FormValues => ({
      ...Object.fromEntries([...shown].map((field) => [field, answerOf(field)])),
      ...groups.read(),
    }),
    /** Hides questions that do not arise, and takes them for empty; or asks them again. What was typed stays. */
    skip(fields: readonly FormField[], isSkipped: boolean): void {
      for (const field of fields) boxes.get(field)!.hidden = isSkipped
    },
    write(values: FormValues): void {
      for (const [field, answer] of answers) {
        const value = values[field] as Value | undefined
        if (value !== undefined) answer.write(value)
        else if (isListType(typeOf(kind, field))) {
          shown.delete(field)
          boxes.get(field)!.querySelector('.add')?.remove()
          part('now', field).textContent = say.unshown
        }
      }
      groups.write(values)
    },
    openMore: groups.open,
    /** The questions that somebody has answered or passed over. */
    left: left as ReadonlySet<FormField>,
    /** Takes every question for answered. */
    leave(): void {
      wrong = new Set()
      for (const field of [...boxes.keys(), ...groups.fields]) left.add(field)
    },
    /** Shows the problems of some fields, and none of the others. */
    showProblems(problems: readonly FieldProblem[]): void {
      for (const [field, answer] of answers) {
        const own = problems.filter((problem) => problem.field === field)
        const write = (problem: FieldProblem, fix: Fix) => {
          const input = answer.replace?.(problem, (value) => fixed(value, fix))
          onChange()
          return input
        }
        complete(field, own, write)
        const nodes = problemNodes(
          own,
          (problem, fix) => write(problem, fix)?.focus(),
          field === 'hours'
            ? ({ index = 0 }, fix) => timesInWords(fixed([answer.read()].flat()[index] ?? '', fix))
            : undefined,
        )
        part('problem', field).replaceChildren(...nodes)
        answer.mark(own)
      }
      groups.showProblems(problems)
      const errors = problems.filter(({ severity }) => severity === 'error')
      const seen = wrong
      wrong = new Set(errors.map(({ field }) => field))
      for (const field of wrong) if (!seen.has(field)) openAt(field)
    },
    /** Goes to a question. */
    focus(field: FormField): void {
      openAt(field)
      const question = boxes.get(field) ?? groups.at(field)?.box
      question?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    },
    /** Shows what a field has now, where somebody proposed something else. */
    showConflict(field: FormField, now: string): void {
      if (groups.fields.includes(field)) void groups.showConflict(field, now)
      else part('now', field)?.replaceChildren(conflictNode(say, now))
    },
    /** Shows where a record of this name is already. */
    showTwin(address: string | undefined): void {
      const link = address && element('a', { href: address }, address)
      const notice = link && element('span', { class: 'notice' }, `${say.twin} `, link)
      const box = part('now', 'name')
      // Said once, and not after every key.
      if ((box.querySelector('a')?.getAttribute('href') ?? undefined) !== address)
        box.replaceChildren(...(notice ? [notice] : []))
    },
    /** Shows the names of records again, because one has another name. */
    refresh: (): void => references.forEach((one) => one.refresh()),
  }
}
export type RecordForm = ReturnType<typeof createRecordForm>
