import { type CatalogueEntry, catalogue } from '../../diagnostics/catalogue.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import { fixedPart } from './fixed-part.ts'

/**
 * Whether a diagnostic is about a file that could not be parsed, so that nobody knows which of its words are values of which
 * field.
 */
export const isUnparsed = ({ code }: Diagnostic | Reported): boolean =>
  (catalogue as Readonly<Record<string, CatalogueEntry>>)[code]?.isUnparsed === true

/**
 * A diagnostic as anyone may read it: in an annotation, a comment or the log of a public workflow. Of a file that could not
 * be parsed it has the place and the fixed part of the message; of a field that no card knows, which may belong to a private
 * block above it, the name and no value.
 */
export function forPublic<D extends Diagnostic | Reported>(found: D): D {
  const { code, message, hint } = found
  if (!isUnparsed(found) && code !== 'unknown-field') return found
  return {
    ...found,
    message: code === 'unknown-field' ? message : fixedPart(message),
    ...(hint !== undefined && { hint: fixedPart(hint) }),
  }
}
