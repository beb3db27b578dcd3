import type { PageLanguage } from '../../record/schema/page-languages.ts'
import { cy } from './cy.ts'
import { type Words, en } from './en.ts'

const LANGUAGES: Readonly<Record<PageLanguage, Words>> = { en, cy }

/** The languages that the interface has. */
export type Language = PageLanguage

/** What a language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cy: 'Cymraeg' }

export const wordsIn = (language: Language): Words => LANGUAGES[language]
