import type { FieldProblem } from '../../../change/check-change.ts'
import { type Fix, fixed, fixesIn } from '../../../change/fixes-in-hint.ts'
import type { FormValue } from '../../../questions/fields.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { say, saying } from '../about.ts'
import { conflictNode, problemNodes } from '../problem-nodes.ts'
import type { Answer } from './answer.ts'

/** What is asked, and a hint. */
export type Words = readonly [ask: string, hint: string]

/** The attributes of what is answered in one control. */
export const idsOf = (name: string, prefix: string) => ({
  id: `${prefix}field-${name}`,
  'aria-describedby': ['hint', 'now', 'problem'].map((of) => `${prefix}${of}-${name}`).join(' '),
})

export interface Question {
  readonly box: HTMLElement
  ask(): string
  /** Asks about something else. */
  askAbout(words: Words, whose: string): void
  /** What is filled in; undefined where it cannot be shown. */
  read(): FormValue | undefined
  write(value: FormValue | undefined): void
  showProblems(problems: readonly FieldProblem[]): void
  focus(): void
  /** Shows the published value beside a proposed one that conflicts with it. */
  showConflict(value: string): void
  /** Shows where a record of this name is already. */
  showTwin(address: string | undefined): void
  refresh(): void
}

/** A question: what is asked, where it is answered, what the field has now, and what is wrong. `isGroup`: it is answered in several places. */
export function createQuestion(
  {
    name,
    words: [ask, hint],
    prefix,
    isGroup = false,
    others,
  }: {
    readonly name: string
    readonly words: Words
    readonly prefix: string
    readonly isGroup?: boolean
    /** The questions about other fields. */
    readonly others?: (field: string) => Question | undefined
  },
  answer: Answer,
  onChange: () => void,
): Question {
  const { id, ...described } = idsOf(name, prefix)
  const title = isGroup ? element('legend', {}, ask) : element('label', { for: id }, ask)
  const about = element('span', { class: 'quiet', id: `${prefix}hint-${name}` }, hint)
  const now = element('span', { id: `${prefix}now-${name}` })
  const wrong = element('span', { class: 'error', id: `${prefix}problem-${name}` })
  const { content, adding } = answer
  const box = isGroup ? element('fieldset', described) : element('p')
  box.append(title, about, ...content, now, wrong, ...(adding ? [adding] : []))
  /** False where the form cannot show what is published. */
  let isShown = true
  /** What the form has completed. */
  let completed: string | undefined

  const write = (problem: FieldProblem, fix: Fix) => {
    const input = answer.replace?.(problem, (value) => fixed(value, fix))
    if (fix.other) others?.(fix.other.field)?.write(fix.other.to)
    onChange()
    return input
  }

  /** What the button of a fix writes, and where that is at another question, or what it means. */
  function labelOf(problem: FieldProblem, fix: Fix): string {
    const { to, other } = fix
    const at = other && saying(say.fixAt, others?.(other.field)?.ask() ?? other.field)
    const own = [to.replaceAll('\n', '; '), ...(other ? [`${other.to} ${at}`] : [])]
    const means = answer.means?.(problem, fix)
    return own.filter(Boolean).join(', ') + (means === undefined ? '' : ` (${means})`)
  }

  /** Writes the only thing that an answer can mean, and says so. What was written stands until the answer changes. */
  function complete([problem, other]: readonly FieldProblem[]): void {
    if (completed !== undefined && completed !== String(answer.read())) {
      completed = undefined
      now.replaceChildren()
    }
    const [fix, second] = problem ? fixesIn(problem.message, problem.hint) : []
    if (!problem || other || !fix?.isCertain || second || completed !== undefined) return
    write(problem, fix)
    completed = String(answer.read())
    now.replaceChildren(element('span', { class: 'quiet' }, saying(say.completed, fix.to)))
  }

  return {
    box,
    ask: () => title.textContent,
    askAbout([other, otherHint]: Words, whose: string): void {
      title.textContent = other
      about.textContent = otherHint
      const button = adding?.firstElementChild
      button?.setAttribute('aria-label', `${button.textContent}: ${whose}`)
    },
    read: () => (isShown ? answer.read() : undefined),
    write(value) {
      isShown = value !== undefined
      if (adding) adding.hidden = !isShown
      if (value === undefined) now.textContent = say.unshown
      else answer.write(value)
    },
    showProblems(problems) {
      if (answer.replace) complete(problems)
      const said = answer.mark(problems)
      const goTo = (problem: FieldProblem, fix: Fix) => write(problem, fix)?.focus()
      wrong.replaceChildren(...problemNodes(said, goTo, labelOf))
    },
    focus: () => box.querySelector<HTMLElement>('input, textarea, button')?.focus(),
    showConflict: (value) => now.replaceChildren(conflictNode(say, value)),
    showTwin(address) {
      // Said once, and not after every key.
      if ((now.querySelector('a')?.getAttribute('href') ?? undefined) === address) return
      const link = address && element('a', { href: address }, address)
      now.replaceChildren(
        ...(link ? [element('span', { class: 'notice' }, `${say.twin} `, link)] : []),
      )
    },
    refresh: () => answer.refresh?.(),
  }
}
