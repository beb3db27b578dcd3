import { isObject } from '../../../text/is-object.ts'
import {
  MAX_WHY,
  type ProposedChange,
  type ProposedFile,
  isRecordPath,
} from '../../change/proposed-change.ts'
import { ODD_LINE_END, UNSHOWN } from '../../../text/lines.ts'

/** More is no change that somebody can look through. */
const MAX_FILES = 5
/** Bytes of a file. */
const MAX_SIZE = 32 * 1024

/** The bytes of a request. JSON needs at most two for one of a text: what needs six is `UNSHOWN`. */
export const MAX_BODY = 2 * MAX_FILES * MAX_SIZE
/** Those of a request with one file. */
export const MAX_CONFIRMATION = 2 * MAX_SIZE

/** Reads a suggestion from a text that anybody may have written. Undefined when it is not exactly one. */
export function readSuggestion(json: string): ProposedChange | undefined {
  // Pages that were opened long ago send their sentences as well. The editors read those of the records.
  const { files, changes: _, why, ...others } = readFields(json) ?? {}
  if (Object.keys(others).length > 0) return undefined
  if (!isText(why, MAX_WHY) || !isListOf(files, isFile, MAX_FILES)) return undefined
  if (files.length === 0) return undefined
  if (new Set(files.map(({ path }) => path)).size < files.length) return undefined
  return {
    files: files.map(({ path, base, text }) => ({
      path,
      ...(base !== undefined && { base }),
      text,
    })),
    why: why.trim(),
  }
}

/** A field that people do not see, and that programs fill in. */
export const HONEYPOT = 'website'

function isFile(value: unknown): value is ProposedFile {
  if (!isObject(value)) return false
  const { path, base, text } = value
  const isRecord = typeof path === 'string' && isRecordPath(path)
  return isRecord && (base === undefined || isSha(base)) && isRecordText(text)
}

const isRecordText = (text: unknown) =>
  isText(text, MAX_SIZE) &&
  text !== '' &&
  new TextEncoder().encode(text).length <= MAX_SIZE &&
  !ODD_LINE_END.test(text)

/** A text of at most so many characters, all of which can be shown. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && value.search(UNSHOWN) < 0
const isSha = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value)
/** The fields of a request without the honeypot; undefined when it is no object of JSON, or the honeypot is filled or absent. */
export function readFields(json: string): Readonly<Record<string, unknown>> | undefined {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!isObject(read)) return undefined
  const { [HONEYPOT]: honeypot, ...fields } = read
  return honeypot === '' ? fields : undefined
}

const isListOf = <T>(
  value: unknown,
  isOne: (one: unknown) => one is T,
  most: number,
): value is readonly T[] => Array.isArray(value) && value.length <= most && value.every(isOne)
