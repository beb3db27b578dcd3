import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts'
import { quote } from '../text/quote.ts'
import { type Raw, isRawObject } from './yaml/raw.ts'

/** The most entries that a list can have. More would take minutes to check, and no editor could read them. */
const MAX_ENTRIES = 1000
/** Lists that grow with the directory. */
const MAX_OF_ALL = 50_000
const OF_ALL: readonly unknown[] = ['terms', 'removed', 'renamed', 'matches', 'synonyms']

/** The problem of the first list that has too many entries. */
export function longList(file: string, raw: Raw): Diagnostic | undefined {
  const path: (string | number)[] = []
  const length = lengthOfLong(raw, path)
  if (length === undefined) return undefined
  const name = path.length > 0 ? quote(String(path.at(-1))) : 'This file'
  return {
    code: 'too-many-entries',
    message: `${name} has ${length} entries, and a list has ${maximum(path)} at most.`,
    hint: 'Look for lines that were pasted many times, and delete them.',
    // To find the line, the YAML library would need as long as the check of the list.
    place: { file, path, line: 1, column: 1 },
  }
}

const maximum = (path: Path): number => (OF_ALL.includes(path.at(-1)) ? MAX_OF_ALL : MAX_ENTRIES)

/** The length of the first list that is too long, with `path` leading to it. Every value of every file is asked. */
function lengthOfLong(raw: Raw, path: (string | number)[]): number | undefined {
  const isList = Array.isArray(raw)
  if (isList && raw.length > MAX_ENTRIES && raw.length > maximum(path)) return raw.length
  if (!isList && !isRawObject(raw)) return undefined
  for (const key of Object.keys(raw)) {
    const value = raw[key as never] as Raw
    if (typeof value !== 'object' || value === null) continue
    path.push(isList ? Number(key) : key)
    const length = lengthOfLong(value, path)
    if (length !== undefined) return length
    path.pop()
  }
  return undefined
}
