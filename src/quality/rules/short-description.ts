import { wordsOf } from '../../match/name.ts'
import { CONTENT } from './no-description.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

/** A shorter description says little more than a name. */
const MIN_WORDS = 5

export const shortDescription: QualityRule = {
  code: 'short-description',
  means: 'A description is too short to say much.',
  costs: 10,
  *check({ services, organizations }) {
    for (const subject of [...services, ...organizations]) {
      const { description = '' } = subject.value
      if (isClearlyLong(description)) continue
      const count = wordsOf(description).length
      if (count > 0 && count < MIN_WORDS)
        yield {
          message: `The description has only ${count === 1 ? 'one word' : `${count} words`}.`,
          hint: `Write ${subject.entity === 'service' ? CONTENT : 'what the organization does, and for whom.'}`,
          place: placeIn(subject, 'description'),
          about: subject,
        }
    }
  },
}

/** Of longer texts only the beginning is read. Its last word may be cut. */
const BEGINNING = 200

/** Enough plain words at the very beginning, as most long texts have. */
const PLAIN_WORDS = new RegExp(`^(?:[A-Za-z]{1,20}[ ,.]{1,3}){${MIN_WORDS + 1}}`)

const isClearlyLong = (text: string): boolean =>
  text.length > BEGINNING &&
  (PLAIN_WORDS.test(text) || wordsOf(text.slice(0, BEGINNING)).length > MIN_WORDS)
