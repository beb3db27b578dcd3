import { normalisePhone } from '../../record/normalise/phone.ts'
import { quote } from '../../text/quote.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'
import { objectsOf } from '../objects.ts'

/** A British telephone number has lost the nought in front of it, as it does in a spreadsheet, and reaches nobody. */
export function* lostNought(advised: Advised): Generator<Advice> {
  // In America a whole number has ten digits and no nought in front.
  if (advised.directory.settings.countries.includes('US')) return
  const { services, organizations, locations } = advised
  for (const subject of [...services, ...organizations, ...locations])
    for (const object of objectsOf(subject)) {
      const meant = object.entity === 'phone' && withNought(object.value.number)
      if (meant)
        yield {
          code: 'lost-nought',
          message:
            'This telephone number seems to lack the nought in front of it, which a spreadsheet takes away.',
          hint: `Did you mean ${quote(meant)}?`,
          place: placeIn(subject, ...object.path, 'number'),
          about: subject,
        }
    }
}

/** The number with a nought in front, where nine digits follow the first and it is then a British one. */
const withNought = (text: string): string | undefined =>
  /^[1-9]/.test(text) ? normalisePhone(`0${text}`) : undefined
