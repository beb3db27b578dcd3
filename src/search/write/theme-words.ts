import { type ThemeModel, NONE, themesOf, wordsOfTheme } from '../themes/themes.ts'
import type { Texts } from './search-fields.ts'

/** A name says more of what a service is about than a sentence does. */
const NAME = 1
const OTHER = 0.75
/** What a text says with less certainty is left out. */
const LEAST = 0.1
/** A theme that is less certain is left out; from each of these on, its word stands once more. */
const LEVELS = [0.2, 0.35, 0.5, 0.7]

/**
 * The words of the themes of a service, as its name, its topics and each sentence say them: what somebody asks for in words of their own is
 * found by its theme.
 */
export function themeWords(texts: Texts, model: ThemeModel): string {
  const doubts = new Map<string, number>()
  const hear = (text: string, weight: number) => {
    for (const theme of themesOf(text, model)) {
      if (theme.share * weight < LEAST) break
      for (const { word, share } of theme.id === NONE ? [] : wordsOfTheme(theme))
        doubts.set(word, (doubts.get(word) ?? 1) * (1 - share * weight))
    }
  }
  for (const text of linesOf(texts.name, texts.translated_name)) hear(text, NAME)
  for (const text of linesOf(texts.terms)) hear(text, OTHER)
  for (const text of linesOf(texts.description, texts.eligibility_description, texts.translations))
    for (const sentence of text.split(/[.!?;:](?=\s|$)/)) hear(sentence, OTHER)
  return [...doubts]
    .flatMap(([word, doubt]) => LEVELS.flatMap((least) => (1 - doubt < least ? [] : word)))
    .join(' ')
}

const linesOf = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => text?.split('\n') ?? [])
