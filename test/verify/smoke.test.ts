import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MANIFEST, pagePath } from '../../src/feed/paths.ts'
import { MAX_BODY_BYTES } from '../../src/io/http/read-body.ts'
import { createChecks } from '../../src/verify/smoke/checks.ts'
import { type NamedResult, runChecks } from '../../src/verify/smoke/run.ts'
import { createFetch, surveySite } from '../../src/verify/smoke/site.ts'
import { type Built, buildContent, netlifyEnv } from '../api/homes.ts'
import { osd } from '../cli/run.ts'
import { type Netlify, startNetlify } from '../hosts/netlify/netlify.ts'
import { cached } from './cached.ts'
import { headersOf } from './patch.ts'
import { townFiles } from './town.ts'

const checks = createChecks({
  open: () => Promise.resolve(undefined),
  manifestPath: MANIFEST,
  firstPagePath: (build) => pagePath(build, 'services', 1),
})

let built: Built
let host: Netlify
beforeAll(async () => {
  built = await buildContent(townFiles(), netlifyEnv)
  host = await startNetlify({
    siteDir: join(built.out, 'site'),
    functionsDir: join(built.out, 'edge'),
  })
}, 120_000)
afterAll(async () => {
  await host?.close()
  await built?.remove()
})

/** How another host differs from the one that is emulated here. */
type Change = (request: Request, response: Response) => Response | Promise<Response>

async function smoke(change: Change = (_, response) => response): Promise<readonly NamedResult[]> {
  const send = async (request: Request) => change(request, await respond(request))
  const site = await surveySite(createFetch(send, { base: host.origin, timeout: 60_000 }))
  if (!site) throw new Error('The site has no record.')
  return runChecks(site, checks)
}

/** The responses of the emulated host. Every test requests the same. */
const respond = cached((request) => fetch(request))

const namesOf = (results: readonly NamedResult[], outcome: NamedResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ name }) => name)

/** Changes the headers of responses to some requests. */
const where =
  (fits: (request: Request, url: URL) => boolean, change: (headers: Headers) => void): Change =>
  (request, response) => {
    if (!fits(request, new URL(request.url))) return response
    const headers = headersOf(response)
    change(headers)
    return new Response(response.body, { status: response.status, headers })
  }

/** Replaces the responses to some requests. */
const instead =
  (fits: (request: Request, url: URL) => boolean, make: () => Response): Change =>
  (request, response) =>
    fits(request, new URL(request.url)) ? make() : response

const isRecord = ({ method }: Request, { pathname }: URL) =>
  method === 'GET' && /^\/services\/(?!0000)[0-9a-f-]{36}$/.test(pathname)
const page = () =>
  new Response('<h1>Not here</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
const hit = (headers: Headers) => headers.set('cache-status', '"Netlify Edge"; hit')

test('the emulated host passes, but does not show its cache', async () => {
  const results = await smoke()
  expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([])
  expect(namesOf(results, 'not seen')).toEqual([
    'a list, requested twice',
    'a list with an unknown parameter',
  ])
}, 120_000)

test('a host with a cache passes every check', async () => {
  const results = await smoke(where((_, { pathname }) => pathname === '/services', hit))
  expect(results.filter(({ outcome }) => outcome !== 'pass')).toEqual([])
}, 120_000)

test.each<[string, Change, readonly string[]]>([
  [
    'serves records as binary',
    where(isRecord, (headers) => headers.set('content-type', 'application/octet-stream')),
    ['a record', 'HEAD of a record'],
  ],
  [
    'does not compress records',
    where(isRecord, (headers) => headers.delete('content-encoding')),
    ['a record, compressed'],
  ],
  [
    'has a web page for missing files',
    instead((_, { pathname }) => pathname.startsWith('/services/0000'), page),
    ['an unknown record'],
  ],
  [
    'sends errors of functions without CORS headers',
    where(
      (_, { pathname }) => pathname.startsWith('/organizations/'),
      (headers) => headers.delete('access-control-allow-origin'),
    ),
    ['an unknown record behind a function'],
  ],
  [
    'has an empty page beyond the last',
    instead(
      (_, { search }) => search === '?page=999999',
      () => Response.json({ contents: [] }, { headers: { 'access-control-allow-origin': '*' } }),
    ),
    ['a page beyond the last'],
  ],
  [
    'has a web page for capital letters',
    instead((_, { pathname }) => pathname.startsWith('/SERVICES'), page),
    ['a record in capital letters'],
  ],
  [
    'redirects trailing slashes to the root',
    instead(
      (_, { pathname }) => /.\/$/.test(pathname),
      () => new Response(null, { status: 301, headers: { location: '/' } }),
    ),
    ['a record with a trailing slash'],
  ],
  [
    'has a web page for browsers',
    instead((request) => request.headers.get('sec-fetch-dest') === 'document', page),
    ['the root, for a browser'],
  ],
  [
    'has a web page for a root',
    instead((_, { pathname }) => pathname === '/', page),
    ['the root, for a program', 'the root, for a browser'],
  ],
  [
    'does not support HEAD for files',
    instead(
      ({ method }, { pathname }) => method === 'HEAD' && pathname !== '/services',
      () => new Response(null, { status: 405 }),
    ),
    ['HEAD of a record'],
  ],
  [
    'does not support HEAD for functions',
    instead(
      ({ method }, { pathname }) => method === 'HEAD' && pathname === '/services',
      () => new Response(null, { status: 404 }),
    ),
    ['HEAD of a list'],
  ],
  [
    'does not support preflights for files',
    instead(
      ({ method }, { pathname }) => method === 'OPTIONS' && pathname !== '/services',
      () => new Response(null, { status: 405 }),
    ),
    ['OPTIONS of a record'],
  ],
  [
    'allows no method',
    where(
      ({ method }, { pathname }) => method === 'OPTIONS' && pathname === '/services',
      (headers) => headers.delete('access-control-allow-methods'),
    ),
    ['OPTIONS of a list'],
  ],
  [
    'accepts POST to a file',
    instead(
      ({ method }, { pathname }) => method === 'POST' && pathname !== '/services',
      () => new Response('{}'),
    ),
    ['POST to a record'],
  ],
  [
    'does not send Allow',
    where(
      ({ method }, { pathname }) => method === 'POST' && pathname === '/services',
      (headers) => headers.delete('allow'),
    ),
    ['POST to a list'],
  ],
  [
    'sends records without ETag',
    where(isRecord, (headers) => headers.delete('etag')),
    ['a record, requested again with its ETag'],
  ],
  [
    'sends a list again that has not changed',
    instead(
      (request, { pathname }) => pathname === '/services' && request.headers.has('if-none-match'),
      () => Response.json({}, { headers: { 'access-control-allow-origin': '*' } }),
    ),
    ['a list, requested again with its ETag'],
  ],
  [
    'does not cache lists',
    where(
      (_, { pathname }) => pathname === '/services',
      (headers) => headers.set('cache-status', '"Netlify Edge"; fwd=miss'),
    ),
    ['a list, requested twice', 'a list with an unknown parameter'],
  ],
  [
    'caches a list again for an unknown parameter',
    (request, response) => {
      const { pathname, search } = new URL(request.url)
      const status = search.includes('utm_source') ? 'fwd=miss' : 'hit'
      const inCache = (headers: Headers) => headers.set('cache-status', `"Netlify Edge"; ${status}`)
      return pathname === '/services' ? where(() => true, inCache)(request, response) : response
    },
    ['a list with an unknown parameter'],
  ],
  [
    'has another list for an unknown parameter',
    instead(
      (_, { search }) => search.includes('utm_source'),
      () => Response.json({ contents: [] }),
    ),
    ['a list with an unknown parameter'],
  ],
  [
    'serves the list of an older build',
    async (request, response) =>
      request.url.endsWith('/services') && response.status === 200
        ? new Response((await response.text()).replaceAll('everybody', 'nobody'), {
            status: response.status,
            headers: headersOf(response),
          })
        : response,
    ['a list after a deploy'],
  ],
  [
    'stops an expensive function',
    instead(
      (_, { search }) => search.includes('per_page=200'),
      () => new Response('uncaught exception', { status: 502 }),
    ),
    ['a search of many words'],
  ],
])(
  'a host that %s fails',
  async (_, change, names) => {
    expect(namesOf(await smoke(change), 'fail')).toEqual(names)
  },
  60_000,
)

test('a request without a response fails its check only', async () => {
  const results = await smoke((request, response) => {
    if (request.method === 'POST') throw new TypeError('fetch failed')
    return response
  })
  expect(namesOf(results, 'fail')).toEqual(['POST to a record', 'POST to a list'])
}, 120_000)

test('osd verify --smoke prints what it expected and what it saw', async () => {
  const text = await osd(['verify', host.origin, '--smoke'])
  expect([text.status, text.stderr]).toEqual([0, ''])
  expect(text.stdout).toContain('expected  304 with Access-Control-Allow-Origin *')
  expect(text.stdout).toContain(`${checks.length - 2} as expected, 0 otherwise, 2 not seen.`)
  const json = await osd(['verify', host.origin, '--smoke', '--format', 'json'])
  expect(JSON.parse(json.stdout)).toMatchObject({ feed: host.origin })
}, 120_000)

test.each([
  [['--smoke', '--format', 'html'], 'text or json'],
  [['--smoke'], 'cannot be reached'],
])('%j ends with 2 where nothing can be checked', async (args, said) => {
  const { status, stderr } = await osd(['verify', 'http://127.0.0.1:9', ...args])
  expect(stderr).toContain(said)
  expect(status).toBe(2)
})

test('finds a record in a list with malformed items', async () => {
  const contents = [{ id: 'a', name: 5 }, null, { name: ['Chess club'] }, {}]
  const look = createFetch(async () => Response.json({ contents }), {
    base: 'http://localhost',
    timeout: 9000,
  })
  expect(await surveySite(look)).toMatchObject({ record: '/services/a', words: 'Chess club' })
})

test('does not read an endless response', async () => {
  const blanks = new Uint8Array(64 * 1024).fill(32)
  let sent = 0
  const endless = () =>
    new ReadableStream({
      pull: (controller) => {
        sent += blanks.length
        controller.enqueue(blanks)
      },
    })
  const look = createFetch(() => Promise.resolve(new Response(endless())), {
    base: 'http://localhost',
    timeout: 9000,
  })
  await expect(look('/services')).rejects.toThrow('more than 8 MiB')
  expect(sent).toBeLessThan(2 * MAX_BODY_BYTES)
})
