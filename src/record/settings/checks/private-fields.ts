import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { quote } from '../../../text/quote.ts'
import { didYouMean, suggest } from '../../../text/suggest.ts'
import { refusalOf } from '../../schema/private-fields.ts'
import type { Check } from './settings-check.ts'
import { standardFields } from './standard-fields.ts'

/** A private field that is misspelt, or that the generator fills in, would be published all the same. */
export const privateFields: Check = function* ({ private_fields = [] }, file) {
  for (const [i, name] of (private_fields as readonly string[]).entries()) {
    const problem = problemOf(name)
    if (problem) yield { ...problem, place: { file, path: ['private_fields', i] } }
  }
}

function problemOf(name: string): Omit<Diagnostic, 'place'> | undefined {
  switch (refusalOf(name)) {
    case 'unknown': {
      const near = suggest(name, standardFields())
      return {
        code: 'unknown-private-field',
        message: `${quote(name)} is not a field of the standard, so this makes nothing private.`,
        hint: near ? didYouMean(near) : 'Write it like `service.assurer_email`.',
      }
    }
    case 'required':
      return {
        code: 'private-required-field',
        message: `\`${name}\` cannot be private, because it is required.`,
        hint: 'Delete it from `private_fields`.',
      }
    case 'derived':
      return {
        code: 'unknown-private-field',
        message: `\`${name}\` is filled in automatically, so this makes nothing private.`,
        hint: 'Delete it from `private_fields`.',
      }
    default:
      return undefined
  }
}
