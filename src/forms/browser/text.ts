/*
 * Loaded by the form when somebody wants to change the text of the record itself.
 */
import type { Conflict } from '../change/rebase-proposal.ts'
import type { Language } from '../../messages/languages.ts'
import type { ScriptMessages } from '../../pages/layout/assets.ts'
import type { Neighbour } from '../change/stand-ins.ts'
import { type Names, loadNeighbours } from './form/names.ts'
import { type AskedText, readText } from './text/read-text.ts'
import { type TextField, createTextField } from './text/text-field.ts'
import { type TextKnowledge, type TextState, createTextState } from './text/text-state.ts'
export type { TextState } from './text/text-state.ts'

/** Published in front of this script. */
declare const MESSAGES: ScriptMessages<'text.js'>

export interface ShownText extends AskedText {
  /** The new records of the same form. */
  readonly siblings: readonly Neighbour[]
  /** Loads what a record may refer to. */
  readonly load: Names['load']
  readonly settings: TextKnowledge['settings']
  /** Called with what the text means, and after every pause of the typist. */
  readonly onState: (state: TextState) => void
  readonly onBack: () => void
}

/** A text that somebody may change; or why there is none, in words. */
export type TextShown =
  TextField | { readonly said: string; readonly conflicts?: readonly Conflict[] }

/** Reads the text of a record, and makes a field of it. What is kept of a conflict counts until somebody types. */
export async function showText(options: ShownText): Promise<TextShown> {
  const messages = MESSAGES[document.documentElement.lang as Language]!
  const read = await readText(options)
  if ('trouble' in read) return { said: messages[read.trouble] }
  if ('conflicts' in read) return { said: messages.conflict, conflicts: read.conflicts }
  const { settings, onState, onBack, main, siblings, load } = options
  const known = [...(await loadNeighbours(load)), ...siblings].filter(
    ({ kind, slug }) => kind !== main.kind || slug !== main.slug,
  )
  const stateOf = createTextState(options, read, { settings, known })

  function check(text: string): void {
    const state = stateOf(text)
    field.show(state.problems)
    const { changes, change } = state
    onState(changes.length === 0 && change ? { ...state, changes: [messages.changed] } : state)
  }

  const { text, kept, problem } = read
  const notes = problem === undefined ? [] : [messages.unwritten, problem]
  const field = createTextField({ text, messages, notes, kept, onInput: check, onBack })
  if (kept === undefined) check(text)
  return field
}
