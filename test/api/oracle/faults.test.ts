import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRandom } from '../../search/random.ts'
import { INGESTED } from './postcodes.ts'
import { type Site, SHARDED, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

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
]
/** What may not be told to anybody who reads the log. */
const SECRETS = /BS3|BS4|CH5|EH1|EH|community|support|help|51\.44|2\.6|TU|09:00|\?|=/i

describe.each([
  ['in few files', {}, []],
  ['in many files', SHARDED, []],
  ['in many files, with ingested postcodes', SHARDED, INGESTED],
])('a site %s', (name, options, ingested) => {
  let site: Site
  beforeAll(() => {
    site = publish(makeTown({ services: 90, seed: 4, ingested }), options)
  })

  /** Every query, with each file that it reads (some, where there are many) harmed in turn. */
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
      const some = paths.filter(() => paths.length <= 12 || random.chance(12 / paths.length))
      for (const path of some) {
        const files = new Map(site.files)
        const body = harm(bytesOf(site.files.get(path)!), random)
        if (body) files.set(path, body)
        else files.delete(path)
        const response = await clientOf({ ...site, files }).ask(query)
        const told = `${query} with ${path}`
        if (response.status === 200) {
          expect(await response.text(), told).toBe(right)
          count.answered++
        } else {
          await expectFault(response, told)
          count.refused++
        }
      }
    }
    return count
  }

  test('never answers wrongly when a file is gone', async () => {
    const { refused, answered } = await harmed(() => undefined)
    expect(refused).toBeGreaterThan(20)
    expect(answered).toBe(0)
  })

  test.each([
    ['empty', () => 0],
    ['cut short', (length: number, unit: number) => Math.floor(length * unit)],
    ['without its last byte', (length: number) => length - 1],
  ])('never answers wrongly when a file is %s', async (_, cut) => {
    // What is asked for may stand before the cut, whole.
    const { refused, answered } = await harmed((body, { unit }) =>
      body.subarray(0, cut(body.length, unit())),
    )
    expect(refused).toBeGreaterThan(20)
    expect(answered).toBeLessThan(refused / 10)
  })

  test('never answers wrongly when a byte of the index is another', async () => {
    let refused = 0
    for (let i = 0; i < 6; i++)
      ({ refused } = await harmed(
        (body, random) => {
          const changed = body.slice()
          const at = Math.floor(((i + random.unit()) / 6) * body.length)
          changed[at]! ^= 1 << random.whole(0, 7)
          return changed
        },
        (path) => path.includes('/index/'),
      ))
    expect(refused).toBeGreaterThan(0)
  })

  test('never answers wrongly when a file is a page of somebody else', async () => {
    const html = new TextEncoder().encode('<!doctype html><title>Not found</title>')
    expect((await harmed(() => html)).answered).toBe(0)
  })

  test('never takes one file of the index for another', async () => {
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

  async function expectFault(response: Response, told: string): Promise<void> {
    expect(response.status, told).toBe(503)
    const { headers } = response
    expect(headers.get('content-type'), told).toBe('application/problem+json; charset=utf-8')
    expect(headers.get('retry-after'), told).toMatch(/^\d+$/)
    expect(headers.get('cache-control'), told).toBe('no-store')
    expect(headers.has('netlify-cdn-cache-control'), told).toBe(false)
    const body = await response.text()
    expect(JSON.parse(body), told).toMatchObject({ status: 503 })
    expect(body, told).not.toMatch(/BS3|community|51\.44/)
    const lines = logged.mock.calls.splice(0)
    expect(lines, told).toHaveLength(1)
    expect(lines[0], told).toEqual([expect.stringMatching(/^\/[a-z_]+: [A-Za-z]+$/)])
    expect(String(lines[0]).replace(/^\/[a-z_]+: /, ''), told).not.toMatch(SECRETS)
  }
})

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body
