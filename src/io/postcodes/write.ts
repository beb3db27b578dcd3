import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shardPath } from '../../coverage/gazetteer/gazetteer.ts'
import { type StagedFolder, stageFolder } from '../files/staged-folder.ts'
import type { Country } from '../../countries/countries.ts'
import type { PackedShard } from './collector.ts'
import type { LevelCodes } from './level-codes.ts'
import {
  ATTRIBUTION_FILE,
  type CountrySummary,
  INDEX_FILE,
  type PostcodeIndex,
  areasFile,
  formatPostcodeIndex,
  parsePostcodeIndex,
} from './postcode-index.ts'

/** The files of one country. */
export interface CountryFiles {
  readonly country: Country
  readonly shards: Iterable<PackedShard>
  readonly codes: LevelCodes
  /** Called when all shards are written. */
  readonly summary: () => CountrySummary
}

/**
 * Replaces the packed postcodes of one country in a folder, all of them or none. Other countries and
 * files of other programs stay.
 */
export async function writePostcodes(folder: string, files: CountryFiles): Promise<void> {
  const staged = stageFolder(folder)
  try {
    await copyOthers(files.country, staged)
    await writeCountry(staged, files)
    staged.swap()
  } catch (error) {
    staged.discard()
    throw error
  }
}

async function copyOthers(country: Country, { old, folder }: StagedFolder): Promise<void> {
  if (old === undefined) return
  const own = [country.toLowerCase(), areasFile(country), INDEX_FILE, ATTRIBUTION_FILE]
  const paths = new Set(own.map((name) => join(old, name)))
  await cp(old, folder, { recursive: true, filter: (path) => !paths.has(path) })
}

async function writeCountry(
  { folder, old }: StagedFolder,
  { country, shards, codes, summary }: CountryFiles,
): Promise<void> {
  const before = old === undefined ? undefined : await readIndex(old)
  await mkdir(join(folder, dirname(shardPath(country, 'x'))), { recursive: true })
  for (const { name, body } of shards) await writeFile(join(folder, shardPath(country, name)), body)
  const index = { version: 1, countries: { ...before?.countries, [country]: summary() } } as const
  const areas = { version: 1, areas: codes }
  await writeFile(join(folder, areasFile(country)), `${JSON.stringify(areas, null, 1)}\n`)
  await writeFile(join(folder, INDEX_FILE), formatPostcodeIndex(index))
  await writeFile(join(folder, ATTRIBUTION_FILE), formatAttribution(index))
}

/** The index of the countries ingested before. Undefined when it is damaged: a diagnostic asks to ingest every country again. */
async function readIndex(folder: string): Promise<PostcodeIndex | undefined> {
  const text = await readFile(join(folder, INDEX_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsePostcodeIndex(text)
}

/** The attribution that the licences ask to pass on with the postcodes. */
function formatAttribution({ countries }: PostcodeIndex): string {
  const parts = Object.values(countries).map(({ title, edition, attribution }) =>
    [`${title}, ${edition}`, ...attribution].join('\n'),
  )
  return [
    'The postcodes in this folder and in the index made of it are under these terms.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n')
}
