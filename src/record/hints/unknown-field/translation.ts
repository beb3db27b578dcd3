import type { EntityName } from '../../../hsds/entities.ts'
import { quote, quoteList } from '../../../text/quote.ts'
import { cardOf } from '../../schema/cards.ts'
import { LANGUAGES } from '../../../messages/languages.ts'
import { meantBy, notOfPages } from '../../schema/not-of-pages.ts'
import { type Meaning, type Slip, keyOf } from './slip.ts'

/**
 * Below `translations:`, something that is no language of pages; below a language, a field that is not translated; elsewhere, a
 * language without `translations:`, as in `cy:` and `name_cy:`.
 */
export const translation: Slip = (issue) => {
  const key = keyOf(issue)
  const { translates, properties = {} } = issue.expected
  if (translates) return cardOf(translates, key) && untranslated(Object.keys(properties))
  if (issue.path.at(-2) !== 'translations')
    return properties.translations && withoutTranslations(key, Object.keys(properties))
  const [first] = Object.values(properties)
  const isField = first?.translates && cardOf(first.translates as EntityName, key)
  return isField ? languageFirst(key) : otherLanguage(key)
}

const untranslated = (fields: readonly string[]): Meaning => ({
  hint: `Delete it here: pages show it as the record has it. What can be translated is ${quoteList(fields, 'and')}.`,
})

const languageFirst = (field: string): Meaning => ({
  message: `${quote(field)} does not say which language it is in.`,
  hint: `Write the language first, as \`cy:\`, and \`${field}: …\` below it, two spaces further in.`,
})

/** `cy:` or `name_cy:`, at the place of `translations:`. */
function withoutTranslations(key: string, fields: readonly string[]): Meaning | undefined {
  const named = fields.flatMap((field) => {
    const rest = key.startsWith(`${field}_`)
      ? key.slice(field.length + 1)
      : key.endsWith(`_${field}`)
        ? key.slice(0, -field.length - 1)
        : undefined
    const language = rest === undefined ? undefined : meantBy(rest)
    return language ? [{ field, language }] : []
  })
  const { field = 'name', language = meantBy(key) } = named[0] ?? {}
  return (
    language && {
      hint: `Write \`translations:\`, below it \`${language}:\`, and below that \`${field}: …\`, each two spaces further in.`,
    }
  )
}

function otherLanguage(key: string): Meaning {
  const { meant, ...said } = notOfPages(key, 'Delete these lines.')
  return meant
    ? { ...said, meant, hint: `Write \`${meant}:\` for ${LANGUAGES[meant].english}.` }
    : said
}
