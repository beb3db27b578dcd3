import { memoise, once } from '../memoise.ts'
import { GRAMMAR as CY } from './cy/grammar.ts'
import { cy, cyForms } from './cy/messages.ts'
import { GRAMMAR as EN } from './en/grammar.ts'
import { type FormSentences, type Sentences, en, enForms } from './en/messages.ts'
import { type Language, languages } from './languages.ts'
import { type Replaced, replaceIn } from './replace.ts'
import { type Category, type Grammar, type Spoken, type Tree, speak } from './sentence.ts'

/** All that pages say in one language. Texts of records are shown in the language they were written in. */
export type Messages = Spoken<typeof en>
/** All that forms and their scripts say in one language. */
export type FormMessages = Spoken<typeof enForms>

type In<T> = Readonly<Record<Language, T>>

const PAGES: In<Sentences> = { en, cy }
const FORMS: In<FormSentences> = { en: enForms, cy: cyForms }
const GRAMMARS: In<Grammar> = { en: EN, cy: CY }

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
  ...PAGES[language],
  ...FORMS[language],
})

export const messagesIn = /* @__PURE__ */ speaker<Messages>(PAGES)
export const formMessagesIn = /* @__PURE__ */ speaker<FormMessages>(FORMS)

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
