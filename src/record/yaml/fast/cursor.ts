/** How far a text is read, by whoever reads it. */
export interface Cursor {
  readonly text: string
  at: number
  /** How far in the line starts that comes next, or in which we are; -1 behind the last. */
  indent: number
}

/** Thrown where a text is not as plain as it should be; what it means is for the careful way to say. */
export const UNSURE = new Error('This text has to be read carefully.')

const [NEWLINE, SPACE, HASH] = [10, 32, 35]

/** Goes from the start of a line to the first word of this line or a later one, past empty lines and comments. */
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
      if (at > start) throw UNSURE
      cursor.at = at + 1
    } else {
      const isEnd = at >= text.length
      if (isEnd && at > start) throw UNSURE
      cursor.at = at
      cursor.indent = isEnd ? -1 : at - start
      return
    }
  }
}

/** Goes to the next line from behind a value, where nothing but a comment may stand. */
export function finishLine(cursor: Cursor): void {
  const { text, at } = cursor
  const next = at + spacesAt(text, at)
  if (text.charCodeAt(next) === HASH && next > at) checkComment(text, next)
  else if (next < text.length && text.charCodeAt(next) !== NEWLINE) throw UNSURE
  cursor.at = endOfLine(text, next) + 1
  nextLine(cursor)
}

/** A hash that touches a word may have been meant as part of it. */
function checkComment(text: string, hash: number): void {
  if (!/[\s#!]/.test(text.charAt(hash + 1) || ' ')) throw UNSURE
}

/** Deeper than people write, and far less than is an error. */
export const DEEPEST = 16

/** How many spaces there are from some place on. */
export function spacesAt(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === SPACE) at++
  return at - from
}

/** Where the line break is, or would be, of the line in which a place lies. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
