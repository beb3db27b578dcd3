import * as CY from './cy/messages.ts'
import * as EN from './en/messages.ts'
import type { Grammar } from './sentence.ts'

/** A language that pages can be in. */
interface PageLanguage {
  /** As those who speak it call it. */
  readonly name: string
  readonly english: string
  /** Written for its code by people, in small letters: names, and codes of three letters (ISO 639-2). */
  readonly called: readonly string[]
}

export const LANGUAGES = {
  en: { name: 'English', english: 'English', called: ['en_gb', 'eng', 'saesneg'] },
  cy: { name: 'Cymraeg', english: 'Welsh', called: ['cy_gb', 'cym', 'wel', 'wales'] },
} as const satisfies Readonly<Record<string, PageLanguage>>

export type Language = keyof typeof LANGUAGES

/** Checksums of sentences by their keys: of those that a reader of the language has checked, with the English ones that they say. */
export type Checked = Readonly<Record<string, string>>

type In<T> = Readonly<Record<Language, T>>

// A table for each, so that a bundle has only those that it uses.
export const SENTENCES: In<EN.Sentences> = { en: EN.SENTENCES, cy: CY.SENTENCES }
export const BUILT_SENTENCES: In<EN.BuiltSentences> = {
  en: EN.BUILT_SENTENCES,
  cy: CY.BUILT_SENTENCES,
}
/** The sentences of times alone. */
export const SCHEDULES: In<EN.Sentences['schedule']> = { en: EN.SCHEDULE, cy: CY.SCHEDULE }
export const GRAMMARS: In<Grammar> = { en: EN.GRAMMAR, cy: CY.GRAMMAR }

/** What advice on records means, in languages other than that of its rules. */
export const ADVICE: Partial<In<Readonly<Record<string, string>>>> = { cy: CY.ADVICE }

/** English is the original. */
export const CHECKED: In<Checked | undefined> = { en: undefined, cy: CY.CHECKED }

export const languages = Object.keys(LANGUAGES) as readonly Language[]

/** The language that somebody means by a code or a name. */
export const languageCalled = (text: string): Language | undefined =>
  languages.find((code) => {
    const { name, english, called } = LANGUAGES[code]
    return [code, ...[name, english].map((one) => one.toLowerCase()), ...called].includes(text)
  })
