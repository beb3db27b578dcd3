import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IngestedPostcodes } from '../../changes/baseline/baseline.ts'
import { shardPath } from '../../coverage/gazetteer/gazetteer.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Country } from '../../countries/countries.ts'
import { type CountrySummary, INDEX_FILE, areasFile, shardsOf } from './postcode-index.ts'
import { POSTCODES, type PostcodesFolder } from './postcodes-folder.ts'

/** For each ingested country its edition and a digest of its files. */
export const ingestedIn = ({ folder, index }: PostcodesFolder): IngestedPostcodes =>
  new Map(
    countriesOf(index).map(([country, summary]) => [
      country,
      { edition: editionOf(summary), digest: digestOf(folder, country, summary) },
    ]),
  )

/**
 * Finds postcodes that changed while the edition stayed the same. A valid checksum only shows that a file is undamaged: an
 * edit by hand can update it.
 */
export function* changedPostcodes(
  { folder, index }: PostcodesFolder,
  before: IngestedPostcodes = new Map(),
): Generator<Diagnostic> {
  for (const [country, summary] of countriesOf(index)) {
    const was = before.get(country)
    if (was?.edition !== editionOf(summary)) continue
    if (was.digest !== digestOf(folder, country, summary))
      yield {
        code: 'changed-postcodes',
        message: `The postcodes of ${country} change, but their edition is still ${summary.edition}.`,
        hint: 'Take these files out of the change. Only `osd postcodes` writes them, with each new edition.',
        place: { file: `${POSTCODES}/${INDEX_FILE}`, path: [], line: 1, column: 1 },
      }
  }
}

const countriesOf = (index: PostcodesFolder['index']) =>
  Object.entries(index?.countries ?? {}) as [Country, CountrySummary][]

const editionOf = ({ source, edition }: CountrySummary) => `${source} ${edition}`

function digestOf(folder: string, country: Country, summary: CountrySummary): string {
  const hash = createHash('sha256').update(JSON.stringify(summary))
  const shards = shardsOf(summary).map((shard) => shardPath(country, shard))
  for (const path of [areasFile(country), ...shards])
    hash.update(`\0${path}\0`).update(read(join(folder, path)))
  return hash.digest('hex')
}

/** Empty when the file is missing or unreadable, which other diagnostics report. */
function read(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}
