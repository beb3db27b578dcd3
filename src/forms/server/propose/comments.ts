import { linesOf } from '../../../text/lines.ts'

/**
 * Whether a text of YAML has a comment that was not there before: words that no page shows, and that everybody could read. This reads
 * lines, because nothing reads YAML at the edge; what looks like a comment counts as one, unless it is in quotes or in a block.
 */
export function addsComment(before: string, after: string): boolean {
  const known = [...commentsIn(before)]
  return [...commentsIn(after)].some((comment) => {
    const at = known.indexOf(comment)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

const BLOCK = /^[|>][-+\d]*(?: +#.*)?$/
const QUOTES = ['"', "'"]
/** What no key without quotes begins with. */
const NO_KEY = ['"', "'", '#', '[', '{']
/** What a line has until a quotation ends. */
const UNTIL: Readonly<Record<string, RegExp>> = {
  '"': /^(?:[^"\\]|\\.)*"/,
  "'": /^(?:[^']|'')*'(?!')/,
}
/** A directive may say anything, too. */
const COMMENT = /(?<!\S)#.*|^%.*/

/** The comments of a text, without the space around them. */
function* commentsIn(text: string): Generator<string> {
  /** The indentation of the key of a block, and of its first line. */
  let block: { readonly key: number; first?: number } | undefined
  let quote: string | undefined
  for (const line of linesOf(text)) {
    const indent = line.search(/\S/)
    if (indent < 0) continue
    let rest = line
    if (quote === undefined) {
      if (block && indent > block.key && indent >= (block.first ??= indent)) continue
      const { key, at } = valueIn(line)
      const value = line.slice(at)
      block = at > key && BLOCK.test(value) ? { key } : undefined
      quote = at > key ? QUOTES.find((mark) => value.startsWith(mark)) : undefined
      if (quote !== undefined) rest = value.slice(1)
    }
    if (quote !== undefined) {
      const [quoted] = UNTIL[quote]!.exec(rest) ?? []
      if (quoted === undefined) continue
      rest = rest.slice(quoted.length)
      quote = undefined
    }
    const [comment] = COMMENT.exec(rest) ?? []
    if (comment !== undefined) yield comment.trim()
  }
}

/** Where the value of a line begins, and its key or the last dash before it; both are equal where it has neither. */
function valueIn(line: string): { readonly key: number; readonly at: number } {
  let [key, at] = [line.search(/\S/), line.search(/\S/)]
  while (line.startsWith('- ', at)) {
    key = at
    at = afterSpaces(line, at + 2)
  }
  const mark = QUOTES.find((one) => line.startsWith(one, at))
  const end = mark === undefined ? at : line.indexOf(mark, at + 1) + 1
  const colon = line.indexOf(': ', end)
  const name = line.slice(end, Math.max(end, colon))
  const isKey =
    colon > at &&
    end >= at &&
    (mark === undefined
      ? !NO_KEY.some((one) => line.startsWith(one, at)) && !name.includes('#')
      : end > at && name.trim() === '')
  return isKey ? { key: at, at: afterSpaces(line, colon + 2) } : { key, at }
}

function afterSpaces(line: string, from: number): number {
  let at = from
  while (line[at] === ' ') at++
  return at
}
