import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyAddress } from '../../src/io/http/address-policy.ts'
import { readList } from '../../src/import/feed/read-list.ts'
import { createRemarks } from '../../src/import/model/findings.ts'
import { createFetcher } from '../../src/io/http/fetcher.ts'
import { openFeed } from '../../src/import/open/open-feed.ts'
import { openSource } from '../../src/import/open/open-source.ts'
import { importRead } from './run-import.ts'

/** Feeds whose pages move, repeat, miss or promise what is not there. */

type Answer = (page: number) => unknown

const ids = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ id: `s${from + i}` }))
/** Pages of records that begin with the given ones, as a list of any length has them. */
const page = (items: readonly unknown[], envelope: object = {}) => ({
  ...envelope,
  contents: items,
})
const sliced = (number: number, all: readonly unknown[], size = 100) =>
  all.slice((number - 1) * size, number * size)

interface Case {
  readonly feed: Answer
  readonly read: number
  readonly isComplete: boolean
  readonly requests: number
  /** A part of what the report says; nothing when it has nothing to say. */
  readonly says?: string
}

const all = ids(1, 250)
const CASES: Readonly<Record<string, Case>> = {
  'that stands still is complete': {
    feed: (n) => page(sliced(n, all), { total_items: 250, total_pages: 3 }),
    read: 250,
    isComplete: true,
    requests: 3,
  },
  'that counts its pages from 0 is read from there': {
    feed: (n) =>
      page(sliced(n + 1, all), {
        total_items: 250,
        first_page: n === 0,
        last_page: n === 2,
      }),
    read: 250,
    isComplete: true,
    requests: 3,
  },
  'with one page, whose number is 0, has its records': {
    feed: (n) => page(sliced(n + 1, ids(1, 5)), { total_items: 5 }),
    read: 5,
    isComplete: true,
    requests: 2,
  },
  'that counts its pages from 0 and says nothing of its length is read from there': {
    feed: (n) => page(sliced(n + 1, all)),
    read: 250,
    isComplete: true,
    requests: 4,
  },
  'that counts its pages from 0, says how many, and has none beyond the last, is read from there': {
    feed: (n) => (n > 2 ? undefined : page(sliced(n + 1, all), { total_pages: 3 })),
    read: 250,
    isComplete: true,
    requests: 3,
  },
  'that counts its pages from 0 and says its length alone is read from there at its end': {
    feed: (n) => page(sliced(n + 1, all), { total: 250 }),
    read: 250,
    isComplete: true,
    requests: 6,
  },
  'that counts its pages from 0, and the items of a page as its total, is read from there': {
    feed: (n) => page(sliced(n + 1, all), { total: sliced(n + 1, all).length }),
    read: 250,
    isComplete: false,
    requests: 4,
    says: 'from 100 to 0 records',
  },
  'that counts its pages from 0 and repeats the last for ever is read from there': {
    feed: (n) => page(sliced(Math.min(n + 1, 3), all)),
    read: 250,
    isComplete: true,
    requests: 4,
  },
  'that has no page but 0 has its records': {
    feed: (n) => (n > 0 ? undefined : page(ids(1, 5))),
    read: 5,
    isComplete: true,
    requests: 2,
  },
  'that gives page 1 for page 0 is complete': {
    feed: (n) => page(sliced(Math.max(n, 1), all)),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that gives its last page for page 0 has each record once': {
    feed: (n) => page(sliced(n === 0 ? 3 : n, all)),
    read: 250,
    isComplete: true,
    requests: 4,
  },
  'whose page 0 fails is complete': {
    feed: (n) => (n === 0 ? null : page(sliced(n, all))),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that says nothing of its length, and has no page beyond the last, is complete': {
    feed: (n) => (n > 3 ? undefined : page(sliced(n, all))),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that says nothing of its length is complete at the first empty page': {
    feed: (n) => page(sliced(n, all)),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'whose new record draws another to the next page has each record once, and misses the new one': {
    feed: (n) =>
      page(sliced(n, n === 1 ? all : [{ id: 'new' }, ...all]), {
        total_items: n === 1 ? 250 : 251,
        total_pages: 3,
      }),
    read: 250,
    isComplete: false,
    requests: 7,
    says: 'from 250 to 251 records',
  },
  'that repeats a record and does not say its length is not taken for complete': {
    feed: (n) => page(sliced(n, n === 1 ? all : [{ id: 'new' }, ...all])),
    read: 250,
    isComplete: false,
    requests: 5,
    says: 'records came twice',
  },
  'whose vanished record draws another to a page that was read is not complete': {
    feed: (n) =>
      page(sliced(n, n === 1 ? all : all.slice(1)), {
        total_items: n === 1 ? 250 : 249,
        total_pages: 3,
      }),
    read: 249,
    isComplete: false,
    requests: 7,
    says: 'from 250 to 249 records',
  },
  'that grows at its end is read to its new end, and counted again next time': {
    feed: (n) => {
      const now = n < 3 ? all : ids(1, 320)
      return page(sliced(n, now), {
        total_items: now.length,
        total_pages: Math.ceil(now.length / 100),
      })
    },
    read: 320,
    isComplete: false,
    requests: 4,
    says: 'from 250 to 320 records',
  },
  'that shrinks ends where it ends now': {
    feed: (n) =>
      page(sliced(n, n === 1 ? all : ids(1, 120)), {
        total_items: n === 1 ? 250 : 120,
        total_pages: n === 1 ? 3 : 2,
      }),
    read: 120,
    isComplete: false,
    requests: 6,
    says: 'the feed says that it has 250 records, and its pages have 120',
  },
  'that gives pages of 50 when it is asked for 100 is read to its end': {
    feed: (n) => page(sliced(n, all, 50), { total_items: 250, total_pages: 5 }),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that counts its pages by the size it was asked for, and gives smaller ones, is read on': {
    feed: (n) => page(sliced(n, all, 50), { total_items: 250, total_pages: 3 }),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'whose pages become smaller on the way loses nothing': {
    feed: (n) => page(n === 1 ? sliced(1, all) : sliced(n, all, 50), { total_items: 250 }),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'with an empty page in the middle is read on': {
    feed: (n) => page(n === 2 ? [] : sliced(n, all), { total_items: 250, total_pages: 3 }),
    read: 150,
    isComplete: false,
    requests: 7,
    says: 'the feed says that it has 250 records, and its pages have 150',
  },
  'with a page that cannot be read has the others': {
    feed: (n) => (n === 2 ? null : page(sliced(n, all), { total_pages: 3 })),
    read: 150,
    isComplete: false,
    requests: 4,
    says: '1 of its pages could not be read',
  },
  'that fails at the first page has nothing, and is not complete': {
    feed: () => null,
    read: 0,
    isComplete: false,
    requests: 1,
    says: '1 of its pages could not be read',
  },
  'that says a smaller number than it shows is read until nothing comes': {
    feed: (n) => page(sliced(n, all), { total_items: 50, total_pages: 1 }),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that counts the items of a page as its total is read on': {
    feed: (n) => page(sliced(n, all), { total_items: sliced(n, all).length, total_pages: 3 }),
    read: 250,
    isComplete: false,
    requests: 5,
    says: 'from 100 to 0 records',
  },
  'that says a larger number than it shows is not complete': {
    feed: (n) => page(sliced(n, all), { total_items: 900, total_pages: 9 }),
    read: 250,
    isComplete: false,
    requests: 7,
    says: 'the feed says that it has 900 records, and its pages have 250',
  },
  'that writes its numbers as text is understood': {
    feed: (n) => page(sliced(n, all), { total_items: '250', total_pages: '3', last_page: 'false' }),
    read: 250,
    isComplete: true,
    requests: 3,
  },
  'whose numbers are empty or words is read until nothing comes': {
    feed: (n) => page(sliced(n, all), { total_items: '', total_pages: 'many', last: null }),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that answers every number with its first page ends': {
    feed: () => page(sliced(1, all), { total_items: 250, total_pages: 3 }),
    read: 100,
    isComplete: false,
    requests: 5,
    says: 'the feed says that it has 250 records, and its pages have 100',
  },
  'that answers every number with a full page, and counts nothing, is not taken for complete': {
    feed: () => page(sliced(1, all)),
    read: 100,
    isComplete: false,
    requests: 3,
    says: 'every page is the same',
  },
  'that is one short list, whatever the number, is complete': {
    feed: () => ids(1, 7),
    read: 7,
    isComplete: true,
    requests: 3,
  },
  'that repeats its last page for ever is complete': {
    feed: (n) => page(sliced(Math.min(n, 3), all)),
    read: 250,
    isComplete: true,
    requests: 5,
  },
  'that has a next page under another address only is not complete': {
    feed: () => page(ids(1, 20), { next: '/services?cursor=abc' }),
    read: 20,
    isComplete: false,
    requests: 5,
    says: 'does not show them',
  },
  'whose next page is at another host is read here, and says so': {
    feed: (n) =>
      page(sliced(n, all), {
        total_items: 250,
        total_pages: 3,
        links: { next: { href: 'https://elsewhere.example.net/services?page=2' } },
      }),
    read: 250,
    isComplete: true,
    requests: 3,
    says: 'elsewhere.example.net',
  },
  'that makes up new records for ever is ended': {
    feed: (n) => page(n === 0 ? [] : [{ id: `s${n}` }]),
    read: 5000,
    isComplete: false,
    requests: 5001,
    says: 'it has no end',
  },
  'whose records have no ids ends when they come again': {
    feed: () => page([{ name: 'Chess' }, { name: 'Choir' }]),
    read: 2,
    isComplete: true,
    requests: 3,
  },
}

describe('a list', () => {
  it.each(Object.entries(CASES))('%s', async (_, { feed, read, isComplete, requests, says }) => {
    const asked: string[] = []
    const remarks = createRemarks()
    const listed = await readList('services', {
      host: 'feed.example.org',
      remarks,
      get: (path) => {
        asked.push(path)
        return Promise.resolve(feed(Number(new URLSearchParams(path.split('?')[1]).get('page'))))
      },
    })
    const told = remarks.list().map(({ remark, examples }) => `${remark}: ${examples.join('; ')}`)
    expect({ read: listed.items.size, isComplete: listed.isComplete }).toEqual({ read, isComplete })
    expect(asked).toHaveLength(requests)
    if (says === undefined) expect(told).toEqual([])
    else expect(told.join('\n')).toContain(says)
  })
})

describe('a feed that moves or fails', () => {
  const list = [0, 1, 2, 3].map((n) => ({ id: `s${n}`, name: `Club ${n}` }))
  const detail = (id: string) => ({
    ...list.find((one) => one.id === id),
    description: `About ${id}.`,
    organization: { id: 'o1', name: 'Otters' },
  })
  let statusOf: (path: string) => number = () => 200
  let waits: number[] = []
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://localhost')
    if (pathname.startsWith('/old/')) {
      response.writeHead(301, { location: `/new${pathname.slice(4)}${search}` }).end()
      return
    }
    const [, own] = /^(?:\/new)?\/services\/(\w+)$/.exec(pathname) ?? []
    const json = own
      ? detail(own)
      : /^(?:\/new)?\/services$/.test(pathname)
        ? { total_items: 4, items: list }
        : pathname === '/'
          ? { version: 'HSDS-UK-3.0' }
          : undefined
    const status = statusOf(pathname)
    response.writeHead(json || status >= 500 ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json ?? null))
  })
  let url = new URL('http://localhost')
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  beforeEach(() => {
    waits = []
    statusOf = () => 200
  })
  afterAll(() => void server.close())

  /** Keeps nothing, so that each reading asks the server. */
  const store = { read: () => undefined, write: () => {}, clear: () => {} }
  const open = async () => {
    const fetch = createFetcher(url, { mayConnect: anyAddress, wait: async (ms) => waits.push(ms) })
    return (await openFeed(url, { name: 'far', fetch, store }))!
  }
  const far = { name: 'far', isPublicFeed: true }

  it('is asked again when its server fails once', async () => {
    let fails = 1
    statusOf = () => (fails-- > 0 ? 500 : 200)
    expect(await open()).toMatchObject({ isComplete: true })
    expect(waits).toEqual([1000])
  })

  it('is read at its new address, which is told', async () => {
    const place = `${url.origin}/old/`
    const read = await openSource(place, { name: 'moved-feed', allowsPrivate: true })
    read.forget!()
    expect(importRead(read, far).report).toMatchObject({
      isComplete: true,
      records: { service: 4 },
      remarks: expect.arrayContaining([
        {
          remark: 'the source has moved for good; write its new address after `source:`',
          count: 1,
          examples: [`${url.origin}/new/`],
        },
      ]),
    })
  })

  it('keeps what is here of a record that cannot be fetched, and says so', async () => {
    const before = importRead(await open(), far)
    statusOf = (path) => (path.endsWith('/s2') ? 500 : 200)
    const { report, changed } = importRead(await open(), { ...far, before: before.files })
    expect(changed).toEqual([])
    expect(report).toMatchObject({ isComplete: false, gone: [] })
    expect(report.remarks).toContainEqual({
      remark: 'a record could not be fetched, so it was left out; import again later',
      count: 1,
      examples: ['s2'],
    })
  })

  it('is read whole when its first record has gone since the list was read', async () => {
    statusOf = (path) => (path.endsWith('/s0') ? 404 : 200)
    const { files, report } = importRead(await open(), far)
    expect(files.get('services/club-3.yaml')).toContain('description: About s3.')
    expect(report).toMatchObject({ isComplete: false, records: { service: 3 } })
  })

  it('whose list of services fails is not imported, and not taken for a table', async () => {
    statusOf = (path) => (path === '/services' ? 500 : 200)
    await expect(open()).rejects.toThrow(`The list of services of ${url.href} fails.`)
  })

  it('is not complete when the list of organizations cannot be read', async () => {
    expect((await open()).isComplete).toBe(true)
    statusOf = (path) => (path === '/organizations' ? 500 : 200)
    const { report } = importRead(await open(), far)
    expect(report.isComplete).toBe(false)
    expect(report.remarks[0]!.remark).toBe('organizations: 1 of its pages could not be read')
  })
})

describe('a feed over HTTP without a total', () => {
  const clubs = [0, 1, 2, 3, 4].map((n) => ({
    ...{ id: `s${n}`, name: `Club ${n}`, description: `About ${n}.`, status: 'active' },
    organization: { id: 'o1', name: 'Otters' },
  }))
  const twoOf = (n: number) => clubs.slice(n * 2, n * 2 + 2)
  const FEEDS: Readonly<Record<string, (page: number) => unknown>> = {
    'from 0': twoOf,
    'from 0, with nothing beyond the last': (n) => (n < 3 ? twoOf(n) : undefined),
    'from 0, and repeats the last for ever': (n) => twoOf(Math.min(n, 2)),
    'from 0, of which it has one': (n) => (n < 1 ? clubs : undefined),
    'from 1': (n) => (n < 1 ? undefined : twoOf(n - 1)),
    'from 1, and gives page 1 for page 0': (n) => twoOf(Math.max(n - 1, 0)),
  }
  let pageAt = twoOf as (page: number) => unknown
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost')
    const id = /^\/services\/(\w+)$/.exec(pathname)?.[1]
    const json = id
      ? clubs.find((one) => one.id === id)
      : pathname === '/services' && pageAt(Number(searchParams.get('page')))
    response.writeHead(json ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json || null))
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())

  it.each(Object.entries(FEEDS))('that counts its pages %s is whole', async (name, feed) => {
    pageAt = feed
    const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const read = await openSource(place, {
      name: name.replaceAll(/\W+/g, '-'),
      allowsPrivate: true,
    })
    read.forget!()
    const { files, report } = importRead(read, { name: 'far', isPublicFeed: true })
    expect(report).toMatchObject({ isComplete: true, records: { service: 5, organization: 1 } })
    for (const { name } of clubs)
      expect(files.has(`services/${name.toLowerCase().replace(' ', '-')}.yaml`)).toBe(true)
  })
})
