import { isDamaged, repaired } from '../../text/encoding.ts'
import { quote } from '../../text/quote.ts'
import { pathOf } from '../published-texts.ts'
import type { Rule } from './rule.ts'

export const wrongEncoding: Rule = {
  code: 'wrong-encoding',
  severity: 'warning',
  means: 'Letters of a text were damaged on their way from another program.',
  *record({ record: { file }, texts }) {
    for (const one of texts()) {
      const { text } = one
      if (!isDamaged(text)) continue
      const word = text.split(/\s+/).find(isDamaged) ?? text
      const better = repaired(word)
      yield {
        message: `Letters were damaged in ${quote(word)}.`,
        hint: better
          ? `Write ${quote(better)}, and look through the rest of this text.`
          : 'Type this word again, and look through the rest of this text.',
        place: { file, path: pathOf(one) },
      }
    }
  },
}
