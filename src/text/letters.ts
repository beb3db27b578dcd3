/** Letters that Unicode does not decompose to a base letter and a mark, with their usual replacements. */
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

/** Replaces such letters in a text of small letters. */
export const inBaseLetters = (text: string): string =>
  text.replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter]!)
