import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts'
import { quote } from '../text/quote.ts'
import { type Raw, isRawObject } from './yaml/raw.ts'

/** The most entries that a list can have. More would take minutes to check, and no editor could read them. */
const MAX_ENTRIES = 1000
/** Lists that grow with the directory. */
const MAX_OF_ALL = 50_000
const OF_ALL: readonly unknown[] = ['terms', 'removed', 'renamed', 'synonyms']

/** The problem of the first list that has too many entries. */
export function longList(file: string, raw: Raw, path: Path = []): Diagnostic | undefined {
  const isList = Array.isArray(raw)
  const max = OF_ALL.includes(path.at(-1)) ? MAX_OF_ALL : MAX_ENTRIES
  if (isList && raw.length > max)
    return {
      code: 'too-many-entries',
      message: `${path.length > 0 ? quote(String(path.at(-1))) : 'This file'} has ${raw.length} entries, and a list has ${max} at most.`,
      hint: 'Look for lines that were pasted many times, and delete them.',
      // To find the line, the YAML library would need as long as the check of the list.
      place: { file, path, line: 1, column: 1 },
    }
  if (!isList && !isRawObject(raw)) return undefined
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== 'object' || value === null) continue
    const found = longList(file, value, [...path, isList ? Number(key) : key])
    if (found) return found
  }
  return undefined
}
