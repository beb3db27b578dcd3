/** Letters that are no base letter with a mark, which Unicode does not take apart, and the usual way to write them without. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** A text in small letters as somebody writes it who does not have these. */
export const inBaseLetters = (text: string): string =>
  text.replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter]!)
