import type { UnknownField } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'

/** What people most likely meant by an unknown field. */
export interface Meaning {
  /** The message, where more is known than that the field is unknown. */
  readonly message?: string
  readonly hint: string
  /** The field of the same object that was meant. */
  readonly meant?: string
}

/** One way in which a field comes to be unknown: recognises it, and says what to do. */
export type Slip = (issue: UnknownField, context: HintContext) => Meaning | undefined

/** The name of the unknown field, as it is written. */
export const keyOf = ({ path }: UnknownField): string => String(path.at(-1))
