import { type Explanations, explainBy } from './explain.ts'
import { blankField } from './issues/blank-field.ts'
import { emptyEntry } from './issues/empty-entry.ts'
import { hours } from './issues/hours.ts'
import { missingField } from './issues/missing-field.ts'
import { missingSpace } from './issues/missing-space.ts'
import { notAChoice } from './issues/not-a-choice.ts'
import { tooLarge, tooSmall } from './issues/out-of-range.ts'
import { privateInText } from './issues/private-in-text.ts'
import { unpublishableCharacter } from './issues/unpublishable-character.ts'
import { wrongFormat } from './issues/wrong-format.ts'
import { wrongPattern } from './issues/wrong-pattern.ts'
import { wrongValue } from './wrong-type/wrong-value.ts'

/** The words for what can be wrong with a value, whether it stands in a file or in a form. */
export const VALUES = {
  'blank-field': blankField,
  'empty-entry': emptyEntry,
  hours,
  'missing-field': missingField,
  'missing-space': missingSpace,
  'not-a-choice': notAChoice,
  'private-in-text': privateInText,
  'too-large': tooLarge,
  'too-small': tooSmall,
  'unpublishable-character': unpublishableCharacter,
  'wrong-format': wrongFormat,
  'wrong-pattern': wrongPattern,
  'wrong-type': wrongValue,
} satisfies Partial<Explanations>

/** Explains a record whose fields a form has written: each has its right name and place. */
export const explainValues = explainBy(VALUES)
