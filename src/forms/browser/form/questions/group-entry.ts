import type { FieldProblem } from '../../../change/check-change.ts'
import type { FormEntry, Part } from '../../../questions/groups.ts'
import { fixed } from '../../../change/fixes-in-hint.ts'
import { otherButton } from '../../other-button.ts'
import { say } from '../about.ts'
import { fillIn } from './answer.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { problemNodes } from '../problem-nodes.ts'

/** How something is asked for, and a hint. */
export type Asked = readonly [ask: string, hint: string]

/** A part, and how it is asked for. */
export interface AskedPart {
  readonly part: Part
  readonly asked: Asked
}

/** Shows one entry of a group: the controls for its parts, and a button that removes it. The ids in it begin with `id`. */
export function createEntry(
  given: FormEntry,
  { id, parts, onChange }: { id: string; parts: readonly AskedPart[]; onChange: () => void },
  onRemove: () => void,
) {
  const legend = element('legend')
  const remove = otherButton(say.remove, onRemove)
  const controls = parts.map((one) => createControl(one, `${id}-${one.part.name}`))
  for (const { control, part } of controls) {
    fillIn(control, given[part.name] ?? '')
    control.addEventListener('input', onChange)
  }
  // A control may spell a value in its own way.
  const shown = controls.map(({ control }) => control.value)
  return {
    box: element(
      'fieldset',
      { class: 'record' },
      legend,
      ...controls.map(({ box }) => box),
      element('p', {}, remove),
    ),
    /** The values of the inputs. An unchanged input returns its initial value verbatim. */
    read(): FormEntry {
      const texts = controls.map(({ control, part }, i) => [
        part.name,
        control.value === shown[i] ? (given[part.name] ?? '') : control.value.trim(),
      ])
      return Object.fromEntries(texts.filter(([, text]) => text !== '')) as FormEntry
    },
    name(name: string): void {
      legend.textContent = name
      remove.setAttribute('aria-label', `${say.remove}: ${name}`)
    },
    focus: () => controls[0]?.control.focus(),
    showProblems(problems: readonly FieldProblem[]): void {
      for (const { control, part, wrong } of controls) {
        const own = problems.filter((one) => one.part === part.name)
        const nodes = problemNodes(own, (_, fix) => {
          fillIn(control, fixed(control.value, fix))
          control.focus()
          onChange()
        })
        wrong.replaceChildren(...nodes)
        control.setAttribute('aria-invalid', String(own.length > 0))
      }
    },
  }
}
export type EntryBox = ReturnType<typeof createEntry>

function createControl({ part, asked: [ask, hint] }: AskedPart, id: string) {
  const describing = { id, 'aria-describedby': `${id}-hint ${id}-problem`, autocomplete: 'off' }
  const control = isLong(part)
    ? element('textarea', { ...describing, rows: '3' })
    : element('input', { ...describing, ...typeOf(part) })
  const wrong = element('span', { class: 'error', id: `${id}-problem` })
  const box = element(
    'p',
    { 'data-part': part.name },
    element('label', { for: id }, ask),
    element('span', { class: 'quiet', id: `${id}-hint` }, hint),
    control,
    wrong,
  )
  return { part, box, control, wrong }
}

const isLong = ({ name, short }: Part) => short !== undefined || name === 'description'

function typeOf({ card: { type, format } }: Part): Readonly<Record<string, string>> {
  if (type === 'number') return { type: 'text', inputmode: 'decimal' }
  const types: Readonly<Record<string, string>> = { email: 'email', uri: 'url', date: 'date' }
  return { type: types[format ?? ''] ?? 'text' }
}
