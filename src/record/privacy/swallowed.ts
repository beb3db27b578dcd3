/** A line on which a private block begins, what stands on it, and the next line with something on it. */
const BLOCK = /^[ \t]*(["']?)private\1[ \t]*:(?:[ \t]+(\S.*))?(?:\s*\n[ \t]*(\S.*))?$/gm
/** The word as it stands in a text, and the words after it. */
const SAID = /(?<!\S)(["']?)private\1[ \t]*:(?!\S)((?:\s+\S+){0,4})/g
/** By so many words a block is known again; what is published is compared with each of many thousand blocks at once. */
const KNOWN_BY = 4

/**
 * Whether a private block of a file has become part of a text, as one does that stands as far in as the lines of the text
 * above it. A text may speak of something private, and have a colon after that; it is the beginning of a line that tells.
 */
export function hasSwallowed(value: string, file: string): boolean {
  if (!/private["']?[ \t]*:/.test(value)) return false
  const blocks = new Set(
    Array.from(file.matchAll(BLOCK), ([, , beside, below = '']) =>
      wordsOf(beside ?? below, KNOWN_BY).join(' '),
    ),
  )
  return Array.from(value.matchAll(SAID), ([, , after = '']) =>
    beginningsOf(wordsOf(after, KNOWN_BY)),
  ).some((beginnings) => beginnings.some((words) => blocks.has(words)))
}

/** What a block may say that begins some words: the first of them, the first two and so on, or nothing where there are none. */
const beginningsOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [''] : words.map((_, last) => words.slice(0, last + 1).join(' '))

const wordsOf = (text: string, most: number): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, most)
