import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shardPath } from '../coverage/gazetteer/gazetteer.ts'
import type { Country } from '../places/postcode.ts'
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
import { swapFolder } from './swap-folder.ts'

/** What is written for one country. */
export interface CountryFiles {
  readonly country: Country
  readonly shards: Iterable<PackedShard>
  readonly codes: LevelCodes
  /** Asked for when all shards are written. */
  readonly summary: () => CountrySummary
}

/**
 * Writes the packed postcodes of one country into a folder, in place of what it had; other
 * countries stay.
 */
export async function writePostcodes(folder: string, files: CountryFiles): Promise<void> {
  const { country, shards, codes, summary } = files
  const own = [`${country.toLowerCase()}/`, areasFile(country), INDEX_FILE, ATTRIBUTION_FILE]
  const keep = (path: string) => !own.some((name) => `${path}/`.startsWith(name) || path === name)
  await swapFolder(folder, keep, async (copy) => {
    const before = await readIndex(folder)
    await mkdir(join(copy, dirname(shardPath(country, 'x'))), { recursive: true })
    for (const { name, body } of shards) await writeFile(join(copy, shardPath(country, name)), body)
    const index = { version: 1, countries: { ...before?.countries, [country]: summary() } } as const
    await writeFile(
      join(copy, areasFile(country)),
      `${JSON.stringify({ version: 1, areas: codes }, null, 1)}\n`,
    )
    await writeFile(join(copy, INDEX_FILE), formatPostcodeIndex(index))
    await writeFile(join(copy, ATTRIBUTION_FILE), formatAttribution(index))
  })
}

/** Where the old one cannot be read, whoever is told of that takes in every country again. */
async function readIndex(folder: string): Promise<PostcodeIndex | undefined> {
  const text = await readFile(join(folder, INDEX_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsePostcodeIndex(text)
}

/** The text that has to go wherever the postcodes go. */
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
