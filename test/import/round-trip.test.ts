import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { startContent } from '../../src/cli/import/start-content.ts'
import { type RunningServer, startServer } from '../../src/hosts/node/node-server.ts'
import type { Directory } from '../../src/directory/directory.ts'
import { csvDump } from '../../src/feed/dumps.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import type { ReadSource } from '../../src/import/import.ts'
import { openSource } from '../../src/import/open/open-source.ts'
import { unpack } from '../../src/import/open/open-path.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { checkContent, loadContent } from '../../src/generator/pipeline.ts'
import { parseSettings } from '../../src/record/parse.ts'
import { once } from '../../src/text/memoise.ts'
import { feedOf } from '../../src/generator/site/feed.ts'
import { type MemorySite, composeContent } from '../api/homes.ts'
import { importRead } from './run-import.ts'

const TOWN = fileURLToPath(new URL('../../content', import.meta.url))
const NOWHERE = fileURLToPath(new URL('no-folder', import.meta.url))

let site: MemorySite
let town: Directory
let server: RunningServer
beforeAll(async () => {
  site = await composeContent(TOWN)
  town = (await loadContent(TOWN)).directory!
  const api = createApi({ store: createMemoryStore(site.files), manifest: site.manifest })
  server = await startServer(api, { port: 0 })
})
afterAll(() => server.close())

/** Imports a source into an empty folder. */
function importInto(read: ReadSource) {
  const directory = startContent(NOWHERE, 'town', read.about)!
  const { files } = importRead(read, {
    name: 'town',
    before: new Map([[directory.file, directory.text]]),
    isPublicFeed: read.isPublicFeed === true,
    // A package does not say that it is public.
    keepPersonal: ['phones'],
  })
  const records = [...files].filter(([file]) => !file.startsWith('sources/'))
  const sources = records.map(([file, text]) => ({ file, text }))
  const checked = checkContent(sources, { today: town.today })
  expect(checked.diagnostics).toEqual([])
  return { files, directory: checked.directory! }
}

/** Every document, without the dates of changes. */
function publishedBy(directory: Directory) {
  const { lists } = feedOf(directory)
  const withoutDate = (name: string, value: unknown) =>
    name === 'last_modified' ? undefined : value
  return collectionNames.flatMap((name) =>
    lists[name].map(({ detail }) => `${name} ${JSON.stringify(detail(), withoutDate)}`),
  )
}

const sources: readonly (readonly [string, () => Promise<ReadSource>])[] = [
  [
    'its feed over HTTP',
    () => openSource(`${server.origin}/`, { name: 'round-trip', allowsPrivate: true }),
  ],
  [
    'its package of tables',
    async () => {
      const bytes = site.files.get(csvDump.path) as Uint8Array
      return readFiles(await unpack({ path: 'hsds-csv.zip', bytes }), { name: 'town' })
    },
  ],
]

describe.each(sources)('the example town, imported into an empty folder from %s', (_, open) => {
  const imported = once(async () => importInto(await open()))

  it('publishes every list byte for byte', { timeout: 60_000 }, async () => {
    const { directory } = await imported()
    const [before, after] = [publishedBy(town), publishedBy(directory)]
    // A part of a time with exceptions names the whole, and what holds everywhere is in each time afterwards.
    const plain = [...before.keys()].filter((i) => !before[i]!.includes('"osd_hours"'))
    expect(plain.map((i) => after[i])).toEqual(plain.map((i) => before[i]))
    expect(before.length - plain.length).toBeLessThan(10)
  })

  it('has times with exceptions whole, and those of school terms as their dates', async () => {
    const { files } = await imported()
    const textOf = (slug: string) => new Map(files).get(`services/${slug}.yaml`)
    expect(textOf('bedminster-parade-library')).toContain(
      'Mon and Wed 10:00-19:00 except bank holidays, 27 Dec to 31 Dec and 24 Dec',
    )
    expect(textOf('little-otters-toddler-group')).toMatch(/valid_to|until/)
  })

  it('has its title, its publisher, its licence and its own fields', async () => {
    const { settings } = (await imported()).directory
    const { title, description, publisher, licence, extensions } = town.settings
    expect(settings).toMatchObject({ title, description, licence, extensions })
    expect(settings.publisher).toEqual({ name: publisher?.name, url: publisher?.url })
  })

  it('is not changed by a second import', async () => {
    const { files } = await imported()
    const again = importRead(await open(), {
      name: 'town',
      before: files,
      keepPersonal: ['phones'],
    })
    expect(again.changed).toEqual([])
  })
})

it('what a source says about itself is taken only when it can be', () => {
  const about = {
    title: 'A "town": #1',
    licence: 'no address',
    extensions: { a: { b: { type: 'x' } } },
  }
  expect(startContent(NOWHERE, 'town', about)?.text).toContain('title: town')
  const { text } = startContent(NOWHERE, 'town', { title: 'A "town": #1' })!
  expect(parseSettings('directory.yaml', text).value?.title).toBe('A "town": #1')
})
