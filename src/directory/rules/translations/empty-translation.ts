import { LANGUAGES } from '../../../messages/languages.ts'
import type { Rule } from '../rule.ts'
import { translationsIn } from './translations-in.ts'

export const emptyTranslation: Rule = {
  code: 'empty-translation',
  severity: 'advice',
  means: 'A language is named in a record, and no text in it.',
  *record({ record: { file }, objects }) {
    for (const { language, texts, path } of translationsIn(objects))
      if (Object.keys(texts).length === 0)
        yield {
          message: `Nothing is written in ${LANGUAGES[language].english} here.`,
          hint: `Write a field below \`${language}:\`, such as \`name: …\`, two spaces further in. Or delete the line.`,
          place: { file, path, at: 'key' },
        }
  },
}
