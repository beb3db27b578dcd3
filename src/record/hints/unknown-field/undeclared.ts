import type { UnknownField } from '../../shape/issue.ts'
import { DECLARE_EXTENSION } from '../declare-extension.ts'
import type { Meaning } from './slip.ts'

/** Replaces the hint for a field below `extensions:`, unless it was meant as one that is declared. */
export function undeclared({ path }: UnknownField, meaning: Meaning): Meaning {
  const isExtension = path.slice(0, -1).includes('extensions')
  return isExtension && meaning.meant === undefined ? { hint: DECLARE_EXTENSION } : meaning
}
