import type { PrivateKind } from '../../privacy/find-private.ts'
import type { Conflict } from '../change/rebase-proposal.ts'
import type { Writing } from './write-change.ts'

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
export type SendingTrouble = 'offline' | 'unreadable' | 'ended' | 'forbidden' | 'limit'

/** What became of a change: the number of its pull request, fields that somebody else has changed, or a sentence. */
export type Sent =
  | { readonly number: number }
  | { readonly problem: string }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly trouble: SendingTrouble }

/** What says that a service is still right. */
export type Confirming = Omit<Sending, 'changes' | 'why' | 'seen' | 'refused'>

/** What else can go wrong. `newer`: the record says something else now than the page. `already`: it was confirmed on that day. */
export type ConfirmTrouble = SendingTrouble | 'newer' | 'already'

/** What became of a confirmation. */
export type Confirmed =
  { readonly number: number } | { readonly problem: string } | { readonly trouble: ConfirmTrouble }
