import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { BUILT_SENTENCES, SENTENCES } from '../../src/messages/en/messages.ts'
import type { Tree } from '../../src/messages/sentence.ts'
import { textsIn } from './words.ts'

/*
 * The words of pages can be read at the age of nine, by the Flesch–Kincaid grade level (Kincaid, Fishburne, Rogers and Chissom:
 * Derivation of new readability formulas, Naval Technical Training Command, 1975). A grade is a school year in the United States;
 * children of nine are in the fourth, so the grade of a page is below 5. The formula is made for passages, not for labels: it
 * judges the whole sentences of a page together.
 */
const MAX_GRADE = 5
/** Longer sentences are hard for everybody. */
const MAX_WORDS = 25

/** The kinds of pages and their words; those with few sentences are judged together. */
const { find, service, ...others } = SENTENCES
const { embedPage, map, listPage, accessibility, privacy, ...built } = BUILT_SENTENCES
const { form, lists, suggestion, recordText, members, inbox, ...pages } = built
const PAGES = {
  ...{ find, embedPage, map, listPage, service, accessibility, privacy },
  others: { ...others, ...pages },
  ...{ form, lists, suggestion, recordText, members, inbox },
}

/** The proper name of a standard is not ours to shorten. Its words count as short ones. */
const NAMES = /Web Content Accessibility Guidelines/g

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const sentencesOf = (words: Tree): readonly string[] =>
  [...textsIn(words)]
    .flatMap(([, text]) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((text) => /[.?!]”?$/.test(text))

const wordsOf = (sentence: string) =>
  sentence.replace(NAMES, 'the rules').match(/[\p{L}\p{N}][\p{L}\p{N}’.@-]*/gu) ?? []

function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  })
}

describe.each(Object.entries(PAGES))('the words of %s', (_, words) => {
  const sentences = sentencesOf(words)

  it('can be read at the age of nine', () => {
    expect(sentences.flatMap(wordsOf).length).toBeGreaterThan(30)
    expect(gradeOf(sentences)).toBeLessThan(MAX_GRADE)
  })

  it('have no long sentence', () => {
    expect(sentences.filter((sentence) => wordsOf(sentence).length > MAX_WORDS)).toEqual([])
  })
})

it('the measure tells a hard text from an easy one', () => {
  expect(gradeOf(['The cat sat on the mat.'])).toBeLessThan(1)
  expect(
    gradeOf(['Accessibility considerations necessitate comprehensive organizational commitment.']),
  ).toBeGreaterThan(20)
})
