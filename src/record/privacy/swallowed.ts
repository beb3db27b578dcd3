/**
 * A line on which a private block begins, what stands on it, and the next line with something on it. With a capital letter
 * it has to stand alone: `Private: £45` is a price.
 */
const BLOCK =
  /^[ \t]*(?:(["']?)private\1[ \t]*:(?:[ \t]+(\S.*))?|(["']?)(?:Private|PRIVATE)\3[ \t]*:)(?:\s*\n[ \t]*(\S.*))?$/gm
/** The word as it stands in a text, and the words after it. */
const SAID = /(?<!\S)(["']?)(?:private|Private|PRIVATE)\1[ \t]*:(?!\S)((?:\s+\S+){0,4})/g
/** By so many words a block is known again; what is published is compared with each of many thousand blocks at once. */
const KNOWN_BY = 4

/**
 * Tells whether a private block of a file has become part of a text, as one does that stands as far in as the lines of the
 * text above it. A text may speak of something private, and have a colon after that; it is the beginning of a line that
 * tells. The file is looked through when the first text says so, and not again.
 */
export function createSwallowed(file: string): (value: string) => boolean {
  let blocks: ReadonlySet<string> | undefined
  return (value) => {
    if (!/private["']?[ \t]*:/i.test(value)) return false
    blocks ??= blocksIn(file)
    for (const [, , after = ''] of value.matchAll(SAID))
      if (beginningsOf(wordsOf(after, KNOWN_BY)).some((words) => blocks?.has(words))) return true
    return false
  }
}

/** The first words of each private block. */
const blocksIn = (file: string) =>
  new Set(
    Array.from(file.matchAll(BLOCK), ([, , beside, , below = '']) =>
      wordsOf(beside ?? below, KNOWN_BY).join(' '),
    ),
  )

/** What a block may say that begins some words: the first of them, the first two and so on, or nothing where there are none. */
const beginningsOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [''] : words.map((_, last) => words.slice(0, last + 1).join(' '))

const wordsOf = (text: string, most: number): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, most)
