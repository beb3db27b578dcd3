import { LANGUAGES, type Language } from '../../../messages/languages.ts'
import { pageLanguagesOf, withoutRegion } from '../../../record/schema/page-languages.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { Rule } from '../rule.ts'
import { translationsIn } from './translations-in.ts'

export const unusedTranslation: Rule = {
  code: 'unused-translation',
  severity: 'advice',
  means: 'A record has texts in a language in which no page shows them.',
  *record({ record: { file }, objects, settings }) {
    for (const { language, path } of translationsIn(objects)) {
      const why = whyUnused(language, settings)
      if (why) yield { ...why, place: { file, path, at: 'key' } }
    }
  },
}

function whyUnused(language: Language, settings: Settings) {
  const name = LANGUAGES[language].english
  if (withoutRegion(settings.language) === language)
    return {
      message: `The records are in ${name}, so no page shows these texts.`,
      hint: 'Write them in the fields of the record, and delete these lines.',
    }
  const shown = pageLanguagesOf(settings)
  if (shown.includes(language)) return undefined
  return {
    message: `No page is in ${name}, so nobody sees these texts.`,
    hint: `Write \`languages: [${[...shown, language].join(', ')}]\` in directory.yaml, or delete these lines.`,
  }
}
