// Not jsonc-parser: it recurses, so 10,000 open brackets overflow its stack; of a duplicate key it finds the first value,
// not the last as JSON.parse does; and its tree of an area of 14 MB takes 130 MB.
import type { Path } from '../diagnostics/diagnostic.ts'

/** The offset of the first mistake in a JSON text (RFC 8259), or the length of a text without one. */
export function mistakeIn(text: string): number {
  const values = valuesOf(text)
  for (;;) {
    const { done, value } = values.next()
    if (done) return value
  }
}

/** Finds the offset of the value at a path. Absent if there is none, or a mistake comes before it. */
export type FindInJson = (path: Path) => number | undefined

/** Creates a finder that caches the offsets in every object and list on its way. */
export function createFindInJson(text: string): FindInJson {
  const [whole] = valuesOf(text)
  const cache = new Map<number, Children>()
  const childrenAt = (offset: number): Children => {
    const children = cache.get(offset) ?? readChildren(text, offset)
    cache.set(offset, children)
    return children
  }
  return (path) => {
    let offset = whole?.offset
    for (const step of path) {
      if (offset === undefined) break
      offset = childrenAt(offset).get(step)
    }
    return offset
  }
}

/** The offsets of the values in an object or a list. Of a duplicate key, the last one counts. */
type Children = ReadonlyMap<string | number, number>

function readChildren(text: string, start: number): Children {
  const children = new Map<string | number, number>()
  for (const { offset, depth, step } of valuesOf(text, start))
    if (depth === 1) children.set(step, offset)
  return children
}

/** A value, the number of objects and lists around it, and its key or index in the innermost of these. */
interface Value {
  readonly offset: number
  readonly depth: number
  readonly step: string | number
}

/** An open object or list, and the current key or index in it. */
interface Open {
  readonly isList: boolean
  step: string | number
}

/**
 * Yields the values of a JSON text, or the value at `start` and all values in it. Returns the offset of the first mistake,
 * or of the end. A token that is not expected is the mistake:
 *
 *   {  "a"  :  [  1  ,  2  ]  }
 *   │   │   │  │  │  │  └ value, then comma or end
 *   │  key  │ value, a list, which may be empty
 */
function* valuesOf(text: string, start = 0): Generator<Value, number> {
  const open: Open[] = []
  let expected: 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'commaOrEnd' = 'value'
  let at = start
  for (;;) {
    at = skipSpace(text, at)
    const token = tokenAt(text, at)
    const innermost = open.at(-1)
    if (token === undefined) return at
    if ((expected === 'value' || expected === 'firstValue') && !/^[}\],:]/.test(token)) {
      yield { offset: at, depth: open.length, step: innermost?.step ?? '' }
      const isList = token === '['
      if (isList || token === '{') open.push({ isList, step: isList ? 0 : '' })
      expected = isList ? 'firstValue' : token === '{' ? 'firstKey' : 'commaOrEnd'
    } else if ((expected === 'key' || expected === 'firstKey') && token.startsWith('"')) {
      innermost!.step = JSON.parse(token) as string
      expected = 'colon'
    } else if (expected === 'colon' && token === ':') expected = 'value'
    else if (expected === 'commaOrEnd' && token === ',' && innermost) {
      if (innermost.isList) innermost.step = (innermost.step as number) + 1
      expected = innermost.isList ? 'value' : 'key'
    } else if (innermost && token === (innermost.isList ? ']' : '}') && ENDS.includes(expected)) {
      open.pop()
      expected = 'commaOrEnd'
    } else return at
    at += token.length
  }
}

/** What is expected where an object or a list may end. */
const ENDS: readonly string[] = ['firstValue', 'firstKey', 'commaOrEnd']

function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

/** Any token but a string. */
const TOKEN = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true|false|null/y
/** A part of a string, of bounded length: a longer match can overflow the stack of the expression. */
const PART =
  // eslint-disable-next-line no-control-regex
  /[^"\\\x00-\x1F]{1,4096}|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** The token that starts at an offset, if one does. */
function tokenAt(text: string, start: number): string | undefined {
  if (text[start] !== '"') {
    TOKEN.lastIndex = start
    return TOKEN.exec(text)?.[0]
  }
  let end = start + 1
  for (PART.lastIndex = end; PART.test(text);) end = PART.lastIndex
  return text[end] === '"' ? text.slice(start, end + 1) : undefined
}
