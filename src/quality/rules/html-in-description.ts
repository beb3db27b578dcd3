import { quote } from '../../text/quote.ts'
import { htmlIn } from '../html.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const htmlInDescription: QualityRule = {
  code: 'html-in-description',
  means: 'A description contains HTML, which people see as it is.',
  costs: 5,
  // In JSON it is text, and most programs show it character by character.
  *record({ subject, objects }) {
    for (const { value, path } of objects) {
      const { description } = value as { readonly description?: string }
      const html = description && htmlIn(description)
      if (html)
        yield {
          message: `The description contains HTML, such as ${quote(html)}, which people will see as it is.`,
          hint: 'Write plain text, with an empty line between paragraphs.',
          place: placeIn(subject, ...path, 'description'),
          about: subject,
        }
    }
  },
}
