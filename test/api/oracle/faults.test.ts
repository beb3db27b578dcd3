import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { casesOf, runs } from '../../runs.ts'
import type { SiteOptions } from '../../../src/generator/site/plan.ts'
import { createRandom } from '../../search/random.ts'
import { INGESTED } from './postcodes.ts'
import { type Site, SHARDED, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

const FLIPS = runs(1, 6)
/** The most files of an answer that are changed. */
const MOST = runs(6, 12)
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => {}))
afterEach(() => void logged.mockReset())
afterAll(() => logged.mockRestore())

const QUERIES = [
  '/services',
  '/services?page=2',
  '/services?search=community+support',
  '/services?search=community&per_page=7&page=2',
  '/services?day=TU&start_time=09:00&minimum_age=5&modified_after=2024-01-01',
  '/service_at_locations?postcode=BS3+1AA&proximity=3000',
  '/services?postcode=CH5+4AB',
  '/services?postcode=EH1+1AA&search=help',
  '/services?proximity=51.44,-2.6&radius=20&format=ndjson',
  '/services?minimal=true&per_page=20&page=2',
  '/services?minimal=true&postcode=BS4',
  '/taxonomy_terms?top_only=true',
  '/organizations?search=help&format=ndjson',
  '/services?format=ndjson',
  '/services?minimal=true',
  '/services?minimal=true&format=ndjson',
  '/services?full=true&per_page=3',
  '/organizations?full=true&full_service=true&search=help&per_page=3',
]
/** What must not be in the log. */
const SECRETS = /BS3|BS4|CH5|EH1|EH|community|support|help|51\.44|2\.6|TU|09:00|\?|=/i

const SITES: readonly (readonly [string, Partial<SiteOptions>, typeof INGESTED])[] = [
  ['in few files', {}, []],
  ['in many files', SHARDED, []],
  ['in many files, with ingested postcodes', SHARDED, INGESTED],
]

describe.each(casesOf(SITES, 2))('a site %s', (name, options, ingested) => {
  let site: Site
  beforeAll(() => {
    site = publish(makeTown({ services: 90, seed: 4, ingested }), options)
  })

  /** Runs every query with each file that it reads, or a sample of them, changed in turn by `harm`. */
  async function harmed(
    harm: (body: Uint8Array, random: ReturnType<typeof createRandom>) => Uint8Array | undefined,
    concerns: (path: string) => boolean = () => true,
  ): Promise<{ readonly refused: number; readonly answered: number }> {
    const count = { refused: 0, answered: 0 }
    for (const query of QUERIES) {
      const client = clientOf(site)
      const right = await (await client.ask(query)).text()
      const random = createRandom(`${name} ${query}`)
      const paths = [...new Set(client.reads)].filter(concerns)
      const some = paths.filter(() => paths.length <= MOST || random.chance(MOST / paths.length))
      for (const path of some) {
        const files = new Map(site.files)
        const body = harm(bytesOf(site.files.get(path)!), random)
        if (body) files.set(path, body)
        else files.delete(path)
        const response = await clientOf({ ...site, files }).ask(query)
        const label = `${query} with ${path}`
        if (response.status === 200) {
          expect(await response.text(), label).toBe(right)
          count.answered++
        } else {
          await expectFault(response, label)
          count.refused++
        }
      }
    }
    return count
  }

  test('gives no wrong answer when a file is missing', async () => {
    const { refused, answered } = await harmed(() => undefined)
    expect(refused).toBeGreaterThan(20)
    expect(answered).toBe(0)
  })

  test.each([
    ['empty', () => 0],
    ['cut short', (length: number, unit: number) => Math.floor(length * unit)],
    ['without its last byte', (length: number) => length - 1],
  ])('gives no wrong answer when a file is %s', async (_, cut) => {
    // The items of the answer may all be before the cut.
    const { refused, answered } = await harmed((body, { unit }) =>
      body.subarray(0, cut(body.length, unit())),
    )
    expect(refused).toBeGreaterThan(20)
    expect(answered).toBeLessThan(refused / 10)
  })

  test('gives no wrong answer when a bit of the index is flipped', async () => {
    let refused = 0
    for (let i = 0; i < FLIPS; i++)
      ({ refused } = await harmed(
        (body, random) => {
          const changed = body.slice()
          const at = Math.floor(((i + random.unit()) / FLIPS) * body.length)
          changed[at]! ^= 1 << random.whole(0, 7)
          return changed
        },
        (path) => path.includes('/index/'),
      ))
    expect(refused).toBeGreaterThan(0)
  })

  test('gives no wrong answer when a file is an HTML page', async () => {
    const html = new TextEncoder().encode('<!doctype html><title>Not found</title>')
    expect((await harmed(() => html)).answered).toBe(0)
  })

  test('gives no wrong answer when two index files are mixed up', async () => {
    const others = [...site.files].filter(([path]) => path.includes('/index/'))
    const { answered } = await harmed(
      (body, { pick }) => {
        const [, other] = pick(others)
        return Buffer.compare(bytesOf(other), body) === 0 ? undefined : bytesOf(other)
      },
      (path) => path.includes('/index/'),
    )
    expect(answered).toBe(0)
  })

  async function expectFault(response: Response, label: string): Promise<void> {
    expect(response.status, label).toBe(503)
    const { headers } = response
    expect(headers.get('content-type'), label).toBe('application/problem+json; charset=utf-8')
    expect(headers.get('retry-after'), label).toMatch(/^\d+$/)
    expect(headers.get('cache-control'), label).toBe('no-store')
    expect(headers.has('netlify-cdn-cache-control'), label).toBe(false)
    const body = await response.text()
    expect(JSON.parse(body), label).toMatchObject({ status: 503 })
    expect(body, label).not.toMatch(/BS3|community|51\.44/)
    const lines = logged.mock.calls.splice(0)
    expect(lines, label).toHaveLength(1)
    expect(lines[0], label).toEqual([expect.stringMatching(/^\/[a-z_]+: [A-Za-z]+$/)])
    expect(String(lines[0]).replace(/^\/[a-z_]+: /, ''), label).not.toMatch(SECRETS)
  }
})

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body
