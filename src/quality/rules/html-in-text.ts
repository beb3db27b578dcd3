import { pathOf } from '../../directory/published-texts.ts'
import { quote } from '../../text/quote.ts'
import { htmlIn } from '../html.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const htmlInText: QualityRule = {
  code: 'html-in-text',
  means: 'A name or another short text contains HTML, which people see as it is.',
  costs: 5,
  *record({ subject, texts }) {
    for (const one of texts()) {
      const { text, name } = one
      // `html-in-description` is advice of its own.
      const html = name === 'description' ? undefined : htmlIn(text)
      if (html)
        yield {
          message: `This contains HTML, such as ${quote(html)}, which people will see as it is.`,
          hint: hintFor(html, text),
          place: placeIn(subject, ...pathOf(one)),
          about: subject,
        }
    }
  },
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&pound;': '£',
  '&rsquo;': '’',
  '&quot;': '"',
  '&apos;': "'",
}

function hintFor(html: string, text: string): string {
  const sign = SIGNS[html.toLowerCase()]
  if (sign) return `Write ${quote(text.replaceAll(html, sign))}.`
  return html.startsWith('<')
    ? 'Delete everything between `<` and `>`, and these signs as well.'
    : `Write the sign itself in place of ${quote(html)}.`
}
