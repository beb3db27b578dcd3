import { LANGUAGES } from '../../../messages/languages.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'
import { translationsIn } from './translations-in.ts'

export const sameTranslation: Rule = {
  code: 'same-translation',
  severity: 'advice',
  means: 'A text is the same in another language as in the record.',
  *record({ record: { file }, objects }) {
    for (const { language, texts, original, path } of translationsIn(objects))
      for (const [field, text] of Object.entries(texts))
        if (plain(text) === plain(original[field]))
          yield {
            message: `${quote(field)} says the same in ${LANGUAGES[language].english} as in the record.`,
            hint: 'Translate it, or delete it here: pages then show the text of the record.',
            place: { file, path: [...path, field] },
          }
  },
}

const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
