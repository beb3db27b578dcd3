import { pathOf } from '../../directory/published-texts.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const escapedLineBreak: QualityRule = {
  code: 'escaped-line-break',
  means: 'A text contains the characters \\n, which are shown as they are.',
  costs: 5,
  *record({ subject, texts }) {
    for (const one of texts()) {
      const { text } = one
      const [sign] = /\\r\\n|\\n/.exec(text) ?? []
      if (!sign) continue
      const isLong = text.length > 40
      yield {
        message: `People will see \`${sign}\` in this text as it is.`,
        hint: isLong
          ? `Write \`|\` after the colon and the text below it, two spaces further in, with a new line in place of each \`${sign}\`.`
          : `Delete \`${sign}\`, or write a comma in its place.`,
        place: placeIn(subject, ...pathOf(one)),
        about: subject,
      }
    }
  },
}
