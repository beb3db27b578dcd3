import { memoise, once } from '../text/memoise.ts'
import type { BUILT_SENTENCES as BUILT, SENTENCES as PAGES } from './en/messages.ts'
import { BUILT_SENTENCES, GRAMMARS, type Language, SENTENCES, languages } from './languages.ts'
import { type Replaced, replaceIn } from './replace.ts'
import { type Category, type Spoken, type Tree, speak } from './sentence.ts'

/** All messages, in one language, of pages that functions make as well. Texts of records are in the language they were written in. */
export type Messages = Spoken<typeof PAGES>
/** All messages of forms, their scripts and pages that only a build makes, in one language. */
export type BuiltMessages = Spoken<typeof BUILT>

type In<T> = Readonly<Record<Language, T>>

/** Sentences of one language that a publisher says in other words. */
export interface Replacing {
  readonly language: Language
  readonly sentences: Replaced
}

/** The language of a page, and the words of its publisher in any language. */
export interface Speaking {
  readonly language: Language
  readonly replaced?: readonly Replacing[]
}

/** The sentences of a language as they are shipped. */
export const sentencesOf = (language: Language): Tree => ({
  ...SENTENCES[language],
  ...BUILT_SENTENCES[language],
})

/** The sentences of a language as its publisher says them. */
export const sentencesFor = ({ language, replaced }: Speaking): Tree =>
  replaceIn(
    sentencesOf(language),
    replaced?.find((one) => one.language === language)?.sentences ?? {},
  )

export const messagesIn = /* @__PURE__ */ speaker<Messages>(SENTENCES)
export const builtMessagesIn = /* @__PURE__ */ speaker<BuiltMessages>(BUILT_SENTENCES)

/** Makes messages once for each language, and once for the words of a publisher. */
function speaker<M>(table: In<Tree>): (speaking: Speaking) => M {
  const say = (language: Language, sentences: Tree) => {
    const category = (count: number) => new Intl.PluralRules(language).select(count) as Category
    return speak(sentences, { category, ...GRAMMARS[language] }) as M
  }
  const shipped = Object.fromEntries(
    languages.map((language) => [language, once(() => say(language, table[language]))]),
  ) as In<() => M>
  const replacing = memoise(({ language, sentences }: Replacing) =>
    say(language, replaceIn(table[language], sentences)),
  )
  return ({ language, replaced }) => {
    const own = replaced?.find((one) => one.language === language)
    return own ? replacing(own) : shipped[language]()
  }
}
