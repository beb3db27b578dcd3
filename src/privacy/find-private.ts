import { findPersonalEmails } from './emails.ts'
import { findMobiles } from './mobiles.ts'
import { findPasswords } from './passwords.ts'
import { findSecrets } from './secrets.ts'
import type { Span } from './span.ts'

/** A kind of value that is not for the public. */
export type PrivateKind = 'secret' | 'password' | 'mobile' | 'email'

/** The position of such a value in a text. */
export interface PrivateValue extends Span {
  readonly kind: PrivateKind
}

const FINDERS: readonly (readonly [PrivateKind, (text: string) => Iterable<Span>])[] = [
  ['secret', findSecrets],
  ['password', findPasswords],
  ['mobile', findMobiles],
  ['email', findPersonalEmails],
]

/** Finds everything in a text that looks as if it were not for the public. */
export function* findPrivate(text: string): Generator<PrivateValue> {
  for (const [kind, find] of FINDERS) for (const span of find(text)) yield { kind, ...span }
}
