import { pathOf } from '../../directory/published-texts.ts'
import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const quotedName: QualityRule = {
  code: 'quoted-name',
  means: 'A name is between quotation marks, which become part of it.',
  costs: 5,
  *record({ subject, texts }) {
    for (const one of texts()) {
      const { text, name, index } = one
      const [, double, single] = IN_MARKS.exec(text) ?? []
      const inner = double ?? single
      const field = String(index ?? name)
      // A sentence may be a quotation.
      if (inner === undefined || !/name|title|address|city|option/.test(field)) continue
      yield {
        message: `The quotation marks are part of this text: ${quote(text)}.`,
        hint: `Write ${quote(inner)}.`,
        place: placeIn(subject, ...pathOf(one)),
        about: subject,
      }
    }
  },
}

/** Curly marks, as a telephone or a word processor types them, or straight ones inside those of YAML. */
const IN_MARKS = /^\s*["“”„«]([^"“”„«»]+)["“”»]\s*$|^\s*‘([^‘]+)’\s*$/
