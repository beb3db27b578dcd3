import { quote, quoteList } from '../../text/quote.ts'
import { isRawObject } from '../yaml/raw.ts'
import { correctionOf } from './correction/correction.ts'
import { type Explanations, explainBy } from './explain.ts'
import { missingField } from './issues/missing-field.ts'
import { tooLarge, tooSmall } from './issues/out-of-range.ts'
import { wrongFormat } from './issues/wrong-format.ts'
import { wrongPattern } from './issues/wrong-pattern.ts'
import { nameOf, titleOf } from './title.ts'
import { exampleLine } from './write/sample.ts'
import { wrongValue } from './wrong-type/wrong-value.ts'

const NOTHING = 'Write something in it, or delete it.'
const PRIVATE_FIRST =
  'Add a field to it. Or move its notes below a `private:` of the record, and delete it.'
const PRIVATE =
  'If it belongs to the entry above, replace its dash with a space. If not, move its notes below a `private:` of the record, and delete it.'

/** The words for what can be wrong with a value, whether it stands in a file or in a form. */
export const VALUES = {
  'blank-field': ({ path, expected }) => {
    const name = String(path.at(-1))
    const example = exampleLine(name, expected)
    return {
      message: `\`${name}\` has no value.`,
      hint: `It is required: write a value after the colon${example ? `, such as ${example}` : ''}.`,
    }
  },
  'empty-entry': ({ path, actual }) => {
    const isPrivate = isRawObject(actual) && Object.hasOwn(actual, 'private')
    return {
      message: `An entry of ${quote(path.at(-2))} has nothing to publish.`,
      hint: !isPrivate ? NOTHING : path.at(-1) === 0 ? PRIVATE_FIRST : PRIVATE,
    }
  },
  // hours/ finds the words while it reads.
  hours: ({ expected: { message, hint } }) => ({ message, hint }),
  'missing-field': missingField,
  'missing-space': ({ expected: { name, value } }) => ({
    message: `There is no space after the colon of ${quote(`${name}:`)}.`,
    hint: `Write ${quote(`${name}: ${value}`)}.`,
  }),
  'not-a-choice': ({ path, actual: text, expected: schema }) => {
    const better = correctionOf({ text, name: nameOf(path), schema })
    return {
      message: `${titleOf(path)} cannot be ${quote(text)}.`,
      hint: `${better ? `${better} ` : ''}It can be ${quoteList(schema.enum ?? [], 'or')}.`,
    }
  },
  'private-in-text': () => ({
    message:
      'A line `private:` has become part of this text, so everything below it would be published.',
    hint: 'Put as many spaces before `private:` as before the name of this field.',
  }),
  'too-large': tooLarge,
  'too-small': tooSmall,
  'unpublishable-character': () => ({
    message: 'This text has an invisible character, which cannot be published.',
    hint: 'Type the text again; it was probably copied from another program.',
  }),
  'wrong-format': wrongFormat,
  'wrong-pattern': wrongPattern,
  'wrong-type': wrongValue,
} satisfies Partial<Explanations>

/** Explains a record whose fields a form has written: each has its right name and place. */
export const explainValues = explainBy(VALUES)
