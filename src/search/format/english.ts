/** The path of the words with a first letter that are spelt right. */
export const englishPath = (letter: string) => `english/${letter}.bin`

const [FIRST_CAPITAL, LAST_CAPITAL] = [65, 90]

/**
 * True when words that share beginnings have a word (see data/README.md), or the word without a last `s`.
 *
 *     AalleyFn   alley, and five letters of it with n
 *
 * The words are sorted, so that it is enough to know how many letters of the wanted one the word before has.
 */
export const isAmong = (words: string, wanted: string): boolean =>
  has(words, wanted) || (wanted.endsWith('s') && has(words, wanted.slice(0, -1)))

function has(words: string, wanted: string): boolean {
  let matched = 0
  for (let at = 0; at < words.length;) {
    const shared = words.charCodeAt(at++) - FIRST_CAPITAL
    // A word that shares less with the one before than that has with the wanted one comes after all that begin like it.
    if (shared < matched) return false
    const isLike = shared === matched
    let length = shared
    for (; at < words.length && !isCapital(words.charCodeAt(at)); at++, length++)
      if (isLike && matched === length && words[at] === wanted[length]) matched++
    if (matched === length && length === wanted.length) return true
  }
  return false
}

const isCapital = (code: number) => code >= FIRST_CAPITAL && code <= LAST_CAPITAL
