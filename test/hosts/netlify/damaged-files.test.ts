import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../../src/api/api.ts'
import type { Manifest } from '../../../src/api/manifest.ts'
import { createMemoryStore } from '../../../src/api/memory-store.ts'
import type { FeedStore } from '../../../src/api/store.ts'
import type { Directory } from '../../../src/directory/directory.ts'
import { MANIFEST, URGENT, buildFolder } from '../../../src/feed/paths.ts'
import { createFindRecords } from '../../../src/finder/find-records.ts'
import { createFind } from '../../../src/finder/create-find.ts'
import type { SiteOptions } from '../../../src/generator/site/plan.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { INGESTED } from '../../api/oracle/postcodes.ts'
import { SHARDED, publish } from '../../api/oracle/site.ts'
import { makeTown } from '../../api/oracle/town.ts'
import { bodiesOf } from '../../generator/publish/bodies.ts'
import { readSmallTown } from '../../generator/publish/small-town.ts'
import { runs } from '../../runs.ts'
import { type Random, createRandom } from '../../search/random.ts'

interface Published {
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly manifest: Manifest
}

const NOON = () => new Date('2026-11-24T12:30:00Z')
const ORIGIN = 'https://town.example.org'
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => {}))
afterEach(() => void logged.mockReset())
afterAll(() => logged.mockRestore())

const town = await readSmallTown()
/** The small town of another day, with a service less. */
const fewer: Directory = { ...town, services: town.services.slice(1) }
const publishTown = (directory: Directory, options: Partial<SiteOptions>): Published => {
  const files = bodiesOf(composeSite(directory, { build: 'now', ...options }))
  return { files, manifest: JSON.parse(files.get(MANIFEST) as string) as Manifest }
}
const publishMadeUp = (services: number): Published =>
  publish(makeTown({ services, seed: 4, ingested: INGESTED }), SHARDED)

const service = '/find/services/3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
const PAGES = [
  '/find?search=supper',
  '/find?search=xyzzy&when=today',
  '/find?place=Saltwick&sort=near',
  '/find?place=EX90+1AA&search=food',
  '/cy/find?search=ferry&free=yes&age=30',
  '/find?search=harbour&language=en&sort=checked&when=today',
  '/find?topic=older-people',
  '/find/embed/results?search=tours',
  service,
  '/services',
  '/organizations?minimal=true&per_page=2',
  '/_/suggest?q=ha',
]
const LISTS = [
  '/services?page=2',
  '/organizations',
  '/taxonomies',
  '/services?search=community&per_page=7&page=2',
  '/taxonomy_terms?per_page=7',
  '/services?day=TU&start_time=09:00&minimum_age=5',
  '/service_at_locations?postcode=BS3+1AA&proximity=3000',
  '/services?postcode=CH5+4AB',
  '/services?postcode=EX4+4AA&search=help',
  '/services?proximity=51.44,-2.6&radius=20&format=ndjson',
  '/services?minimal=true&per_page=20&page=2',
  '/services?minimal=true',
  '/services?minimal=true&format=ndjson',
  '/services?format=ndjson',
  '/organizations?full=true&per_page=3',
  '/_/suggest?q=co',
]

const crowded = { maxFilesInFolder: 2 }
const SITES: readonly [string, Published, Published, readonly string[]][] = [
  ['a small site', publishTown(town, {}), publishTown(fewer, {}), PAGES],
  [
    'a site whose pages the function renders',
    publishTown(town, { ...SHARDED, ...crowded }),
    publishTown(fewer, { ...SHARDED, ...crowded }),
    [...PAGES, '/find/services/harbour-supper', '/find/calendars/harbour-supper.ics'],
  ],
  ['a site in many files', publishMadeUp(60), publishMadeUp(40), LISTS],
]

/** What can stand in the place of a file: undefined when it is lost. */
type Harm = (body: Buffer, path: string, random: Random, other: Published) => Bytes | undefined
type Bytes = string | Uint8Array | undefined

/** Valid JSON of every kind of file that is read. */
const OTHER_JSON = ['{}', '[]', 'null', '""', '{"values":[],"of":[]}', '[{"name":"Bath"}]\n']

const HARMS: Readonly<Record<string, Harm>> = {
  missing: () => undefined,
  empty: () => '',
  'a page of HTML': () => '<!doctype html><title>Not found</title>\n',
  'other JSON': (_, __, random) => random.pick(OTHER_JSON),
  'cut short': (body, _, random) => body.subarray(0, Math.floor(body.length * random.unit())),
  'without its last byte': (body) => body.subarray(0, -1),
  'without its first line': (body) => body.subarray(body.indexOf('\n') + 1),
  'sent twice': (body) => Buffer.concat([body, body]),
  'with a flipped bit': (body, _, random) => {
    const changed = Buffer.from(body)
    const at = Math.floor(random.unit() * body.length)
    changed[at]! ^= 1 << random.whole(0, 7)
    return changed
  },
}

/** A file of the other deploy, in the same place. Records have one place in all deploys, and any of them is right. */
const inOther: Harm = (_, path, __, { manifest, files }) =>
  files.get(path.replace(buildFolder('now'), buildFolder(manifest.build)))

describe.each(SITES)('%s', (name, site, otherDeploy, questions) => {
  /** The answers of all functions, with files changed in turn. */
  function answersOf(files: Published['files'], reads: string[] = []) {
    const memory = createMemoryStore(files)
    const store: FeedStore = { read: (path) => (reads.push(path), memory.read(path)) }
    const { manifest } = site
    const find = createFind({ store, manifest, now: NOON })
    const [records, api] = [createFindRecords({ store, manifest }), createApi({ store, manifest })]
    return async (question: string): Promise<Response> => {
      const request = () => new Request(ORIGIN + question)
      try {
        return (await find(request())) ?? (await records(request())) ?? (await api(request()))
      } catch (error) {
        // The host answers in the place of this function.
        return new Response((error as Error).name, { status: 503, headers: NEVER })
      }
    }
  }

  async function readBy(question: string) {
    const reads: string[] = []
    const right = await answersOf(site.files, reads)(question)
    expect(right.status, question).toBeLessThan(400)
    return { right: await contentOf(right), paths: [...new Set(reads)].filter(isRead) }
  }
  /** Without urgent help there is a search all the same; nothing but the answer to an id that is unknown needs the manifest. */
  const isRead = (path: string) => path !== MANIFEST && path !== URGENT

  /** Harms each file that a question reads in turn; returns how many answers were refused, and how many were right. */
  async function harmed(harm: Harm, concerns: (path: string) => boolean = () => true, share = 1) {
    const count = { refused: 0, right: 0 }
    for (const question of questions) {
      const { right, paths } = await readBy(question)
      const random = createRandom(`${name} ${question}`)
      for (const path of paths.filter(concerns)) {
        if (!random.chance(share)) continue
        const body = Buffer.from(site.files.get(path)!)
        const files = new Map(site.files)
        const given = harm(body, path, random, otherDeploy)
        if (given !== undefined && body.equals(Buffer.from(given as string))) continue
        if (given !== undefined) files.set(path, given)
        else if (harm === HARMS.missing) files.delete(path)
        else continue
        const label = `${question} with ${path}`
        const response = await answersOf(files)(question)
        const content = await contentOf(response)
        if (content === right) count.right++
        else {
          expect(response.status, `${label}: ${content.slice(0, 200)}`).toBe(503)
          expect(response.headers.get('cache-control'), label).toBe('no-store')
          expect(response.headers.get('netlify-cdn-cache-control'), label).toBeNull()
          count.refused++
        }
      }
    }
    return count
  }

  test.each(Object.entries(HARMS))('gives no wrong answer with a file %s', async (kind, harm) => {
    for (let i = 0; i < runs(1, 8); i++) {
      const isText = (path: string) => /\/(all|minimal)\.ndjson$|^\/_\/details\//.test(path)
      // Records, and lists that are passed on as they are, may have an altered text.
      const concerns = (path: string) => kind !== 'with a flipped bit' || !isText(path)
      const { refused, right } = await harmed(harm, concerns, runs(0.35, 1))
      expect(refused).toBeGreaterThan(0)
      // Lines that no answer is made of are not read.
      if (!/flipped|twice|short/.test(kind)) expect(right).toBe(0)
    }
  })

  test('gives no wrong answer with any other file that a function reads', async () => {
    const paths = new Set<string>()
    for (const question of questions)
      for (const path of (await readBy(question)).paths) paths.add(path)
    for (let i = 0; i < runs(2, 40); i++) {
      const { refused, right } = await harmed((body, path, { pick }) => {
        const other = Buffer.from(site.files.get(pick([...paths]))!)
        return body.equals(other) ? undefined : other
      })
      expect(refused).toBeGreaterThan(0)
      expect(right).toBe(0)
    }
  })

  test('gives no wrong answer with a file of another list', async () => {
    const others = (path: string) =>
      [...site.files.keys()].filter(
        (one) => one !== path && one.split('/').slice(5).join() === path.split('/').slice(5).join(),
      )
    const { refused } = await harmed(
      (body, path, { pick }) => {
        const other = Buffer.from(site.files.get(pick(others(path)))!)
        return body.equals(other) ? undefined : other
      },
      (path) => path.startsWith(buildFolder('')) && others(path).length > 0,
    )
    expect(refused).toBeGreaterThan(0)
  })

  test('gives no wrong answer with a file of another deploy', async () => {
    const { refused, right } = await harmed(inOther, (path) => path.startsWith(buildFolder('')))
    expect(refused).toBeGreaterThan(5)
    expect(right).toBe(0)
  })
})

test('an address that no file has is a 503 when its file is lost, and else no answer of the function', async () => {
  const [[, site]] = SITES as [(typeof SITES)[number]]
  const ask = (files: Published['files'], path: string) =>
    // A manifest of its own, because what was read is kept with it.
    createFindRecords({ store: createMemoryStore(files), manifest: { ...site.manifest } })(
      new Request(ORIGIN + path),
    )
  const without = new Map([...site.files].filter(([path]) => !path.includes('/find/addresses/')))
  expect((await ask(site.files, service))?.status).toBe(302)
  expect((await ask(without, service))?.status).toBe(503)
  expect(await ask(site.files, service.replace('3f6a', '0000'))).toBeUndefined()
})

const NEVER = { 'cache-control': 'no-store' }

/** What makes an answer: its status, where it leads, and its body. */
const contentOf = async (response: Response) =>
  [response.status, response.headers.get('location'), await response.text()].join(' ')
