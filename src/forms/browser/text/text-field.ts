import type { TextProblem } from '../../change/check-text.ts'
import type { BuiltMessages } from '../../../messages/messages.ts'
import { saying } from '../form/about.ts'
import { otherButton } from '../other-button.ts'
import { element, messageNodes } from '../../../pages/scripts/element.ts'

/** Debounces the check of the text, in milliseconds. */
const PAUSE = 100

export interface TextFieldOptions {
  readonly text: string
  readonly messages: BuiltMessages['recordText']['script']
  /** The elements above the text. */
  readonly notes: readonly string[]
  /** Lines to copy from. */
  readonly kept?: string | undefined
  readonly onInput: (text: string) => void
  readonly onBack: () => void
}

/** A text with the list of its problems. Each leads to its place. */
export function createTextField({
  text,
  messages,
  notes,
  kept,
  onInput,
  onBack,
}: TextFieldOptions) {
  const title = element('h2', { id: 'text-title', tabindex: '-1' }, messages.label)
  const intro = element('p', { class: 'quiet', id: 'text-intro' }, messages.intro)
  const field = element('textarea', {
    id: 'record-text',
    'aria-labelledby': title.id,
    'aria-describedby': `${intro.id} text-state`,
    rows: String(Math.min(30, text.split('\n').length + 1)),
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
    autocomplete: 'off',
  })
  field.value = text
  const state = element('p', { id: 'text-state', role: 'status' })
  const list = element('ul', { class: 'plain', id: 'text-problems' })
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    clearTimeout(timer)
    timer = undefined
    onInput(field.value)
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(check, PAUSE)
  })

  function goTo({ line, column }: TextProblem): void {
    const starts = field.value.split('\n').slice(0, line - 1)
    const at = starts.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
    // A browser scrolls to the cursor of a field that gets the focus.
    field.blur()
    field.setSelectionRange(at, at)
    field.focus()
  }

  function itemOf(problem: TextProblem): HTMLElement {
    const { line, message, hint = '', severity } = problem
    const go = otherButton(saying(messages.line, String(line)), () => goTo(problem))
    const name = severity === 'error' ? 'error' : 'notice'
    return element(
      'li',
      { class: 'entry' },
      go,
      element('span', { class: name, lang: 'en' }, ...messageNodes(`${message} ${hint}`)),
    )
  }

  return {
    box: element(
      'section',
      { 'aria-labelledby': title.id },
      title,
      intro,
      ...notes.map((note) => element('p', { class: 'notice' }, ...messageNodes(note))),
      field,
      ...(kept === undefined ? [] : keptBox(messages.kept, kept)),
      state,
      list,
      element('p', { class: 'act' }, otherButton(messages.back, onBack)),
    ),
    /** Gives the focus to its title. */
    focus: (): void => title.focus(),
    /** Shows what is wrong. */
    show(problems: readonly TextProblem[]): void {
      const { length } = problems
      const said = length === 0 ? messages.fine : saying(messages.problems, String(length))
      // Said once, and not after every key.
      if (state.textContent !== said) state.textContent = said
      field.setAttribute('aria-invalid', String(length > 0))
      list.replaceChildren(...problems.map(itemOf))
    },
    /** Checks at once what was typed last. */
    flush(): void {
      if (timer !== undefined) check()
    },
  }
}
export type TextField = ReturnType<typeof createTextField>

const keptBox = (said: string, kept: string): HTMLElement[] => [
  element('p', { class: 'notice', id: 'text-kept' }, said),
  element('textarea', { readonly: '', rows: '6', 'aria-labelledby': 'text-kept' }, kept),
]
