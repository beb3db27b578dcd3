/** Beginnings of words that sound alike. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['f', 'ph'],
  ['c', 'k'],
  ['c', 's'],
  ['k', 'ch'],
  ['k', 'qu'],
  ['n', 'kn'],
  ['n', 'gn'],
  ['n', 'pn'],
  ['r', 'wr'],
  ['r', 'rh'],
  ['g', 'j'],
  ['s', 'ps'],
  ['s', 'z'],
  ['z', 'x'],
  ['h', 'wh'],
  ['', 'h'],
]

/** The word with its beginning written in the other ways that sound alike: "fysio" as "physio". */
export function* soundingLike(word: string): Generator<string> {
  for (const [one, other] of BEGINNINGS) {
    if (other !== '' && word.startsWith(other)) yield one + word.slice(other.length)
    if (one === '' ? isVowel(word[0]) : word.startsWith(one)) yield other + word.slice(one.length)
  }
}

const isVowel = (letter = '') => 'aeiouy'.includes(letter) && letter !== ''
