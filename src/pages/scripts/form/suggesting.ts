import type { FormValues } from '../../../proposal/fields.ts'
import type { SuggestWords } from '../../words/suggest.ts'
import type { Conflict } from '../../../proposal/rebase-proposal.ts'
import type { Sending, Sent } from '../propose.ts'
import { byId, element } from './element.ts'

/** A change that somebody may send. */
export type Outgoing = Pick<Sending, 'proposal' | 'changes' | 'why'>

export interface SuggestingOptions {
  /** Finds the slugs that a change needs. */
  readonly lookUp: (proposal: Sending['proposal']) => Promise<Pick<Sending, 'shown' | 'slugOf'>>
  /** Offers what is typed at this moment. */
  readonly refresh: () => void
  readonly showConflict: (conflict: Conflict) => void
  /** The change has arrived, so nothing of it must be kept. */
  readonly onSent: () => void
}

/** The button that sends a change without an account; undefined where that is not set up. */
export function findSuggesting(options: SuggestingOptions) {
  const box = document.getElementById('suggest')
  if (!box) return undefined
  const { repository = '', script = '', words = '' } = box.dataset
  const say = JSON.parse(words) as SuggestWords['script']
  const said = byId('suggested')
  const button = byId<HTMLButtonElement>('suggest-send')
  const seen = new Map<string, FormValues>()
  let outgoing: Outgoing | undefined

  button.addEventListener('click', () => void send())

  async function send(): Promise<void> {
    options.refresh()
    if (!outgoing) return
    // A second press would only ask for the same again.
    button.disabled = true
    said.textContent = say.sending
    show(await attempt(outgoing))
    button.disabled = false
  }

  /** Only senders need the program that sends. Without a network it cannot be loaded either. */
  async function attempt(change: Outgoing): Promise<Sent> {
    try {
      const trap = byId<HTMLInputElement>('website').value
      const found = await options.lookUp(change.proposal)
      const { sendSuggestion } = (await import(script)) as typeof import('../propose.ts')
      return await sendSuggestion({ ...change, ...found, repository, trap, seen })
    } catch {
      return { trouble: 'offline' }
    }
  }

  function show(sent: Sent): void {
    if ('number' in sent) thank(sent)
    else if ('conflicts' in sent) {
      for (const conflict of sent.conflicts) {
        seen.set(conflict.id, conflict.now)
        options.showConflict(conflict)
      }
      said.textContent = say.conflict
    } else said.textContent = 'problem' in sent ? sent.problem : say[sent.trouble]
  }

  function thank({ number, url }: Extract<Sent, { number: number }>): void {
    options.onSent()
    const state = byId('state')
    const link = element('a', { href: url, rel: 'noreferrer' }, say.see)
    state.replaceChildren(`${say.thanks.replace('*', String(number))} `, link)
    state.tabIndex = -1
    state.focus()
  }

  return {
    /** Offers to send a change; undefined while there is none. */
    offer(next: Outgoing | undefined): void {
      outgoing = next
      box.hidden = next === undefined
    },
  }
}
