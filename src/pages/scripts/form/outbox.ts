import type { SuggestWords } from '../../words/suggest.ts'
import { byId } from './element.ts'

/** Where the page sends things without an account; undefined where that is not set up. */
export interface Outbox {
  readonly box: HTMLElement
  readonly say: SuggestWords['script']
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** Whether only members can see there what was sent. */
  readonly isPrivate: boolean
  /** What stands in the field that people do not see. */
  readonly trap: () => string
  /** Only senders need the program that sends. Without a network it cannot be loaded either. */
  readonly load: () => Promise<typeof import('../propose.ts')>
}

export function findOutbox(): Outbox | undefined {
  const box = document.getElementById('suggest')
  if (!box) return undefined
  const { repository = '', script = '', words = '' } = box.dataset
  return {
    box,
    say: JSON.parse(words) as SuggestWords['script'],
    repository,
    isPrivate: box.dataset.private !== undefined,
    trap: () => byId<HTMLInputElement>('website').value,
    load: () => import(script) as Promise<typeof import('../propose.ts')>,
  }
}
