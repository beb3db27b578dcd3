import { LANGUAGES } from '../../../messages/languages.ts'
import { wordsFile } from '../../../messages/replace.ts'
import { pageLanguagesOf } from '../../../record/schema/page-languages.ts'
import type { Rule } from '../rule.ts'

export const unusedWords: Rule = {
  code: 'unused-words',
  severity: 'warning',
  means: 'A file has sentences in a language that no page is in.',
  *directory({ replaced, settings }) {
    const shown = pageLanguagesOf(settings)
    for (const { language } of replaced)
      if (!shown.includes(language))
        yield {
          message: `No page is in ${LANGUAGES[language].english}, so nobody sees these sentences.`,
          hint: `Write \`languages: [${[...shown, language].join(', ')}]\` in directory.yaml, or delete this file.`,
          place: { file: wordsFile(language), path: [], line: 1, column: 1 },
        }
  },
}
