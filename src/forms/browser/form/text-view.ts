import type { CheckedRecord } from '../../change/check-change.ts'
import type { FormValues } from '../../questions/fields.ts'
import type { Conflict } from '../../change/rebase-proposal.ts'
import type { TextChange } from '../../change/text-change.ts'
import type { ShownText, TextState } from '../text.ts'
import { say } from './about.ts'
import { byId } from '../../../pages/scripts/element.ts'

type Asked = Omit<ShownText, 'folder' | 'onState' | 'onBack'>

export interface TextViewOptions {
  /** The record, what is answered, what it may refer to, and the settings that every form knows. */
  readonly ask: () => Promise<Asked>
  /** Takes answers that the text gives. */
  readonly answer: (values: FormValues) => void
  readonly refresh: () => void
  readonly showConflicts: (conflicts: readonly Conflict[]) => void
}

/** The text of the record in place of the questions; undefined where it cannot be shown. */
export function findTextView(options: TextViewOptions) {
  const box = document.getElementById('text')
  if (!box) return undefined
  const { script = '', settings = '', folder } = box.dataset
  const said = byId('text-said')
  const button = byId<HTMLButtonElement>('text-show')
  const view = byId('text-view')
  /** What was remembered counts until the text has been read. */
  let remembered: TextChange | undefined
  let state: TextState | undefined
  let flush = () => {}

  button.addEventListener('click', () => void open({ isAsked: true }))

  function turn(isOpen: boolean): void {
    byId('records').hidden = isOpen
    for (const one of [byId('text-hint'), button]) one.hidden = isOpen
    if (!isOpen) view.replaceChildren()
  }

  async function open({ isAsked }: { readonly isAsked: boolean }): Promise<void> {
    options.refresh()
    button.disabled = true
    said.textContent = say.loading
    said.textContent = await show(isAsked).catch(() => say.offline)
    button.disabled = false
  }

  /** Resolves to what must be said. */
  async function show(isAsked: boolean): Promise<string> {
    const [{ showText }, asked] = await Promise.all([
      import(script) as Promise<typeof import('../text.ts')>,
      options.ask(),
    ])
    const shown = await showText({
      ...asked,
      settings: { ...asked.settings, ...(JSON.parse(settings) as object) },
      folder: folder === undefined ? undefined : (JSON.parse(folder) as ShownText['folder']),
      onState(next) {
        remembered = undefined
        state = next
        options.answer(next.answers)
        options.refresh()
      },
      onBack() {
        flush()
        flush = () => {}
        turn(false)
        button.focus()
      },
    })
    if ('said' in shown) {
      options.showConflicts(shown.conflicts ?? [])
      return shown.said
    }
    flush = shown.flush
    view.replaceChildren(shown.box)
    turn(true)
    if (isAsked) shown.focus()
    return ''
  }

  return {
    /** Takes what is typed at this moment into account. */
    flush: () => flush(),
    /** Takes a change of the text that a link or this tab remembers. */
    remember(change: TextChange): void {
      remembered = change
    },
    /** Goes on with what was remembered. */
    reopen(): void {
      if (remembered) void open({ isAsked: false })
    },
    /** The record with the change of its text. What is answered besides is on top of that. */
    withText(record: CheckedRecord, answers: FormValues): CheckedRecord {
      if (remembered) return { ...record, text: remembered }
      if (!state) return record
      const { values, change } = state
      // What no question shows is as the text says.
      const after = { ...values, ...answers }
      return change ? { ...record, before: values, after, text: change } : { ...record, after }
    },
    /** What the text changes, in sentences. */
    changes: (): readonly string[] => (state?.change ? state.changes : []),
    /** Whether something is wrong with it. */
    isWrong: (): boolean => state?.problems.some(({ severity }) => severity === 'error') === true,
  }
}
