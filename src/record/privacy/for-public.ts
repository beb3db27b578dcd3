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
 * be parsed it has the place and the fixed part of the message.
 */
export const forPublic = <D extends Diagnostic | Reported>(found: D): D =>
  isUnparsed(found)
    ? {
        ...found,
        message: fixedPart(found.message),
        ...(found.hint !== undefined && { hint: fixedPart(found.hint) }),
      }
    : found
