import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts'
import { quote } from '../text/quote.ts'
import { type Raw, isRawObject } from './yaml/raw.ts'

/** The most entries that a list can have. More would take minutes to check, and no editor could read them. */
const MAX_ENTRIES = 1000
/** Lists that grow with the directory. */
const LONGER: Readonly<Record<string, number>> = {
  terms: 50_000,
  removed: 50_000,
  renamed: 50_000,
  synonyms: 50_000,
}

/** The problem of the first list that has too many entries. */
export function longList(file: string, raw: Raw, path: Path = []): Diagnostic | undefined {
  if (Array.isArray(raw)) {
    const max = LONGER[String(path.at(-1))] ?? MAX_ENTRIES
    if (raw.length > max) return tooManyEntries(file, path, { count: raw.length, max })
  } else if (!isRawObject(raw)) return undefined
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== 'object' || value === null) continue
    const found = longList(file, value, [...path, Array.isArray(raw) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

const tooManyEntries = (
  file: string,
  path: Path,
  { count, max }: { readonly count: number; readonly max: number },
): Diagnostic => ({
  code: 'too-many-entries',
  message: `${quote(String(path.at(-1) ?? 'The file'))} has ${count} entries, and a list has ${max} at most.`,
  hint: 'Look for lines that were pasted many times, and delete them.',
  // To find the line, the YAML library would need as long as the check of the list.
  place: { file, path, line: 1, column: 1 },
})
