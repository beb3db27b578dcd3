import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../src/api/api.ts'
import { loadContent } from '../../../src/generator/pipeline.ts'
import type { SiteOptions } from '../../../src/generator/site/plan.ts'
import { bodiesOf, filesOf } from '../publish/bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { createMemoryStore } from '../../../src/api/memory-store.ts'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import { createLookup } from '../../../src/generator/site/lookup.ts'
import type { Directory } from '../../../src/directory/directory.ts'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { contentFiles, totals } from '../../api/content.ts'
import { writeContent } from '../../api/homes.ts'
import { BUILD, SMALL_TOWN } from '../publish/small-town.ts'
import { casesOf, isLong } from '../../runs.ts'
import { createRandom } from '../../search/random.ts'

type Site = Readonly<Record<string, string>>

const EXAMPLE = fileURLToPath(new URL('../../../content', import.meta.url))

/** Every layout of a site. */
const options: Readonly<Record<string, Partial<SiteOptions>>> = {
  'in few files': {},
  'in many files': { smallList: 0, index: { packBytes: 0, shardBytes: 512 } },
  'fanned out': { maxFilesInFolder: 2 },
}

/** Directories, and one in how many layouts `npm test` makes of each. */
const DIRECTORIES = [
  ['the small town', 1],
  ['the example', 3],
  ['a larger directory', 3],
  ['an empty directory', 1],
] as const

describe.each(DIRECTORIES)('the site of %s, made on request', (name, every) => {
  let directory: Directory
  beforeAll(async () => {
    directory = await directoryOf(name)
  })

  test.each(casesOf(Object.keys(options), every))('has the bytes of a build, %s', async (way) => {
    const all = { build: BUILD, ...options[way] }
    const expected = Object.fromEntries(
      [...bodiesOf(composeSite(directory, all))].map(([path, body]) => [path, toText(body)]),
    )
    const paths = Object.keys(expected)
    for (const order of casesOf([shuffled(paths), paths, paths.toReversed()], 3))
      expect(await readAll(lazySite(directory, all), order)).toEqual(expected)
  })

  test.runIf(isLong || every === 1)('has no other file', async () => {
    const published = new Set(
      [...filesOf(composeSite(directory, { build: BUILD }))].map(({ path }) => path),
    )
    const { store } = lazySite(directory, { build: BUILD })
    const found: string[] = []
    for (const path of [...published].flatMap(near))
      if (!published.has(path) && (await store.read(path))) found.push(path)
    expect(found).toEqual([])
  })
})

test('gives the API the manifest of a build', async () => {
  const directory = await directoryOf('the small town')
  const { manifest, store } = lazySite(directory, { build: BUILD })
  expect(await (await store.read('/_/manifest.json'))?.json()).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  )
})

test('composes requested records only, and all records only for the index', async () => {
  const directory = await directoryOf('a larger directory')
  const looked = new Set<string>()
  for (const { id, value } of directory.services) {
    const { description } = value
    Object.defineProperty(value, 'description', {
      enumerable: true,
      get: () => (looked.add(id), description),
    })
  }
  const { store, manifest } = lazySite(directory, { build: BUILD })
  const [, asked] = directory.services
  expect(await store.read(`/services/${asked!.id}`)).toBeDefined()
  expect([...looked]).toEqual([asked!.id])
  const page = await store.read(`/_/b/${BUILD}/services/pages/1.json`)
  expect(((await page!.json()) as { size: number }).size).toBe(50)
  expect(looked.size).toBeLessThanOrEqual(51)
  expect(manifest.coverage.countries).toEqual(['GB'])
  expect(manifest.collections.services.total).toBe(totals.services)
  expect(looked.size).toBeLessThanOrEqual(51)
  const api = createApi({ store, manifest, isOnly: true })
  expect((await api(new Request('http://localhost/services/unknown'))).status).toBe(404)
  expect(looked.size).toBeLessThanOrEqual(51)
  expect(Object.keys(manifest.search.packs)).not.toEqual([])
  expect(looked.size).toBe(totals.services)
})

/** A site whose documents are made on request. */
function lazySite(directory: Directory, options: SiteOptions) {
  const lookup = createLookup(composeSite(directory, options), nodePlatform)
  return { store: createMemoryStore(lookup), manifest: lookup.manifest }
}

async function directoryOf(name: string): Promise<Directory> {
  if (name === 'the small town') return load(SMALL_TOWN)
  if (name === 'the example') return load(EXAMPLE)
  const folder = await writeContent(
    name === 'an empty directory'
      ? { 'directory.yaml': contentFiles()['directory.yaml'] ?? '' }
      : contentFiles(),
  )
  try {
    return await load(`${folder.path}/content`)
  } finally {
    await folder.remove()
  }
}

async function load(content: string): Promise<Directory> {
  const { directory, diagnostics } = await loadContent(content)
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  return directory
}

async function readAll(
  { store }: ReturnType<typeof lazySite>,
  paths: readonly string[],
): Promise<Site> {
  const site: Record<string, string> = {}
  for (const path of paths) {
    const response = await store.read(path)
    if (response) site[path] = toText(new Uint8Array(await response.arrayBuffer()))
  }
  return site
}

const toText = (body: string | Uint8Array) => Buffer.from(body as Uint8Array).toString('latin1')

function shuffled(paths: readonly string[]): string[] {
  const r = createRandom('paths')
  return paths
    .map((path) => ({ path, at: r.whole(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path)
}

/** Paths that are similar to a published one. */
function near(path: string): string[] {
  const other = collectionNames.find((name) => !path.includes(name)) ?? 'services'
  return [
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.slice(0, -1),
    path.replace(/\d+(?=\.\w+$)/, (number) => `${Number(number) + 1}`),
    ...['-1', '-2', '01', '1.0', '1e0', '0x1', '', 'NaN', 'Infinity', 'constructor'].map((number) =>
      path.replace(/\d+(?=\.\w+$)/, number),
    ),
    path.replace(/[^/]+$/, 'constructor'),
    path.replace(/[^/]+$/, ''),
    path.replace(/[^/]+$/, '__proto__'),
    path.replace(/\.\w+$/, ''),
    `${path}.json`,
    path.replace(BUILD, 'other'),
    path.replace(/services|organizations|taxonomies/, other),
    path.replace('/_/details', ''),
    path.replace('/full/', '/'),
    `/_/details${path}.json`,
    path.replace('minimal', 'all'),
  ]
}
