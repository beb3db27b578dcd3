import { GRAMMAR as CY } from '../../messages/cy/grammar.ts'
import { GRAMMAR as EN } from '../../messages/en/grammar.ts'
import type { Language } from '../../messages/languages.ts'
import { type Tree, speak } from '../../messages/sentence.ts'

export const language = document.documentElement.lang as Language

/** The sentences of the language of the page as messages. */
export const spoken = (sentences: Tree): unknown => speak(sentences, { en: EN, cy: CY }[language])
