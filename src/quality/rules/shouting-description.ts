import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const shoutingDescription: QualityRule = {
  code: 'shouting-description',
  means: 'A description is written in capitals, or with many exclamation marks.',
  costs: 5,
  // Screen readers may spell words in capitals letter by letter.
  *check({ services, organizations }) {
    for (const subject of [...services, ...organizations]) {
      const loud = loudPassage((subject.value.description ?? '').slice(0, BEGINNING))
      if (loud !== undefined)
        yield {
          message: `The description is loud: ${quote(loud)}.`,
          hint: 'Write it in small letters, with a full stop at the end.',
          place: placeIn(subject, 'description'),
          about: subject,
        }
    }
  },
}

/** Loud texts are loud from the start, and endless ones would take long to search. */
const BEGINNING = 2000

/**
 * Four words or more in capitals. What separates two words starts with a character that no word contains, so that there
 * is only one way to match.
 */
const CAPITALS =
  /(?<![\p{Lu}\p{M}'’])[\p{M}'’]*(\p{Lu}[\p{Lu}\p{M}'’]+(?:[^\p{L}\p{N}\p{M}'’][^\p{L}\p{N}]*\p{Lu}[\p{Lu}\p{M}'’]*){3,})(?!\p{Ll})/gu
/** Four abbreviations in a row, such as GP, NHS, ESOL and BSL, have fewer letters. */
const MIN_LETTERS = 18

/** The first words in capitals, or word with several exclamation marks. */
function loudPassage(text: string): string | undefined {
  for (const [, words = ''] of text.matchAll(CAPITALS))
    if (words.replace(/\P{L}/gu, '').length >= MIN_LETTERS) return words
  return text.includes('!') ? /(?<!\S)\S*?!\s?!+/.exec(text)?.[0] : undefined
}
