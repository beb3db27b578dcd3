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

/** The dashes and the key before a value. */
const START = String.raw`^( *(?:- +)*)(?:- +|(?:"[^"]*"|'[^']*'|[^\s#'"[{][^#]*?) *: +)`
const BLOCK = new RegExp(String.raw`${START}[|>][-+\d]*(?: +#.*)?$`)
const QUOTE = new RegExp(String.raw`${START}(["'])`)
/** What a line has until a quotation ends. */
const UNTIL: Readonly<Record<string, RegExp>> = {
  '"': /^(?:[^"\\]|\\.)*"/,
  "'": /^(?:[^']|'')*'(?!')/,
}
const COMMENT = /(?<!\S)#.*/

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
      const [, dashes] = BLOCK.exec(line) ?? []
      block = dashes === undefined ? undefined : { key: dashes.length }
      const [start = '', , mark] = QUOTE.exec(line) ?? []
      quote = mark
      rest = line.slice(start.length)
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
