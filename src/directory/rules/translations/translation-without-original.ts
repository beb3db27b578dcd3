import { LANGUAGES } from '../../../messages/languages.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'
import { translationsIn } from './translations-in.ts'

/** An alert that was deleted in the original and kept in a translation contradicts it. */
export const translationWithoutOriginal: Rule = {
  code: 'translation-without-original',
  severity: 'warning',
  means: 'A field has a text in another language and none in the record, so no page shows it.',
  *record({ record: { file }, objects }) {
    for (const { language, texts, original, path } of translationsIn(objects))
      for (const field of Object.keys(texts))
        if (original[field] === undefined)
          yield {
            message: `${quote(field)} has a text in ${LANGUAGES[language].english}, and none in the record itself. No page shows it.`,
            hint: 'Delete it here, or write it in the record as well.',
            place: { file, path: [...path, field], at: 'key' },
          }
  },
}
