import { type Language, CHECKED } from '../messages/languages.ts'
import { sentencesOf } from '../messages/messages.ts'
import { sentencesIn } from '../messages/replace.ts'
import type { Sentence } from '../messages/sentence.ts'
import type { Directory } from '../directory/directory.ts'
import { pageLanguagesOf } from '../record/schema/page-languages.ts'
import { checksum } from '../text/checksum.ts'

/** A sentence of pages in a language, and in English. */
export interface Translated {
  readonly key: string
  readonly sentence: Sentence
  readonly english: Sentence
  /** Changes with either of the two. */
  readonly checksum: string
  /** True when a reader of the language has checked it as it is, and for English, which is the original. */
  readonly isChecked: boolean
}

/** The sentences of a language that pages and forms show, by their keys. */
export function translatedIn(language: Language): readonly Translated[] {
  const checked = CHECKED[language]
  const sentences = new Map(sentencesIn(sentencesOf(language)))
  return [...sentencesIn(sentencesOf('en'))].flatMap(([key, english]) => {
    const sentence = sentences.get(key)
    if (!sentence) return []
    const sum = checksum(JSON.stringify([english, sentence]))
    return { key, sentence, english, checksum: sum, isChecked: !checked || checked[key] === sum }
  })
}

/** How many sentences of each language of the pages no reader of it has checked, without those that the publisher says in other words. */
export function uncheckedIn({
  settings,
  replaced,
}: Pick<Directory, 'settings' | 'replaced'>): readonly (readonly [Language, number])[] {
  if (settings.pages === 'off') return []
  return pageLanguagesOf(settings).flatMap((language) => {
    const own = replaced.find((one) => one.language === language)?.sentences ?? {}
    const { length } = translatedIn(language).filter(
      ({ key, isChecked }) => !isChecked && !Object.hasOwn(own, key),
    )
    return length > 0 ? [[language, length] as const] : []
  })
}
