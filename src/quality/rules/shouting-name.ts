import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const shoutingName: QualityRule = {
  code: 'shouting-name',
  means: 'A name is written in capitals.',
  costs: 5,
  // Screen readers may spell words in capitals letter by letter.
  *check({ services, organizations, locations }) {
    for (const subject of [...services, ...organizations, ...locations]) {
      const { name } = subject.value
      if (name === undefined || !isLoud(name)) continue
      yield {
        message: `The name is in capitals: ${quote(name)}.`,
        hint: `Write ${quote(inSmallLetters(name))}. Leave abbreviations as they are.`,
        place: placeIn(subject, 'name'),
        about: subject,
      }
    }
  },
}

const MIN_LETTERS = 8
/** Abbreviations, such as RNLI, YMCA and ESOL, have fewer letters. */
const WORD = /\p{Lu}{5,}/u

const isLoud = (name: string): boolean =>
  !/\p{Ll}/u.test(name.replace(/(?<=\d)(?:st|nd|rd|th)\b|[’']s\b/g, '')) &&
  WORD.test(name) &&
  name.replace(/\P{L}/gu, '').length >= MIN_LETTERS

const SMALL = /^(?:AND|THE|OF|FOR|AT|IN|ON|TO|WITH|BY|A|AN|OR)$/

/** Words of four letters and more with one capital. Shorter ones may be abbreviations. */
const inSmallLetters = (name: string): string =>
  name.replace(/\p{Lu}[\p{Lu}’']*/gu, (word, at: number) =>
    at > 0 && SMALL.test(word)
      ? word.toLowerCase()
      : word.length > 3 || /^(?:THE|OUR|OLD|NEW|ART)$/.test(word)
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word,
  )
