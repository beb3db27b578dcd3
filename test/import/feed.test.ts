import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyAddress, publicAddresses } from '../../src/io/http/address-policy.ts'
import { createFetcher, toSourceUrl } from '../../src/io/http/fetcher.ts'
import { openFeed } from '../../src/import/open/open-feed.ts'
import { createPageStore } from '../../src/io/http/page-store.ts'
import { fateOf, importFiles, importRead, problemsIn } from './run-import.ts'

const service = {
  id: '5b1f6a0e-1111-4c8e-9d2a-000000000001',
  name: 'Knit and natter',
  description: '<p>Bring wool &amp; needles.</p>',
  status: 'active',
  url: 'knitters.example.org',
  deliverable_type: 'Advice',
  attending_access: 'drop-in',
  assured_date: '2024-03-04T00:00:00.000+0000',
  eligibilitys: [
    { id: 'e1', eligibility: 'adult', minimum_age: 18.0, maximum_age: -1 },
    { id: 'e2', eligibility: '', minimum_age: 0, maximum_age: 0 },
  ],
  organization: { id: '900', name: 'Wool Works', description: '', url: 'www.wool.example.org' },
  contacts: { id: 'c1', name: 'Desk', phones: [{ id: 'p1', number: 'Wool Works: 0117 496 0333' }] },
  regular_schedules: [
    {
      id: 'r1',
      freq: 'WEEKLY',
      byday: 'TU',
      opens_at: '12:00Z',
      closes_at: '14:00Z',
      description: 'Term time only',
    },
  ],
  service_at_locations: [
    {
      id: 'sal1',
      location: {
        id: '40',
        name: 'Corn Hall',
        latitude: '-2.6',
        longitude: '51.44',
        physical_addresses: [
          {
            address1: '1 Mill Lane',
            city: 'Bristol',
            state_province: '',
            postal_code: 'bs16xx',
            country: 'England',
          },
        ],
      },
      regular_schedule: [
        { weekday: 'Monday', opens_at: '09:00:00+01:00', closes_at: '12:00:00+01:00' },
      ],
    },
    { location: { id: '40', name: 'Corn Hall' } },
  ],
  service_taxonomys: [
    {
      id: 't1',
      taxonomy: {
        id: 'topics:2',
        name: 'Crafts',
        vocabulary: 'Topics',
        parent: { id: 'topics:1', name: 'Leisure', vocabulary: 'Topics' },
      },
    },
  ],
  service_areas: [
    {
      service_area: 'Bristol',
      uri: 'http://statistics.data.gov.uk/id/statistical-geography/E06000023',
    },
  ],
  cost_options: [{ id: 'k', option: '', amount: 0.0 }],
  pc_metadata: { date_created: '2020-11-02', assured_by: 'pat.example@council.example.org' },
  link: 'x',
}

describe('a service of version 1', () => {
  it('becomes a record in the words of an editor', async () => {
    const imported = await importFiles({
      'page.json': JSON.stringify({ totalelements: 1, Content: undefined, content: [service] }),
    })
    expect(imported.files.get('services/knit-and-natter.yaml'))
      .toBe(`id: 5b1f6a0e-1111-4c8e-9d2a-000000000001
name: Knit and natter
organization: wool-works
status: active
description: Bring wool & needles.
url: https://knitters.example.org
eligibility_description: adult
minimum_age: 18
assured_date: 2024-03-04
taxonomy_terms: [advice, drop-in, crafts]
locations:
  - location: corn-hall
    hours: [Mon 09:00-12:00]
service_areas:
  - name: Bristol
    code: E06000023
schedules:
  - freq: WEEKLY
    byday: TU
    opens_at: 12:00
    closes_at: 14:00
    notes: Term time only
contacts:
  - name: Desk
    phones:
      - number: 0117 496 0333
        description: Wool Works
`)
    expect(imported.files.get('locations/corn-hall.yaml')).toContain(
      'latitude: 51.44\nlongitude: -2.6\n',
    )
    expect(problemsIn(imported.files)).toEqual([])
    expect(fateOf(imported, 'service.pc_metadata.assured_by')).toBe('1 dropped: internal')
    expect(fateOf(imported, 'service.eligibilitys.maximum_age')).toBe('2 dropped: no-such-age')
    expect(fateOf(imported, 'service.cost_options.amount')).toBe('1 dropped: says-nothing')
    expect(fateOf(imported, 'service.service_taxonomys.taxonomy.parent.name')).toBe('1 kept')
  })

  it('may have keys and words that every object of JavaScript has', async () => {
    const { files, report } = await importFiles({
      'a.json': `[{"id":"1","name":"Chess","status":"constructor","constructor":"y","__proto__":{"name":"X"},"valueOf":"z"}]`,
    })
    expect(files.get('services/chess.yaml')).toContain('name: Chess')
    expect(report.fields.map(({ field }) => field)).toContain('service.constructor')
  })

  it.each([
    ['one service', JSON.stringify(service)],
    ['a list', JSON.stringify([service])],
    [
      'one a line',
      `${JSON.stringify(service)}\n${JSON.stringify({ ...service, id: 'b', name: 'Other' })}\n`,
    ],
    ['with a byte order mark', `\uFEFF${JSON.stringify({ items: [service] })}`],
  ])('is read from %s', async (_, text) => {
    const { files } = await importFiles({ 'feed.json': text })
    expect([...files.keys()]).toContain('services/knit-and-natter.yaml')
  })

  it('hides the street of a place that the source hides', async () => {
    const { files, report } = await importFiles({
      'a.json': JSON.stringify({ ...service, hide_address: true }),
    })
    const text = [...files.values()].join('\n')
    expect(text).not.toContain('Mill Lane')
    expect(text).toContain('postal_code: BS1\n')
    expect(text).toContain('confidential: true')
    expect(JSON.stringify(report)).not.toContain('Mill Lane')
    expect(problemsIn(files)).toEqual([])
  })
})

describe('a feed on the web', () => {
  const list = Array.from({ length: 250 }, (_, i) => ({
    id: String(i),
    name: `Service ${i}`,
    organization: { id: 'o', name: 'Org' },
  }))
  const details = (id: string) => ({
    ...list[Number(id)],
    description: `About ${id}.`,
    phones: [{ number: '07700 900456' }],
  })
  let requests: string[] = []
  let answer: (path: string) => {
    status?: number
    headers?: Record<string, string>
    json?: unknown
  } = () => ({})
  let base = ''
  const server = createServer((request, response) => {
    requests.push(request.url!)
    const { status = 200, headers = {}, json } = answer(request.url!)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(json ?? null))
  })
  let folder = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  })
  beforeEach(() => {
    requests = []
    folder = mkdtempSync(join(tmpdir(), 'osd-feed-'))
    answer = feed
    return () => rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => void server.close())

  function feed(path: string) {
    const url = new URL(path, base)
    const id = /\/services\/(\d+)$/.exec(url.pathname)?.[1]
    if (id) return { json: details(id) }
    if (url.pathname !== '/api/services') return { status: 404 }
    const page = Number(url.searchParams.get('page'))
    // The numbers in the envelope are wrong, as they often are.
    return {
      json: {
        totalElements: 250,
        totalPages: 3,
        number: 0,
        content: list.slice((page - 1) * 100, page * 100),
        last: page >= 3,
      },
    }
  }

  const open = (wait: (ms: number) => Promise<unknown> = () => Promise.resolve()) => {
    const url = new URL(base)
    const fetch = createFetcher(url, { mayConnect: anyAddress, wait })
    return openFeed(url, { name: 'far', fetch, store: createPageStore(folder) })
  }

  it('is walked page by page, and each service is fetched where the list shows less', async () => {
    const read = await open()
    expect(read).toMatchObject({ isComplete: true })
    const { report, files } = importRead(read!, { name: 'far', isPublicFeed: true })
    expect(report.records).toEqual({ organization: 1, service: 250 })
    expect(files.get('services/service-7.yaml')).toContain('description: About 7.')
  })

  it('gives mobile numbers that people ring already, marked and listed', async () => {
    const { report, files } = importRead((await open())!, { name: 'far', isPublicFeed: true })
    expect(files.get('services/service-7.yaml')).toContain(
      'number: 07700 900456\n    public: [phones]',
    )
    expect(report.private[0]).toMatchObject({ isWritten: true, masked: '07••• ••••56' })
    expect(problemsIn(files)).toEqual([])
  })

  it('goes on where it broke off', async () => {
    let left = 60
    answer = (path) => (left-- > 0 ? feed(path) : { status: 503, headers: { 'retry-after': '1' } })
    await expect(open()).rejects.toThrow('asks for a pause')
    const before = new Set(requests)
    requests = []
    answer = feed
    await open()
    const again = requests.filter((path) => before.has(path))
    // Only the requests that were refused, and documents that the feed does not have, are sent again.
    expect(again.length).toBeLessThan(12)
  })

  it('waits as long as a busy server asks', async () => {
    const waits: number[] = []
    let isBusy = true
    answer = (path) => {
      if (!isBusy) return feed(path)
      isBusy = false
      return { status: 429, headers: { 'retry-after': '7' } }
    }
    await open((ms) => Promise.resolve(waits.push(ms)))
    expect(waits).toEqual([7000])
  })

  it('that ignores the page number, or repeats records, ends', async () => {
    answer = (path) => {
      const url = new URL(path, base)
      return url.pathname === '/api/services' ? { json: list.slice(0, 5) } : { status: 404 }
    }
    const read = await open()
    expect(importRead(read!, { name: 'far' }).report.records.service).toBe(5)
  })

  it('whose pages miss records is not complete, so that nothing is taken for gone', async () => {
    const whole = importRead((await open())!, { name: 'far', isPublicFeed: true })
    rmSync(folder, { recursive: true, force: true })
    answer = (path) => {
      const { json, ...rest } = feed(path) as { json?: { content?: unknown[] } }
      return json?.content
        ? { json: { ...json, content: json.content.slice(1) } }
        : { json, ...rest }
    }
    const again = importRead((await open())!, {
      name: 'far',
      isPublicFeed: true,
      before: whole.files,
    })
    expect(again.report).toMatchObject({ isComplete: false, gone: [] })
    expect(again.changed).toEqual([])
  })

  it('in a private network is refused', async () => {
    const fetch = createFetcher(new URL(base), { mayConnect: publicAddresses })
    await expect(fetch(new URL(base))).rejects.toThrow('private network')
  })
})

describe('the address of a source', () => {
  it.each([
    'https://me:pw@feed.example.org/',
    'https://feed.example.org/?api_key=abc',
    'https://feed.example.org/?token=1',
  ])('is refused with a secret: %s', (text) =>
    expect(() => toSourceUrl(text)).toThrow('--token-env'),
  )
  it.each([
    [
      'd/1AbCdEfGhIjKlMnOpQrStUvWx/edit?usp=sharing#gid=0',
      'd/1AbCdEfGhIjKlMnOpQrStUvWx/export?format=xlsx',
    ],
    ['u/0/d/1AbCdEfGhIjKlMnOpQrStUvWx/htmlview', 'd/1AbCdEfGhIjKlMnOpQrStUvWx/export?format=xlsx'],
    ['d/e/2PACX-1vAbCdEfGhIjKlMn/pubhtml?gid=0', 'd/e/2PACX-1vAbCdEfGhIjKlMn/pub?output=xlsx'],
    ['d/e/2PACX-1vAbCdEfGhIjKlMn/pub?output=csv', 'd/e/2PACX-1vAbCdEfGhIjKlMn/pub?output=csv'],
    [
      'd/1AbCdEfGhIjKlMnOpQrStUvWx/export?format=csv&gid=7',
      'd/1AbCdEfGhIjKlMnOpQrStUvWx/export?format=csv&gid=7',
    ],
  ])('of a Google sheet becomes that of its file: %s', (pasted, file) => {
    const at = 'https://docs.google.com/spreadsheets/'
    expect(toSourceUrl(at + pasted).href).toBe(at + file)
  })
})
