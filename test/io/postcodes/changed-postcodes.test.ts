import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { changedPostcodes, ingestedIn } from '../../../src/io/postcodes/changed-postcodes.ts'
import { ingestPostcodes } from '../../../src/io/postcodes/ingest.ts'
import { readPostcodesFolder } from '../../../src/io/postcodes/postcodes-folder.ts'
import { folderOf, madePostcodes, onspd, temporaryFolder } from './fixtures.ts'

const made = madePostcodes()

/** The postcodes of an edition, in a folder of their own. */
async function ingest(edition: string, postcodes = made) {
  const out = join(await temporaryFolder(), 'postcodes')
  const download = await folderOf({ [`Data/ONSPD_${edition}_UK.csv`]: onspd(postcodes) })
  await ingestPostcodes(download, { out, partial: true })
  const folder = readPostcodesFolder(dirname(out))
  expect(folder.diagnostics).toEqual([])
  return folder
}

/** What a check of a change finds, with valid files and checksums before and after. */
const found = async (before: ReturnType<typeof ingest>, after: ReturnType<typeof ingest>) =>
  [...changedPostcodes(await after, ingestedIn(await before))].map(({ message }) => message)

it('postcodes may change with their edition', async () => {
  expect(await found(ingest('AUG_2026'), ingest('NOV_2026', made.slice(1)))).toEqual([])
})

it('postcodes that are the same are no problem', async () => {
  expect(await found(ingest('AUG_2026'), ingest('AUG_2026'))).toEqual([])
})

it('postcodes that change without another edition are an error', async () => {
  expect(await found(ingest('AUG_2026'), ingest('AUG_2026', made.slice(1)))).toEqual([
    'The postcodes of GB change, but their edition is still August 2026.',
  ])
})

it('a shard that was moved elsewhere is found by its digest', async () => {
  const [first, ...rest] = made
  const moved = [{ ...first!, latitude: 51.48, longitude: -3.18 }, ...rest]
  expect(await found(ingest('AUG_2026'), ingest('AUG_2026', moved))).toHaveLength(1)
})

it('the first postcodes are no change', async () => {
  const nothing = readPostcodesFolder(await temporaryFolder())
  expect([...changedPostcodes(await ingest('AUG_2026'), ingestedIn(nothing))]).toEqual([])
})
