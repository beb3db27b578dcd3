import type { Path } from '../diagnostic.ts'

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

/**
 * Goes through a JSON text up to a value, or up to its first mistake, and gives the number of characters before it. Every
 * token either fits what is expected or is the mistake:
 *
 *   {  "a"  :  [  1  ,  2  ]  }
 *   │   │   │  │  │  │  └ value, then comma or end
 *   │  key  │ value, a list, which may be empty
 */
export function findInJson(text: string, path?: Path): { offset: number; isFound: boolean } {
  const open: Open[] = []
  let wants: 'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'more' = 'value'
  let at = 0
  const skipBlanks = () => {
    while (/\s/.test(text.charAt(at)) && at < text.length) at++
  }
  const isHere = () =>
    path?.length === open.length && open.every(({ step }, depth) => step === path[depth])
  for (;;) {
    skipBlanks()
    const token = tokenAt(text, at)
    const within = open.at(-1)
    const mistake = { offset: at, isFound: false }
    if (token === undefined) return mistake
    if ((wants === 'value' || wants === 'first') && !/^[}\],:]/.test(token)) {
      if (isHere()) return { offset: at, isFound: true }
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
    } else return mistake
    at += token.length
  }
}

/** What is expected where an object or a list may end. */
const ENDS: readonly string[] = ['first', 'firstKey', 'more']
