/** A position in a text, which every function here moves forward. */
export interface Cursor {
  readonly text: string
  at: number
  /** The indentation of the current line, or of the next one after a line is finished; -1 after the last line. */
  indent: number
}

/** Thrown where a text is not simple enough, so that the YAML library has to read it. */
export const NOT_SIMPLE = new Error('The YAML library has to read this text.')

const [NEWLINE, SPACE, HASH] = [10, 32, 35]

/** Moves from the start of a line to its first character that is no space, past empty lines and comments. */
export function nextLine(cursor: Cursor): void {
  const { text } = cursor
  for (;;) {
    const start = cursor.at
    const at = start + spacesAt(text, start)
    const code = text.charCodeAt(at)
    if (code === HASH) {
      if (at > start) checkComment(text, at)
      cursor.at = endOfLine(text, at) + 1
    } else if (code === NEWLINE) {
      if (at > start) throw NOT_SIMPLE
      cursor.at = at + 1
    } else {
      const isEnd = at >= text.length
      if (isEnd && at > start) throw NOT_SIMPLE
      cursor.at = at
      cursor.indent = isEnd ? -1 : at - start
      return
    }
  }
}

/** Moves from the end of a value to the next line. Only a comment may be in between. */
export function finishLine(cursor: Cursor): void {
  const { text, at } = cursor
  const next = at + spacesAt(text, at)
  if (text.charCodeAt(next) === HASH && next > at) checkComment(text, next)
  else if (next < text.length && text.charCodeAt(next) !== NEWLINE) throw NOT_SIMPLE
  cursor.at = endOfLine(text, next) + 1
  nextLine(cursor)
}

/** Without a space after it, or before a number, a hash may have been meant as a part of the text. */
function checkComment(text: string, hash: number): void {
  COMMENT.lastIndex = hash
  if (!COMMENT.test(text)) throw NOT_SIMPLE
}

const COMMENT = /#(?:[#!]|$|\s(?! *(?:\d|[a-z]\b)))/iy

/** Deeper than people write, and far less than MAX_DEPTH of the library. */
export const MAX_DEPTH = 16

/** The number of spaces from an offset on. */
export function spacesAt(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === SPACE) at++
  return at - from
}

/** The offset of the line break at the end of a line, or the end of the text. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
