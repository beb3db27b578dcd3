import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { Index } from 'flexsearch'
import { bundleEdge } from '../../src/generator/publish/bundle-edge.ts'
import type { Feed } from '../../src/generator/site/feed.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { composeFeed } from '../../src/generator/site/site.ts'
import { createSiteWriter } from '../../src/generator/publish/site-writer.ts'
import { stepsOf } from '../../src/generator/site/steps.ts'
import { documents, toTable } from '../../src/generator/site/documents/table.ts'
import { mapPages, mapPoints } from '../../src/generator/site/documents/find/map.ts'
import { aToZ, gone, topics } from '../../src/generator/site/documents/find/page-sets.ts'
import {
  calendar,
  organizationPage,
  servicePage,
} from '../../src/generator/site/documents/find/record-pages.ts'
import { createFileWriter } from '../../src/generator/publish/write-files.ts'
import { EDGE, SITE } from '../../src/io/files/finished-build.ts'
import { wholePath } from '../../src/feed/paths.ts'
import { stageFolder } from '../../src/io/files/staged-folder.ts'
import type { Lists } from '../../src/feed/lists.ts'
import type { Document } from '../../src/hsds/types.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'
import { denoBinary } from '../hosts/netlify/deno.ts'
import { PER_PAGE } from '../../src/finder/find-query.ts'
import { createAnalyser } from '../../src/search/text/analyser.ts'
import { type Generated, generate } from '../search/generate.ts'

/** A generated site on disk, and queries to it. */
export interface Bench {
  readonly root: string
  readonly services: number
  readonly queries: readonly Query[]
}

export interface Query {
  readonly name: string
  readonly path: string
  /** It may take any time, because it is there for comparison, or is compared with another alone. */
  readonly isFree?: true
  /** The most milliseconds on the main thread, in place of times of only reading the same files. */
  readonly most?: number
  /** Another query with the same answer, in an easier form. This one may take six requests more. */
  readonly like?: string
  /** How much of the time of `like` this one may take: twice as much unless it is given. */
  readonly times?: number
  readonly status?: number
}

/** The query that imports a whole index of FlexSearch. */
export const WHOLE_IMPORT = '(a whole FlexSearch, one word)'

/** The query that a function of one line answers with the file of the whole list: the least that sending it costs. */
const PASSED_ON = '(the whole list, only passed on)'

const BUILD = 'bench'

/** Builds a site with this many services, and its functions, in a temporary folder. */
export async function buildBench(services: number): Promise<Bench> {
  const generated = generate({ services })
  const root = mkdtempSync(join(tmpdir(), 'osd-bench-'))
  const staged = stageFolder(join(root, 'dist'))
  const [site, edge] = [SITE, EDGE].map((part) => join(staged.folder, part)) as [string, string]
  const settings = completeSettings({ title: 'A generated directory' })
  const feed: Feed = { settings, removed: [], lists: listsOf(generated) }
  const composed = composeFeed(feed, { build: BUILD })
  const writer = createSiteWriter({ plan: composed.plan, target: { folder: site, old: undefined } })
  for (const step of stepsOf(composed, nodePlatform, TABLE)) await writer.take(step)
  const { manifest } = await writer.finish()
  for (const file of (await bundleEdge())(manifest))
    createFileWriter({ folder: edge, old: undefined })(file)
  writeFileSync(join(site, 'flexsearch.ndjson'), wholeIndex(generated))
  staged.swap()
  const words = countWords(generated)
  await bundleOther(
    root,
    'empty',
    'export default () => new Response("nothing")\nexport const config = { path: "/empty" }',
  )
  await bundleOther(root, 'pass-on', PASS_ON)
  await bundleOther(root, 'reads', READS)
  await bundleOther(root, 'flexsearch', wholeImport(words.common[0] ?? ''))
  return { root, services, queries: queriesFor(generated, words) }
}

/** What a site publishes, without the pages that no function reads. */
const STATIC: readonly unknown[] = [
  ...[servicePage, calendar, organizationPage, topics, aToZ, gone],
  ...[mapPages, mapPoints],
]
const TABLE = toTable(documents.filter((entry) => !STATIC.includes(entry)))

function listsOf(generated: Generated): Lists {
  const numbers = (length: number) => Array.from({ length }, (_, i) => i)
  const entries = <D extends { id: string }>(documents: readonly D[]) =>
    documents.map((document) => ({
      id: document.id,
      page: document.id,
      detail: () => document,
    }))
  return {
    places: () =>
      numbers(generated.serviceAtLocations).map((i) => generated.serviceAtLocation(i).location!),
    services: numbers(generated.services).map((i) => ({
      id: generated.service(i).id,
      page: generated.service(i).id,
      detail: () => withArea(generated.service(i), i),
    })),
    service_at_locations: numbers(generated.serviceAtLocations).map((i) => ({
      id: generated.serviceAtLocation(i).id,
      detail: () => generated.serviceAtLocation(i),
    })),
    organizations: entries(generated.organizations),
    taxonomies: entries(
      generated.taxonomies.map((taxonomy) => ({
        ...taxonomy,
        taxonomy_terms: generated.taxonomyTerms.filter(
          ({ taxonomy_id }) => taxonomy_id === taxonomy.id,
        ),
      })),
    ),
    taxonomy_terms: entries(generated.taxonomyTerms),
  }
}

/** A service with an area in one of the usual forms: none, postcodes, a nation, a code, prose, a polygon. */
function withArea(service: Document<'service'>, i: number): Document<'service'> {
  const texts = [undefined, 'BS3', 'BS1-BS9', 'England', 'E06000023', 'The north of the city']
  const isPolygon = i % 8 >= texts.length
  const extent = isPolygon ? polygon(i % POLYGONS) : texts[i % 8]
  if (extent === undefined) return service
  const extent_type = isPolygon ? 'geojson' : 'text'
  return { ...service, service_areas: [{ id: service.id, extent, extent_type }] }
}

const POLYGONS = 300

/** One of many round districts in rows, which touch each other. */
function polygon(i: number): string {
  const [latitude, longitude] = [50.2 + 0.4 * (i % 20), -5.8 + 0.47 * Math.floor(i / 20)]
  const ring = Array.from({ length: 121 }, (_, corner) => {
    const angle = ((corner % 120) * Math.PI) / 60
    const at = [longitude + 0.5 * Math.sin(angle), latitude + 0.4 * Math.cos(angle)]
    return at.map((degrees) => Math.round(degrees * 1e5) / 1e5)
  })
  return JSON.stringify({ type: 'Polygon', coordinates: [ring] })
}

interface Words {
  /** The most common first. */
  readonly common: readonly string[]
  readonly rare: string
}

/** Counts the words of the first services. */
function countWords(generated: Generated): Words {
  const counts = new Map<string, number>()
  for (let i = 0; i < Math.min(generated.services, 2000); i++) {
    const { name, description = '' } = generated.service(i)
    for (const word of new Set(`${name} ${description}`.toLowerCase().match(/\b[a-z]{4,}\b/g)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const analyser = createAnalyser()
  const searchable = [...counts].filter(([word]) => analyser.words(word).length === 1)
  const sorted = searchable.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return {
    common: sorted.slice(0, 5).map(([word]) => word),
    rare: sorted.findLast(([, count]) => count === 2)![0],
  }
}

function queriesFor(generated: Generated, { common, rare }: Words): Query[] {
  const service = generated.service(Math.floor(generated.services / 2))
  const { postal_code } = generated.serviceAtLocation(0).location!.addresses![0]!
  const term = service.attributes?.[0]?.taxonomy_term_id ?? generated.taxonomyTerms[0]!.id
  const search = (words: readonly string[]) => `/services?search=${words.join('+')}`
  const filters = `taxonomy_term_id=${term}&minimum_age=5&day=TU`
  const postcode = `/service_at_locations?postcode=${encodeURIComponent(postal_code)}`
  return [
    { name: 'first page, no filter', path: '/services' },
    { name: 'page 2, no filter', path: '/services?page=2' },
    { name: PASSED_ON, path: '/pass-on', isFree: true },
    {
      name: 'the whole list, one record a line',
      path: '/services?format=ndjson',
      isFree: true,
      like: PASSED_ON,
      // Of a short list the function itself is the larger part.
      times: generated.services >= 100_000 ? 1.2 : 2,
    },
    { name: 'rare word', path: search([rare]) },
    { name: 'two words', path: search(common.slice(3, 5)) },
    { name: 'three very common words', path: search(common.slice(0, 3)) },
    { name: 'five words', path: search(common) },
    { name: 'search and three filters', path: `${search(common.slice(0, 1))}&${filters}` },
    { name: 'filters only', path: `/services?${filters}` },
    { name: 'day and times', path: '/services?day=TU&start_time=10:00&end_time=17:00' },
    {
      name: 'page 20 of a broad search',
      path: `${search(common.slice(0, 1))}&page=${generated.services >= 10_000 ? 20 : 2}`,
    },
    { name: 'unknown word', path: search(['zzyzxqwv']) },
    { name: 'postcode and proximity', path: `${postcode}&proximity=5000` },
    { name: 'postcode, areas and polygons', path: postcode },
    { name: 'point and radius, services', path: '/services?proximity=51.45,-2.6&radius=10' },
    { name: 'full=true', path: `${search(common.slice(0, 2))}&full=true` },
    {
      name: 'per_page=200',
      path: `${search(common.slice(0, 2))}&per_page=200`,
    },
    ...misspeltQueries(common),
    ...pageQueries(common, postal_code),
    { name: 'suggestions, one letter', path: `/_/suggest?q=${common[0]![0]}`, most: 5 },
    { name: 'suggestions, four letters', path: `/_/suggest?q=${common[0]!.slice(0, 4)}`, most: 5 },
    { name: WHOLE_IMPORT, path: '/flexsearch', isFree: true },
  ]
}

/** Queries that are spelt right, and the same with slips; and queries that nobody means. */
function misspeltQueries(common: readonly string[]): Query[] {
  const three = common.slice(2, 5)
  const longest = common.toSorted((a, b) => b.length - a.length)[0]!
  const nine = [...common, ...three.map((word) => `${word}s`), 'advice']
  const path = (words: readonly string[]) =>
    `/services?search=${words.map(encodeURIComponent).join('+')}`
  const strange = (name: string, words: readonly string[]): Query => ({
    name,
    path: path(words),
    like: 'nine words',
  })
  return [
    { name: 'one word', path: path(three.slice(0, 1)) },
    { name: 'one misspelt word', path: path([misspelt(three[0]!)]), like: 'one word' },
    { name: 'an unfinished word', path: path([longest.slice(0, -2)]), like: 'one word' },
    { name: 'three words', path: path(three) },
    { name: 'three misspelt words', path: path(three.map(misspelt)), like: 'three words' },
    { name: 'nine words', path: path(nine) },
    strange('nine words, one misspelt', nine.with(4, misspelt(nine[4]!))),
    strange(
      'a hundred unknown words',
      Array.from({ length: 100 }, (_, i) => `zz${i}qy`),
    ),
    strange('two thousand letters', ['abcdefghij'.repeat(200)]),
    strange('one letter two thousand times', ['a'.repeat(2000)]),
    strange('emoji and combining marks', ['😀'.repeat(100), `a${'\u0301'.repeat(500)}`]),
  ]
}

/** A page of results may cost this many times what the list costs for the same question and size. */
const PAGE_TIMES = 1.3

/** Pages of results, and the lists that answer the same. */
function pageQueries(common: readonly string[], postcode: string): Query[] {
  const questions = {
    'two words': { search: common.slice(3, 5).join(' ') },
    'a misspelt word': { search: misspelt(common[2]!) },
    'a postcode': { postcode },
    'a word near a postcode': { search: common[2]!, postcode },
    'a day': { day: 'TU' },
  }
  return Object.entries(questions).flatMap(([name, question]) => {
    const asked = new URLSearchParams({ ...question })
    const list = `${name}: a list of ${PER_PAGE}`
    return [
      { name: list, path: `/services?${asked}&per_page=${PER_PAGE}` },
      { name: `${name}: the page`, path: `/find?${asked}`, like: list, times: PAGE_TIMES },
    ]
  })
}

/** A word without its third letter. */
const misspelt = (word: string) => word.slice(0, 2) + word.slice(3)

async function bundleOther(root: string, name: string, contents: string): Promise<void> {
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile: join(root, 'dist/edge', `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
}

/** Names and descriptions in one index of FlexSearch, with its exported parts as lines. */
function wholeIndex(generated: Generated): string {
  const index = new Index({ tokenize: 'strict' })
  for (let i = 0; i < generated.services; i++) {
    const { name, description = '' } = generated.service(i)
    index.add(i, `${name} ${description}`)
  }
  const lines: string[] = []
  index.export((key: string, data: string) => void lines.push(JSON.stringify([key, data])))
  return lines.map((line) => `${line}\n`).join('')
}

/** An expression that fetches the file of the site at a path, which is an expression, uncompressed as the functions do. */
const fetchOf = (path: string) =>
  `fetch(new URL(${path}, request.url), { headers: { 'accept-encoding': 'identity' } })`

const wholeImport = (word: string) => `
  import { Index } from 'flexsearch'
  export default async (request) => {
    const index = new Index({ tokenize: 'strict' })
    const text = await (await ${fetchOf("'/flexsearch.ndjson'")}).text()
    for (const line of text.split('\\n')) if (line) index.import(...JSON.parse(line))
    return Response.json(index.search(${JSON.stringify(word)}, { limit: 50 }))
  }
  export const config = { path: '/flexsearch' }
`

const PASS_ON = `
  export default (request) => ${fetchOf(`'${wholePath(BUILD, 'services', 'all.ndjson')}'`)}
  export const config = { path: '/pass-on' }
`

/** Reads files as the functions do, and does nothing with them. */
const READS = `
  import { mapInBatches } from './src/api/map-in-batches.ts'
  const read = async (path, request) => (await ${fetchOf('path')}).arrayBuffer()
  export default async (request) => {
    const paths = new URL(request.url).searchParams.getAll('file')
    const bodies = await mapInBatches(paths, (path) => read(path, request))
    return new Response(String(bodies.reduce((sum, { byteLength }) => sum + byteLength, 0)))
  }
  export const config = { path: '/reads' }
`

/** The CPU time to evaluate the bundle in a fresh Deno, less that of an empty module, in milliseconds. */
export const evaluationOf = (root: string): number =>
  evaluate(join(root, 'dist/edge/feed.js')) - evaluate(join(root, 'dist/edge/empty.js'))

function evaluate(file: string): number {
  const program = `
    // The kernel's accounts of a running thread lag by up to a tick; its clock does not (clock_gettime(2)).
    const THREAD_CPUTIME = 3
    const clock = { clock_gettime: { parameters: ['i32', 'buffer'], result: 'i32' } }
    const { symbols } = Deno.dlopen('libc.so.6', clock)
    const time = new BigInt64Array(2)
    const cpu = () => {
      symbols.clock_gettime(THREAD_CPUTIME, new Uint8Array(time.buffer))
      return Number(time[0]) * 1e3 + Number(time[1]) / 1e6
    }
    cpu()
    const before = cpu()
    await import(${JSON.stringify(pathToFileURL(file).href)})
    console.log(cpu() - before)
  `
  const flags = [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-code-cache',
    '--no-config',
    '--no-lock',
    '--allow-all',
    '-',
  ]
  return Number(execFileSync(denoBinary(), flags, { input: program, encoding: 'utf8' }))
}
