import { type Language, languages } from '../../messages/languages.ts'

/** The code of a language without its region: `cy` of `cy-GB`. */
export const withoutRegion = (language: string): string => language.split('-')[0]!.toLowerCase()

/** The languages of the pages of a directory: by its settings, or else that of its texts, or English. */
export function pageLanguagesOf({
  language,
  languages: chosen,
}: LanguageSettings): readonly Language[] {
  const own = languages.find((one) => one === withoutRegion(language)) ?? 'en'
  return [...new Set(chosen ?? [own])]
}

interface LanguageSettings {
  /** The language of the texts of records. */
  readonly language: string
  readonly languages?: readonly Language[]
}
