import { plainLetters } from '../../privacy/key-form.ts'

/**
 * The line of a private block and its value, beside it or on the next line that is not empty. With a capital letter, the
 * value must be on the next line: `Private: £45` is a price.
 */
const BLOCK =
  /^[ \t]*(?:(["']?)private\1[ \t]*:(?:[ \t]+(\S.*)(?!.))?|(["']?)(?:Private|PRIVATE)\3[ \t]*:)(?:\s*\n[ \t]*(\S.*))?$/gm
/** The name of a block inside a text, and the words after it. */
const IN_TEXT = /(?<!\S)(["']?)(?:private|Private|PRIVATE)\1[ \t]*:(?!\S)((?:\s+\S+){0,4})/g
/** A block is recognised by its first words, so that each text is compared with thousands of blocks at once. */
const MAX_WORDS = 4

/**
 * Creates a test of whether a text has swallowed a private block of its file. That happens to a block that is as far in as
 * the lines of the text above it. A text may also just mention something private, so the file must have such a block. The
 * file is searched once, when the first text could have swallowed one.
 */
export function createSwallowed(file: string): (value: string) => boolean {
  let blocks: ReadonlySet<string> | undefined
  return (written) => {
    const value = plainLetters(written)
    if (!/private["']?[ \t]*:/i.test(value)) return false
    blocks ??= blocksIn(plainLetters(file))
    for (const [, , after = ''] of value.matchAll(IN_TEXT))
      if (prefixesOf(firstWords(after)).some((words) => blocks?.has(words))) return true
    return false
  }
}

/** The first words of each private block. */
const blocksIn = (file: string) =>
  new Set(
    Array.from(file.matchAll(BLOCK), ([, , beside, , below = '']) =>
      firstWords(beside ?? below).join(' '),
    ),
  )

/** The first word, the first two, and so on; for no words, the empty text. */
const prefixesOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [''] : words.map((_, last) => words.slice(0, last + 1).join(' '))

const firstWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
