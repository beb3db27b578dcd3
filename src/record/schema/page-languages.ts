/** The languages that pages can be in, by their codes, and their names in English. */
export const PAGE_LANGUAGES = { en: 'English', cy: 'Welsh' } as const

export type PageLanguage = keyof typeof PAGE_LANGUAGES

export const pageLanguages = Object.keys(PAGE_LANGUAGES) as readonly PageLanguage[]

/** The code of a language without its region: `cy` of `cy-GB`. */
export const withoutRegion = (language: string): string => language.split('-')[0]!.toLowerCase()
