import { emailsIn } from './emails.ts'
import { mobilesIn } from './mobiles.ts'
import { passwordsIn } from './passwords.ts'
import { inNormalForm } from './normal-form.ts'
import { findSecrets } from './secrets.ts'
import type { Span } from './span.ts'

/** A kind of value that is not for the public. */
export type PrivateKind = 'secret' | 'password' | 'mobile' | 'email'

/** The position of such a value in a text. */
export interface PrivateValue extends Span {
  readonly kind: PrivateKind
}

const IN_PLAIN: readonly (readonly [PrivateKind, (text: string) => Iterable<Span>])[] = [
  ['password', passwordsIn],
  ['mobile', mobilesIn],
  ['email', emailsIn],
]

/** Finds everything in a text that looks as if it were not for the public. */
export function* findPrivate(text: string): Generator<PrivateValue> {
  for (const span of findSecrets(text)) yield { kind: 'secret', ...span }
  yield* inNormalForm(text, privateIn)
}

/** What is found in the plain form of a text. */
function* privateIn(text: string): Generator<PrivateValue> {
  for (const [kind, find] of IN_PLAIN) for (const span of find(text)) yield { kind, ...span }
}
