import type { Feed } from './compose-feed.ts'
import { expect, test } from 'vitest'
import { ORIGIN, check, createTown, findingsOf, patched } from './feed.ts'
import { type Patch, edit } from './patch.ts'

const town = createTown()

/** The town below a path of a host that serves nothing else. */
const below =
  (path: string): Feed =>
  (request) => {
    const url = new URL(request.url)
    if (`${url.pathname}/`.startsWith(`${path}/`)) {
      const inside = url.pathname.slice(path.length) || '/'
      return town(new Request(url.origin + inside + url.search))
    }
    return Promise.resolve(new Response('Nothing here.', { status: 404 }))
  }

const notFound = () =>
  Response.json({}, { status: 404, headers: { 'access-control-allow-origin': '*' } })

test('a feed may have a path in its base address', async () => {
  const report = await check(below('/directory/api'), { base: `${ORIGIN}/directory/api` })
  expect(findingsOf(report)).toEqual([])
})

test('the base address must work without a trailing slash', async () => {
  const feed: Feed = (request) => {
    const { pathname, search, origin } = new URL(request.url)
    return pathname.startsWith('/api/')
      ? town(new Request(origin + pathname.slice('/api'.length) + search))
      : Promise.resolve(notFound())
  }
  const found = findingsOf(await check(feed, { base: `${ORIGIN}/api` }))
  expect(found).toMatchObject([{ rule: 'trailing-slash', endpoint: '/' }])
})

test('the OpenAPI document is requested at few paths, however long its URL is', async () => {
  let asked = 0
  const feed = patched(town, (request, next) => {
    if (request.url.includes('/a/')) asked++
    const address = `https://feed.example.org/${'a/'.repeat(3000)}openapi.json`
    return edit('/', (root) => (root.openapi_url = address))(request, next)
  })
  expect(findingsOf(await check(feed))).toEqual([])
  expect(asked).toBeLessThan(10)
})

test('the OpenAPI document may be in a folder below a base address with a path', async () => {
  const described: Patch = async (request, next) => {
    const { origin, pathname } = new URL(request.url)
    if (pathname === '/docs/v3/openapi.json') return next(new Request(`${origin}/openapi.json`))
    if (pathname === '/openapi.json') return notFound()
    return edit(
      '/',
      (root) => (root.openapi_url = 'https://feed.example.org/api/docs/v3/openapi.json'),
    )(request, next)
  }
  expect(findingsOf(await check(patched(town, described)))).toEqual([])
})
