import type { PrivateKind } from '../../privacy/find-private.ts'
import type { Conflict } from '../change/rebase-proposal.ts'
import type { Writing, Written } from './write-change.ts'

/** A change on its way to the editors. */
export interface Sending extends Writing {
  /** The change in sentences. */
  readonly changes: readonly string[]
  readonly why: string
  /** What stands in the field that people do not see. */
  readonly honeypot: string
  /** The kinds of private values that it may not bring. */
  readonly refused: readonly PrivateKind[]
}

/** A change that somebody may send. */
export type Outgoing = Pick<Sending, 'proposal' | 'changes' | 'why'>

/**
 * What went wrong. `offline`: it may have arrived. `unreadable`: the records cannot be read. `ended`: the member is no longer
 * signed in. `forbidden`: somebody who is signed in may not write. `limit`: too many requests.
 */
export type SendingTrouble =
  | 'offline'
  | 'unreadable'
  | 'ended'
  | 'forbidden'
  | 'limit'
  | Extract<Written, { readonly trouble: unknown }>['trouble']

/** What became of a change: the number of its pull request, fields that somebody else has changed, or a sentence. */
export type Sent =
  | { readonly number: number }
  | { readonly problem: string }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly trouble: SendingTrouble }
