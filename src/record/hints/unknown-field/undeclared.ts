import type { UnknownField } from '../../shape/issue.ts'
import type { Meaning } from './slip.ts'

/** Replaces the hint for a field below `extensions:`, unless it was meant as one that is declared. */
export function undeclared({ path }: UnknownField, meaning: Meaning): Meaning {
  if (meaning.meant !== undefined || !path.slice(0, -1).includes('extensions')) return meaning
  return { hint: 'Declare fields of your own under `extensions:` in directory.yaml.' }
}
