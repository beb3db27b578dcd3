import { quote } from '../../text/quote.ts'
import { objectsOf } from '../objects.ts'
import { type QualityRule, placeIn } from './rule.ts'

export const htmlInDescription: QualityRule = {
  code: 'html-in-description',
  means: 'A description contains HTML, which people see as it is.',
  costs: 5,
  // In JSON it is text, and most programs show it character by character.
  *check({ services, organizations, locations }) {
    for (const subject of [...services, ...organizations, ...locations])
      for (const { value, path } of objectsOf(subject)) {
        const { description } = value as { readonly description?: string }
        const html = description && HTML.exec(description)?.[0]
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

/** A tag or a character reference. */
const HTML =
  /<\/?(?:a|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|[lr]squo|[lr]dquo|[nm]dash|pound|bull|#\d+|#x[0-9a-f]+);/i
