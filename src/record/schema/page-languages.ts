/** The languages that pages can be in, by their codes, and their names in English. */
export const PAGE_LANGUAGES = { en: 'English', cy: 'Welsh' } as const

export type PageLanguage = keyof typeof PAGE_LANGUAGES

export const pageLanguages = Object.keys(PAGE_LANGUAGES) as readonly PageLanguage[]

/** The code of a language without its region: `cy` of `cy-GB`. */
export const withoutRegion = (language: string): string => language.split('-')[0]!.toLowerCase()

/** The languages of the pages of a directory: by its settings, or else that of its texts, or English. */
export function pageLanguagesOf({
  language,
  languages,
}: LanguageSettings): readonly PageLanguage[] {
  const own = pageLanguages.find((one) => one === withoutRegion(language)) ?? 'en'
  return [...new Set(languages ?? [own])]
}

interface LanguageSettings {
  /** The language of the texts of records. */
  readonly language: string
  readonly languages?: readonly PageLanguage[]
}
