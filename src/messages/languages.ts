/** A language that pages can be in. */
interface PageLanguage {
  /** What those who speak it call it. */
  readonly name: string
  readonly english: string
  /** What people write for its code, in small letters: names, and codes of three letters (ISO 639-2). */
  readonly called: readonly string[]
}

export const LANGUAGES = {
  en: { name: 'English', english: 'English', called: ['en_gb', 'eng', 'saesneg'] },
  cy: { name: 'Cymraeg', english: 'Welsh', called: ['cy_gb', 'cym', 'wel', 'wales'] },
} as const satisfies Readonly<Record<string, PageLanguage>>

export type Language = keyof typeof LANGUAGES

export const languages = Object.keys(LANGUAGES) as readonly Language[]

/** The language that somebody means by a code or a name. */
export const languageCalled = (text: string): Language | undefined =>
  languages.find((code) => {
    const { name, english, called } = LANGUAGES[code]
    return [code, ...[name, english].map((one) => one.toLowerCase()), ...called].includes(text)
  })
