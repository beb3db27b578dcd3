import { phonesIn } from '../objects.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const twoNumbers: QualityRule = {
  code: 'two-numbers',
  means: 'One field has two telephone numbers, and a telephone can dial neither.',
  costs: 5,
  *record({ subject, objects }) {
    for (const { value, path } of phonesIn(objects))
      if (hasTwo(value.number))
        yield {
          message: 'These are two telephone numbers, and a telephone can dial neither.',
          hint: 'Write each as an entry of its own, as in `phones: [0117 496 0123, 0117 496 0129]`.',
          place: placeIn(subject, ...path, 'number'),
          about: subject,
        }
  },
}

/** Of a number with its area code. An extension has fewer digits. */
const MIN_DIGITS = 9

const hasTwo = (text: string) =>
  text.split(SEPARATOR).filter((part) => part.replace(/\D/g, '').length >= MIN_DIGITS).length > 1

const SEPARATOR = /[/;,&|\n]|\b(?:or|and)\b/i
