import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Collection, collectionNames } from '../../src/hsds/collections.ts'
import { badParameter, methodNotAllowed, noSuchPage, notFound } from '../../src/api/problem.ts'
import { perPage, totals } from './content.ts'

/** A program that serves the feed of content.ts. */
export interface Home {
  /** The address of the feed in its links, without a trailing slash. */
  readonly base: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** How a home may differ whose host serves files without the API. */
export type Difference =
  /** All unknown paths get the same JSON document. */
  | 'one 404 for unknown paths'
  /** So do unknown ids, where records are files. */
  | 'one 404 for unknown records'
  /** Records that are files are found in lower case only. */
  | 'ids are case-sensitive'
  /** Methods that no function declares reach the files, and the host refuses them in its own way. */
  | 'the host answers rare methods'

interface Item {
  readonly id: string
  readonly [field: string]: unknown
}

interface ListPage {
  readonly total_items: number
  readonly total_pages: number
  readonly page_number: number
  readonly size: number
  readonly first_page: boolean
  readonly last_page: boolean
  readonly empty: boolean
  readonly contents: readonly Item[]
}

interface Suggestion {
  readonly name: string
  readonly list: string
}

/** The problems that the OpenAPI document describes. */
interface Described {
  readonly components: {
    readonly responses: { problem: { content: Readonly<Record<string, unknown>> } }
  }
}

const lists = collectionNames.map((name) => `/${name}`)
const unknownId = '00000000-0000-4000-8000-000000000000'
const JSON_TYPE = 'application/json; charset=utf-8'
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
const problemType = (name: string) => `urn:open-service-directory:problem:${name}`

/** The behaviour of the whole feed, in one home. */
export function describeContract(
  name: string,
  start: () => Promise<Home>,
  differences: readonly Difference[] = [],
): void {
  const differs = (difference: Difference) => differences.includes(difference)

  describe(name, () => {
    let home: Home
    const ids = {} as Record<Collection, string>

    beforeAll(async () => {
      home = await start()
      for (const collection of collectionNames)
        ids[collection] = (await getPage(`/${collection}`)).contents[0]?.id as string
    }, 120_000)
    afterAll(() => home?.close())

    const get = (path: string, headers: Record<string, string> = {}) =>
      home.fetch(path, { headers })
    const getJson = async (path: string) => {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      return (await response.json()) as unknown
    }
    const getPage = async (path: string) => (await getJson(path)) as ListPage
    const record = (collection: Collection) => `/${collection}/${ids[collection]}`
    const records = () => collectionNames.map(record)
    const documents = () => ['/', '/openapi.json', ...lists, ...records()]
    /** Paths that the API answers in every home. */
    const answers = () => [
      ...lists,
      '/services?page=2',
      '/services?per_page=7',
      record('organizations'),
      '/_/suggest?q=club',
      '/_/suggest',
      '/services?page=abc',
      '/services?page=99',
      `/organizations/${unknownId}`,
    ]

    async function crawl(path: string, separator = '?'): Promise<Item[]> {
      const items: Item[] = []
      for (let number = 1; ; number++) {
        const page = await getPage(`${path}${separator}page=${number}`)
        items.push(...page.contents)
        if (page.last_page) return items
      }
    }

    describe('the root document', () => {
      test('names the version of the standard and the OpenAPI document', async () => {
        expect(await getJson('/')).toMatchObject({
          version: 'HSDS-UK-3.0',
          profile: 'https://docs.openreferraluk.org/',
          openapi_url: `${home.base}/openapi.json`,
        })
      })

      test.each(['/?page=1&per_page=100', '/?', '/?utm_source=letter'])(
        'is also at %s',
        async (path) => {
          expect(await getJson(path)).toEqual(await getJson('/'))
        },
      )

      test('leads to an OpenAPI document of every list and record', async () => {
        const { openapi, servers, paths } = (await getJson('/openapi.json')) as Record<
          string,
          object
        >
        expect(openapi).toMatch(/^3\.1\./)
        expect(servers).toEqual([{ url: home.base }])
        expect(Object.keys(paths as object)).toEqual(
          expect.arrayContaining([...lists, ...lists.map((list) => `${list}/{id}`)]),
        )
      })
    })

    describe.each(collectionNames)('the list of %s', (collection) => {
      const total = totals[collection]

      test('has the standard envelope', async () => {
        const size = Math.min(total, perPage.default)
        const { contents, ...envelope } = await getPage(`/${collection}`)
        expect(contents).toHaveLength(size)
        expect(envelope).toEqual({
          total_items: total,
          total_pages: Math.ceil(total / perPage.default),
          page_number: 1,
          size,
          first_page: true,
          last_page: total <= perPage.default,
          empty: false,
        })
      })

      test('has every record on exactly one page', async () => {
        const crawled = (await crawl(`/${collection}`)).map(({ id }) => id)
        expect(crawled).toHaveLength(total)
        expect(new Set(crawled).size).toBe(total)
      })

      test('is the same with pages of any size', async () => {
        const whole = await crawl(`/${collection}`)
        for (const size of [7, 49, 51, perPage.maximum])
          expect(await crawl(`/${collection}?per_page=${size}`, '&')).toEqual(whole)
      })

      test('has the fields of records, without lists', async () => {
        const { contents } = await getPage(`/${collection}?per_page=3`)
        for (const item of contents) {
          expect(JSON.stringify(item)).not.toContain('[')
          expect(await getJson(`/${collection}/${item.id}`)).toMatchObject(item)
        }
      })

      test('has links from the first page to the last and back', async () => {
        const seen: number[] = []
        let next: string | undefined = `/${collection}?per_page=7`
        let previous: string | undefined
        while (next) {
          const response = await get(next)
          const { page_number } = (await response.json()) as ListPage
          seen.push(page_number)
          const links = linksOf(response, home.base)
          expect(links.prev).toBe(previous)
          expect(links.first).toBe(`/${collection}?per_page=7&page=1`)
          expect(links.last).toBe(`/${collection}?per_page=7&page=${Math.ceil(total / 7)}`)
          previous = `/${collection}?per_page=7&page=${page_number}`
          next = links.next
        }
        expect(seen).toEqual(Array.from({ length: Math.ceil(total / 7) }, (_, i) => i + 1))
      })
    })

    describe('suggestions', () => {
      const suggested = async (typed: string) => {
        const answer = await getJson(`/_/suggest?q=${encodeURIComponent(typed)}`)
        expect(answer).toMatchObject({ schema: 'osd-suggest/1' })
        return (answer as { readonly suggestions: readonly Suggestion[] }).suggestions
      }

      test('are names of terms, organizations and services with a word that begins so', async () => {
        expect(await suggested('need')).toContainEqual({ name: 'needs 3', list: 'taxonomy_terms' })
        expect(await suggested('Trust 12')).toEqual([{ name: 'Trust 12', list: 'organizations' }])
        expect(await suggested('ebène  CLUB 77')).toEqual([
          { name: 'Ébène club 77', list: 'services' },
        ])
        expect(await suggested('club 130')).toEqual([{ name: 'choir club 130', list: 'services' }])
      })

      test('are at most ten, and none for what begins no name', async () => {
        expect(await suggested('c')).toHaveLength(10)
        const odd = ['', ' ', '?!', 'zq', 'q'.repeat(2000), '😀', 'e\u0301'.repeat(900), 'lub']
        for (const typed of odd) expect(await suggested(typed), typed).toEqual([])
        expect(await getJson('/_/suggest')).toEqual(await getJson('/_/suggest?q='))
      })
    })

    describe('a page', () => {
      test.each([
        ['', 1, 50],
        ['page=1', 1, 50],
        ['page=3', 3, 30],
        ['page=02', 2, 50],
        ['page=', 1, 50],
        ['page=%20', 1, 50],
        ['per_page=', 1, 50],
        ['per_page=true', 1, 50],
        ['per_page=true&page=2', 2, 50],
        ['per_page=50', 1, 50],
        ['per_page=1&page=130', 130, 1],
        ['per_page=99999', 1, 100],
        ['per_page=99999&page=2', 2, 30],
        ['per_page=999999999999999999999', 1, 100],
      ])('%s is page %i with %i records', async (query, page_number, size) => {
        const page = await getPage(`/services?${query}`)
        expect(page).toMatchObject({ total_items: totals.services, page_number, size })
        expect(page.contents).toHaveLength(size)
      })

      test('does not depend on unknown parameters', async () => {
        const [plain, odd] = [
          await get('/services?page=2'),
          await get('/services?Page=3&page=2&utm_source=x&q'),
        ]
        expect(await odd.text()).toBe(await plain.text())
        expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
        expect(odd.headers.get('link')).toBe(plain.headers.get('link'))
      })

      test.each(['/services/', '/services/?page=2', '/taxonomies/?per_page=true'])(
        '%s may have a slash',
        async (path) => {
          expect(await getJson(path)).toEqual(
            await getJson(path.replace('/?', '?').replace(/\/$/, '')),
          )
        },
      )
    })

    describe('a filter', () => {
      test.each([
        ['free=true', 13],
        ['free=1', 13],
        ['free=false', 130],
        ['delivery=online', 10],
        ['delivery=Telephone', 10],
        ['delivery=home', 0],
        ['free=true&delivery=online', 1],
        // A service has a hearing loop where all of its halls have one.
        ['accessibility=hearing-loop', 41],
        ['accessibility=step-free', 0],
      ])('%s keeps %i services, and those at their places', async (query, total) => {
        const page = await getPage(`/services?${query}`)
        expect(page).toMatchObject({ total_items: total })
        const pairs = await getPage(`/service_at_locations?${query}`)
        expect(pairs.total_items).toBeGreaterThanOrEqual(total)
      })
    })

    describe('a record', () => {
      test.each(collectionNames)('of %s is found by its id', async (collection) => {
        expect(await getJson(record(collection))).toMatchObject({ id: ids[collection] })
      })

      test.each(collectionNames)('of %s may have a trailing slash', async (collection) => {
        expect(await getJson(`${record(collection)}/`)).toMatchObject({ id: ids[collection] })
      })

      test.each(collectionNames)('of %s may have a query', async (collection) => {
        expect(await getJson(`${record(collection)}?utm_source=x`)).toMatchObject({
          id: ids[collection],
        })
      })

      test.each(differs('ids are case-sensitive') ? (['organizations'] as const) : collectionNames)(
        'of %s is found by its id in upper case',
        async (collection) => {
          const path = `/${collection}/${ids[collection].toUpperCase()}`
          expect(await getJson(path)).toMatchObject({ id: ids[collection] })
        },
      )
    })

    describe('a problem', () => {
      // The words of problems are tested in problem.test.ts.
      const notWhole = (parameter: string) =>
        badParameter(parameter, `\`${parameter}\` must be a whole number from 1.`)
      const twice = (parameter: string) =>
        badParameter(parameter, `\`${parameter}\` is given more than once.`)

      test.each([
        ['/services?page=0', notWhole('page')],
        ['/services?page=-1', notWhole('page')],
        ['/services?page=1.5', notWhole('page')],
        ['/services?page=abc', notWhole('page')],
        ['/services?page=1e3', notWhole('page')],
        ['/services?page=0x10', notWhole('page')],
        ['/services?page=1&page=2', twice('page')],
        ['/services?page=1&page=1', twice('page')],
        ['/services?page=&page=', twice('page')],
        ['/services?per_page=0', notWhole('per_page')],
        ['/services?per_page=-5', notWhole('per_page')],
        ['/services?per_page=many', notWhole('per_page')],
        ['/services?per_page=5&per_page=6', twice('per_page')],
        ['/_/suggest?q=a&q=b', twice('q')],
        ['/services?free=maybe', badParameter('free', '`free` must be true or false.')],
        [
          '/services?delivery=pigeon',
          badParameter('delivery', '`delivery` must be one of in-person, telephone, online, home.'),
        ],
        ['/services?page=4', noSuchPage(4, 3)],
        ['/services?page=999999999999', noSuchPage(999999999999, 3)],
        ['/services?page=14&per_page=10', noSuchPage(14, 13)],
        ['/services?page=3&per_page=99999', noSuchPage(3, 2)],
        ['/taxonomies?page=2', noSuchPage(2, 1)],
        [`/organizations/${unknownId}`, notFound('Nothing in organizations has this id.')],
        ['/organizations/no-id', notFound('Nothing in organizations has this id.')],
        ['/organizations/..%2f..%2findex', notFound('Nothing in organizations has this id.')],
        ['/organizations/a/b', notFound('The pages for people begin at /find.')],
        ['/organizations//b', notFound('The pages for people begin at /find.')],
      ])('%s', async (path, problem) => {
        await expectProblem(path, problem)
      })

      const files = differs('one 404 for unknown records') ? [] : ['services', 'taxonomy_terms']
      test.each(files)('an unknown id in %s', async (collection) => {
        await expectProblem(
          `/${collection}/${unknownId}`,
          notFound(`Nothing in ${collection} has this id.`),
        )
      })

      const odd = [
        '/nowhere',
        '/service',
        '/services.json',
        '/_/',
        '/_/nowhere.json',
        '/v1/services',
        '/nowhere/services',
      ]
      const unknown = [...odd, `/services/${unknownId}`, '/services/a/b', '/services/no-id/']
      test.each(unknown)('%s is a 404 in JSON that any web page may read', async (path) => {
        const response = await get(path)
        expect(response.status).toBe(404)
        expect(response.headers.get('access-control-allow-origin')).toBe('*')
        expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json\b/)
        expect(await response.json()).toMatchObject({ type: problemType('not-found'), status: 404 })
      })

      test('has a content type of the OpenAPI document', async () => {
        const { components } = (await getJson('/openapi.json')) as Described
        const { content } = components.responses.problem
        for (const collection of collectionNames) {
          const response = await get(`/${collection}/${unknownId}`)
          const [type] = response.headers.get('content-type')!.split(';')
          expect(Object.keys(content), collection).toContain(type)
        }
      })

      async function expectProblem(
        path: string,
        problem: { readonly status: number },
      ): Promise<void> {
        const response = await get(path)
        expect(response.status).toBe(problem.status)
        expect(await response.json()).toEqual(problem)
        expect(response.headers.get('content-type')).toBe(PROBLEM_TYPE)
        expect(response.headers.get('access-control-allow-origin')).toBe('*')
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.has('etag')).toBe(false)
      }
    })

    describe('methods', () => {
      const places = () => [
        '/',
        '/openapi.json',
        '/services',
        ...records(),
        `/services/${unknownId}`,
        '/nowhere',
      ]

      test('HEAD is GET without a body', async () => {
        for (const path of [...documents(), ...answers(), '/nowhere']) {
          const [head, whole] = [await home.fetch(path, { method: 'HEAD' }), await get(path)]
          expect(head.status, path).toBe(whole.status)
          expect(await head.text(), path).toBe('')
          expect(headersOf(head), path).toEqual(headersOf(whole))
        }
      })

      test('OPTIONS answers preflight requests', async () => {
        for (const path of places()) {
          const response = await home.fetch(path, {
            method: 'OPTIONS',
            headers: {
              origin: 'https://finder.example.org',
              'access-control-request-method': 'GET',
              'access-control-request-headers': 'if-none-match',
            },
          })
          expect(response.status, path).toBe(204)
          expect(await response.text()).toBe('')
          expect(Object.fromEntries(response.headers), path).toMatchObject({
            allow: 'GET, HEAD, OPTIONS',
            'access-control-allow-origin': '*',
            'access-control-allow-methods': 'GET, HEAD, OPTIONS',
            'access-control-allow-headers': expect.stringContaining('If-None-Match'),
            'access-control-max-age': '86400',
          })
        }
      })

      test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
        '%s is not allowed anywhere',
        async (method) => {
          for (const path of places()) await expectNotAllowed(path, { method })
          await expectNotAllowed('/services', { method, body: '{"name":"New"}' })
        },
      )

      test('nor is a rare method', async () => {
        const ours = ['/services', record('organizations')]
        for (const path of differs('the host answers rare methods') ? ours : places())
          await expectNotAllowed(path, { method: 'PROPFIND' })
      })

      async function expectNotAllowed(path: string, init: RequestInit): Promise<void> {
        const response = await home.fetch(path, init)
        expect(response.status, path).toBe(405)
        expect(response.headers.get('allow'), path).toBe('GET, HEAD, OPTIONS')
        expect(response.headers.get('access-control-allow-origin'), path).toBe('*')
        expect(response.headers.get('content-type'), path).toBe(PROBLEM_TYPE)
        expect(await response.json()).toEqual(methodNotAllowed(init.method!))
      }
    })

    describe('headers', () => {
      test('every document is JSON that any web page may read, and browsers may cache and revalidate', async () => {
        for (const path of documents()) {
          const response = await get(path)
          expect(Object.fromEntries(response.headers), path).toMatchObject({
            'content-type': JSON_TYPE,
            'access-control-allow-origin': '*',
            'access-control-expose-headers': expect.stringMatching(/^ETag, Link, Retry-After\b/),
            'x-content-type-options': 'nosniff',
            'cache-control': 'public, max-age=0, must-revalidate',
            etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
          })
        }
      })

      test('every problem may be read by any web page, and has a cache policy', async () => {
        for (const path of [
          '/services?page=x',
          '/services?page=99',
          `/services/${unknownId}`,
          '/nowhere',
        ]) {
          const { headers } = await get(path)
          expect(headers.get('access-control-allow-origin'), path).toBe('*')
          expect(headers.get('cache-control'), path).toMatch(/must-revalidate|no-store/)
          expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        }
      })

      test('a document always has the same ETag', async () => {
        for (const path of documents())
          expect((await get(path)).headers.get('etag'), path).toBe(
            (await get(path)).headers.get('etag'),
          )
      })

      test('the same page has the same ETag under any URL', async () => {
        const tags = new Set<string | null>()
        for (const query of ['', '?page=1', '?per_page=50', '?per_page=true', '?x=1', '?page=01'])
          tags.add((await get(`/services${query}`)).headers.get('etag'))
        expect(tags.size).toBe(1)
      })

      test('different documents have different ETags', async () => {
        const tags = await Promise.all(
          documents().map(async (path) => (await get(path)).headers.get('etag')),
        )
        expect(new Set(tags).size).toBe(tags.length)
      })

      const loosely: [string, (tag: string) => string][] = [
        ['the tag', (tag) => tag],
        ['the tag, weak or strong', (tag) => (tag.startsWith('W/') ? tag.slice(2) : `W/${tag}`)],
        ['the tag among others', (tag) => `"a", ${tag} ,W/"b"`],
        ['any tag', () => '*'],
      ]
      test.each(loosely)('a request with %s gets a 304', async (_, toHeader) => {
        for (const path of documents()) {
          const tag = (await get(path)).headers.get('etag') as string
          const response = await get(path, { 'if-none-match': toHeader(tag) })
          expect(response.status, path).toBe(304)
          expect(await response.text()).toBe('')
          expect(response.headers.get('access-control-allow-origin'), path).toBe('*')
          expect(response.headers.get('etag'), path).toBe(tag)
          expect(response.headers.get('cache-control'), path).toMatch(/must-revalidate/)
        }
      })

      test.each(['"another"', 'W/"another"', 'nonsense', '""'])(
        'whoever has %s is',
        async (tag) => {
          for (const path of documents())
            expect((await get(path, { 'if-none-match': tag })).status, path).toBe(200)
        },
      )

      test('the cache keys of Netlify are the same on every answer of the API', async () => {
        const vary = new Set<string | null>()
        const lifetime = new Set<string | null>()
        const note = ({ status, headers }: Response, url = '') => {
          vary.add(headers.get('netlify-vary'))
          const policy = headers.get('netlify-cdn-cache-control')
          // Netlify stores no 400.
          if (status === 400 || status === 405) expect(policy).toBeNull()
          // The file of a record may be lost, so its absence is asked for again.
          else if (status === 404 && url.includes(unknownId)) expect(policy).toBe('no-store')
          else lifetime.add(policy)
        }
        for (const path of answers()) note(await get(path), path)
        note(await get('/services', { 'if-none-match': '*' }))
        for (const method of ['HEAD', 'OPTIONS', 'POST', 'DELETE'])
          note(await home.fetch('/services', { method }))
        expect([...lifetime]).toEqual(['public, s-maxage=31536000, must-revalidate'])
        expect([...vary]).toEqual([expect.stringMatching(/^query=[\w|]+$/)])
        const named = [...vary][0]?.replace('query=', '').split('|')
        expect(named).toEqual(expect.arrayContaining(['page', 'per_page']))
      })
    })

    describe('existing clients', () => {
      test('the official validator reads the first, middle and last page, and ten records', async () => {
        for (const list of lists) {
          const { total_pages, contents } = await getPage(`${list}?page=1`)
          if (total_pages > 1) await getPage(`${list}?page=${Math.floor(total_pages / 2)}`)
          expect((await getPage(`${list}?page=${total_pages}`)).last_page).toBe(true)
          for (const { id } of contents.slice(0, 10)) await getJson(`${list}/${id}`)
        }
      })

      test('one reads the first page of services and each record on it', async () => {
        const { contents } = await getPage('/services')
        for (const { id, name } of contents)
          expect(await getJson(`/services/${id}`)).toMatchObject({ id, name })
      })

      test('one asks for a page of the root before it reads services', async () => {
        expect(await getJson('/?page=1&per_page=100')).toMatchObject({ version: 'HSDS-UK-3.0' })
        expect(await getPage('/services?page=1&per_page=100')).toMatchObject({ size: 100 })
      })

      test('one adds up page sizes, and looks for duplicate records', async () => {
        const seen = new Set<string>()
        for (let page = 1, last = 1; page <= last; page++) {
          const { contents, size, total_pages } = await getPage(
            `/services?page=${page}&per_page=200`,
          )
          expect(size).toBe(contents.length)
          for (const { id } of contents) seen.add(id)
          last = total_pages
        }
        expect(seen.size).toBe(totals.services)
      })

      test('one reads pages until it gets an error', async () => {
        const statuses: number[] = []
        for (let page = 1; statuses.at(-1) !== 404; page++) {
          const response = await get(`/services/?page=${page}&per_page=true`)
          await response.json()
          statuses.push(response.status)
        }
        expect(statuses).toEqual([200, 200, 200, 404])
      })

      test('a front end reads a hundred of each', async () => {
        for (const list of lists) await getPage(`${list}?page=1&per_page=100`)
      })
    })
  })
}

/** Headers that must be the same for GET and HEAD. */
const AGREED = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-type',
  'etag',
  'link',
  'netlify-cdn-cache-control',
  'netlify-vary',
  'x-content-type-options',
]
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(AGREED.map((header) => [header, headers.get(header)]))

/** The paths of a `Link` header, by relation. */
function linksOf(
  response: Response,
  base: string,
): Partial<Record<'first' | 'prev' | 'next' | 'last', string>> {
  const header = response.headers.get('link') ?? ''
  const found = [...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)]
  for (const [, address] of found) expect(address?.startsWith(`${base}/`)).toBe(true)
  return Object.fromEntries(
    found.map(([, address, relation]) => [relation, address?.slice(base.length)]),
  )
}
