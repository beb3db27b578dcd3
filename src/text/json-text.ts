import type { Path } from '../diagnostics/diagnostic.ts'

/** What can stand at one place of a JSON text (RFC 8259), besides a string. */
const TOKEN = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true|false|null/y
/** A part of a string; as one expression, a string of some megabytes would fill the stack. */
const PART =
  // eslint-disable-next-line no-control-regex
  /[^"\\\x00-\x1F]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** The token that starts at a place, if one does. */
function tokenAt(text: string, start: number): string | undefined {
  if (text[start] !== '"') {
    TOKEN.lastIndex = start
    return TOKEN.exec(text)?.[0]
  }
  let end = start + 1
  for (PART.lastIndex = end; PART.test(text);) end = PART.lastIndex
  return text[end] === '"' ? text.slice(start, end + 1) : undefined
}

/** An object or a list that is open, and where in it we are. */
interface Open {
  readonly isList: boolean
  step: string | number
}

/** A value, the number of characters before it, and where it lies in how many objects and lists around it. */
interface Value {
  readonly offset: number
  readonly depth: number
  readonly step: string | number
}

/**
 * Goes through the values of a JSON text, or through a value and all within it, up to its end or its first mistake, and
 * gives the number of characters before that. Every token either fits what is expected or is the mistake:
 *
 *   {  "a"  :  [  1  ,  2  ]  }
 *   │   │   │  │  │  │  └ value, then comma or end
 *   │  key  │ value, a list, which may be empty
 */
function* valuesOf(text: string, start = 0): Generator<Value, number> {
  const open: Open[] = []
  let wants: 'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'more' = 'value'
  let at = start
  const skipBlanks = () => {
    while (/\s/.test(text.charAt(at)) && at < text.length) at++
  }
  for (;;) {
    skipBlanks()
    const token = tokenAt(text, at)
    const within = open.at(-1)
    if (token === undefined) return at
    if ((wants === 'value' || wants === 'first') && !/^[}\],:]/.test(token)) {
      yield { offset: at, depth: open.length, step: within?.step ?? '' }
      const isList = token === '['
      if (isList || token === '{') open.push({ isList, step: isList ? 0 : '' })
      wants = isList ? 'first' : token === '{' ? 'firstKey' : 'more'
    } else if ((wants === 'key' || wants === 'firstKey') && token.startsWith('"')) {
      within!.step = JSON.parse(token) as string
      wants = 'colon'
    } else if (wants === 'colon' && token === ':') wants = 'value'
    else if (wants === 'more' && token === ',' && within) {
      if (within.isList) within.step = (within.step as number) + 1
      wants = within.isList ? 'value' : 'key'
    } else if (within && token === (within.isList ? ']' : '}') && ENDS.includes(wants)) {
      open.pop()
      wants = 'more'
    } else return at
    at += token.length
  }
}

/** What is expected where an object or a list may end. */
const ENDS: readonly string[] = ['first', 'firstKey', 'more']

/** The number of characters before the first mistake of a JSON text, or in all of it. */
export function mistakeIn(text: string): number {
  const values = valuesOf(text)
  for (;;) {
    const { done, value } = values.next()
    if (done) return value
  }
}

/** Finds values in a JSON text: how many characters are before each, where it is there and no mistake stands before it. */
export type FindInJson = (path: Path) => number | undefined

/** Remembers where the values of an object or a list are, once one of them was looked for. */
export function createFindInJson(text: string): FindInJson {
  const [whole] = valuesOf(text)
  const known = new Map<number, Inside>()
  const insideOf = (offset: number): Inside => {
    const inside = known.get(offset) ?? lookInside(text, offset)
    known.set(offset, inside)
    return inside
  }
  return (path) => {
    let offset = whole?.offset
    for (const step of path) {
      if (offset === undefined) break
      offset = insideOf(offset).get(step)
    }
    return offset
  }
}

/** The places of what an object or a list holds. Of a name that is there twice, the last one counts. */
type Inside = ReadonlyMap<string | number, number>

function lookInside(text: string, start: number): Inside {
  const inside = new Map<string | number, number>()
  for (const { offset, depth, step } of valuesOf(text, start))
    if (depth === 1) inside.set(step, offset)
  return inside
}
