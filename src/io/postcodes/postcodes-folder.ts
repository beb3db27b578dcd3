import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shardPath } from '../../coverage/gazetteer/gazetteer.ts'
import { decodeShard } from '../../coverage/gazetteer/shard.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Country } from '../../countries/countries.ts'
import {
  type CountrySummary,
  INDEX_FILE,
  type PostcodeIndex,
  areasFile,
  hasAreas,
  parseAreaCodes,
  parsePostcodeIndex,
  shardsOf,
} from './postcode-index.ts'

/** The name of the folder of ingested postcodes in a content folder. */
export const POSTCODES = 'postcodes'

/** The ingested postcodes of a content folder, and what is wrong with them. */
export interface PostcodesFolder {
  readonly folder: string
  /** Absent when nothing was ingested, or the index is damaged. */
  readonly index?: PostcodeIndex
  /** The text of the index, which differs from one ingestion to another. */
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads every file that the index names, published or not, so that damage is reported at once and not with the next record
 * of a place there.
 */
export function readPostcodesFolder(content: string): PostcodesFolder {
  const folder = join(content, POSTCODES)
  const bytes = readFileAt(join(folder, INDEX_FILE))
  if (bytes === 'missing') return { folder, text: '', diagnostics: [] }
  const text = bytes === 'unreadable' ? '' : bytes.toString('utf8')
  const index = parsePostcodeIndex(text)
  if (!index) return { folder, text, diagnostics: [damagedFile(INDEX_FILE, EVERY_COUNTRY)] }
  const countries = Object.entries(index.countries) as [Country, CountrySummary][]
  return {
    folder,
    index,
    text,
    diagnostics: countries.flatMap(([country, summary]) => problemsOf(folder, country, summary)),
  }
}

/**
 * Creates a reader that returns the same object while nothing has changed. `changed` names the files that may have changed;
 * without it, all are read.
 */
export function createPostcodesReader(
  content: string,
): (changed?: ReadonlySet<string>) => PostcodesFolder {
  let last: PostcodesFolder | undefined
  return (changed) => {
    if (last && changed && ![...changed].some((file) => file.startsWith(`${POSTCODES}/`)))
      return last
    const now = readPostcodesFolder(content)
    if (!last || textOf(last) !== textOf(now)) last = now
    return last
  }
}

const textOf = ({ text, diagnostics }: PostcodesFolder) => JSON.stringify([text, diagnostics])

function problemsOf(folder: string, country: Country, summary: CountrySummary): Diagnostic[] {
  const missing: string[] = []
  const found: Diagnostic[] = []
  const look = (path: string, isValid: (bytes: Buffer) => boolean) => {
    const bytes = readFileAt(join(folder, path))
    if (bytes === 'missing') missing.push(path)
    else if (bytes === 'unreadable' || !isValid(bytes)) found.push(damagedFile(path, AGAIN))
  }
  for (const shard of shardsOf(summary))
    look(shardPath(country, shard), (bytes) => isShard(shard, bytes))
  if (hasAreas(summary))
    look(areasFile(country), (bytes) => parseAreaCodes(bytes.toString('utf8')) !== undefined)
  const [first] = missing
  return first === undefined ? found : [...found, missingFiles(first, missing.length)]
}

function readFileAt(path: string): Buffer | 'missing' | 'unreadable' {
  try {
    // A device may never end.
    return statSync(path).isFile() ? readFileSync(path) : 'unreadable'
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return ['ENOENT', 'ENOTDIR'].includes(code) ? 'missing' : 'unreadable'
  }
}

function isShard(name: string, bytes: Buffer): boolean {
  try {
    return decodeShard(name, bytes).name === name
  } catch {
    return false
  }
}

const AGAIN = 'Run `osd postcodes` again, and commit all files that it writes.'
const EVERY_COUNTRY =
  'Run `osd postcodes` again with the file of each country, and commit all files that it writes.'

const damagedFile = (path: string, hint: string): Diagnostic => ({
  code: 'damaged-postcodes',
  message: 'This file of postcodes cannot be used: it is damaged, or of another version.',
  hint,
  place: placeOf(path),
})

/** One diagnostic for all missing files, which are often a whole folder. It points to the index, which exists. */
const missingFiles = (first: string, count: number): Diagnostic => ({
  code: 'damaged-postcodes',
  message:
    count === 1
      ? `The file \`${first}\`, which this one names, is missing.`
      : `The file \`${first}\` and ${count - 1} more, which this one names, are missing.`,
  hint: AGAIN,
  place: placeOf(INDEX_FILE),
})

const placeOf = (path: string) => ({
  file: `${POSTCODES}/${path}`,
  path: [],
  line: 1,
  column: 1,
})
