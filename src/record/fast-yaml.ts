import { FAILSAFE_SCHEMA, Type, load } from 'js-yaml'
import type { Raw } from './yaml.ts'

/** Nothing, `~` and `null` are blank, as in the careful way; everything else is text. */
const blank = new Type('tag:yaml.org,2002:null', {
  kind: 'scalar',
  resolve: (data: string | null) => data === null || data === '~' || data === 'null',
  construct: () => null,
})

const OPTIONS = {
  schema: FAILSAFE_SCHEMA.extend({ implicit: [blank] }),
  onWarning(warning: Error) {
    throw warning
  },
}

/** Characters that one library or the other takes for a space, a line end, or no character. */
const ODD_CHARACTER =
  // eslint-disable-next-line no-control-regex
  /[\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\uFFFE\uFFFF]|\r(?!\n)/
/** Anchors, aliases, tags, keys with a question mark, and merged keys; some are only text that looks like them. */
const ODD_MARK = /(?:^|[\s[{,:"'-])(?:[&*](?! )|!|\?(?:\s|$)|<<)/
/** Directives, the marks between documents, a colon with nothing before it, and lines of only spaces. */
const ODD_LINE = /^(?:%|---|\.\.\.| *:| +\r?$)/m
/** A hash that may cut a value, or that only one library takes for a comment. */
const ODD_HASH = / #[^\s#!]|[^\w/\s#]#/
/** Blocks that keep their end or have an indentation of their own, lists and maps as keys, and escapes few people know. */
const ODD_SYNTAX = /[|>](?:\+|-?\d)|[\]}] *:|\\[^nt"\\/xu]|__proto__/
/** A dash with nothing on its line, or only another dash: the libraries differ in what belongs to it. */
const ODD_DASH = /(?:^|\s)- *(?:-\s|\r?$|#)/m
const ODD = [ODD_CHARACTER, ODD_MARK, ODD_LINE, ODD_HASH, ODD_SYNTAX, ODD_DASH]

/** Deeper than people write, and far less than is an error. */
const DEEPEST = 16
/** A key can only be so long, as it is written. */
const LONGEST_KEY = 120

/**
 * Reads the YAML that people mostly write, some ten times as fast as the careful way, and to the same value. Gives
 * nothing for a text that has an error, or anything on which two libraries could disagree: the careful way has the
 * last word on those.
 */
export function readFast(text: string): Raw | undefined {
  if (ODD.some((odd) => odd.test(text))) return undefined
  try {
    const value = load(text, OPTIONS) as Raw | undefined
    if (typeof value !== 'object' || value === null) return undefined
    return isPlain(value, text.includes('{'), 0) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a value has only keys that are words, and no blank in a list or from a comma between braces. */
function isPlain(value: Raw, hasBraces: boolean, depth: number): boolean {
  if (typeof value === 'string') return true
  if (value === null) return !hasBraces
  if (depth > DEEPEST) return false
  if (Array.isArray(value))
    return value.every((item) => item !== null && isPlain(item, hasBraces, depth + 1))
  return Object.entries(value).every(
    ([key, inner]) => isKey(key) && isPlain(inner, hasBraces, depth + 1),
  )
}

/** A key that is blank reads as `null`. */
const isKey = (key: string) => key !== 'null' && key !== '' && key.length <= LONGEST_KEY
