import { hasAll } from '../../countries/countries.ts'
import { normalisePhone } from '../../countries/gb/phone.ts'
import { quote } from '../../text/quote.ts'
import { phonesIn } from '../objects.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const lostNought: QualityRule = {
  code: 'lost-nought',
  means: 'A telephone number seems to lack its first 0.',
  costs: 10,
  *record({ subject, objects }, { directory }) {
    // Numbers of another country may have ten digits and no 0 in front.
    if (!hasAll(directory.settings.countries, 'hasPhonePlan')) return
    for (const { value, path } of phonesIn(objects)) {
      const meant = withNought(value.number)
      if (meant)
        yield {
          message: 'This telephone number seems to lack its first 0, which spreadsheets remove.',
          hint: `Did you mean ${quote(meant)}?`,
          place: placeIn(subject, ...path, 'number'),
          about: subject,
        }
    }
  },
}

/** The number with a 0 in front, if that makes it a British one. */
const withNought = (number: string): string | undefined =>
  /^[1-9]/.test(number) ? normalisePhone(`0${number}`) : undefined
