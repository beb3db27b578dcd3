import { quote } from '../../../text/quote.ts'
import type { UnknownField } from '../../shape/issue.ts'
import type { Explain, HintContext } from '../explanation.ts'
import { belowBlankField } from './below-blank-field.ts'
import { belowPrivate } from './below-private.ts'
import { confidentialPart } from './confidential-part.ts'
import { deeperField } from './deeper-field.ts'
import { entryByName } from './entry-by-name.ts'
import { extensionField } from './extension-field.ts'
import { hoursOfPlace } from './hours-of-place.ts'
import { inlinePlace, isRestOfInlinePlace } from './inline-place.ts'
import { invisibleCharacter } from './invisible-character.ts'
import { otherName } from './other-name.ts'
import { otherRecord } from './other-record.ts'
import { placeAsKey } from './place-as-key.ts'
import { privateNote } from './private-note.ts'
import { similarName } from './similar-name.ts'
import { type Meaning, type Slip, keyOf } from './slip.ts'
import { translation } from './translation.ts'
import { undeclared } from './undeclared.ts'
import { unrecognised } from './unrecognised.ts'

/** The slips that are recognised; the first that fits wins. A new one is a file in this folder and a line here. */
const SLIPS: readonly Slip[] = [
  inlinePlace,
  invisibleCharacter,
  belowBlankField,
  translation,
  confidentialPart,
  privateNote,
  placeAsKey,
  hoursOfPlace,
  extensionField,
  otherName,
  similarName,
  entryByName,
  deeperField,
  otherRecord,
]

/** A field that its object does not have. */
export const unknownField: Explain<'unknown-field'> = (issue, context) => {
  if (isRestOfInlinePlace(issue)) return undefined
  const { message, ...rest } = meaningOf(issue, context)
  if (message !== undefined) return { message, ...rest }
  return {
    message: `${quote(keyOf(issue))} is not a known field here.`,
    ...undeclared(issue, belowPrivate(issue, rest)),
  }
}

function meaningOf(issue: UnknownField, context: HintContext): Meaning {
  for (const slip of SLIPS) {
    const meaning = slip(issue, context)
    if (meaning) return meaning
  }
  return unrecognised(issue)
}
