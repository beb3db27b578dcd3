import { expect, test } from 'vitest'
import type { Feed } from './compose-feed.ts'
import { ORIGIN, check, createTown, findingsOf, patched } from './feed.ts'
import { type Json, type Patch, edit, editRecords } from './patch.ts'

const town = createTown()

async function findingsIn(patch: Patch) {
  const report = await check(patched(town, patch))
  return findingsOf(report).filter(({ severity }) => severity !== 'info')
}

/** How other feeds may differ from ours. */
test.each<[string, Patch]>([
  [
    'extra fields',
    editRecords('services', (service) => (service.acme = { wheelchairs: { count: 2 } })),
  ],
  ['times without seconds', edit('/services/*', (one) => (one.schedules[0].opens_at = '10:00'))],
  ['times with an offset', edit('/services/*', (one) => (one.schedules[0].opens_at = '10:00Z'))],
  ['a logo by a path', editRecords('organizations', (one) => (one.logo = '/logo.png'))],
  [
    'a service area with a name for its uri',
    edit('/services/*', (one) => (one.service_areas[0].uri = 'BS3')),
  ],
  [
    'taxonomies that show their terms in the list',
    edit('/taxonomies', ({ contents }) =>
      contents.forEach(
        (one: Json) => (one.taxonomy_terms = [{ id: one.id, name: 'A', description: 'B' }]),
      ),
    ),
  ],
  [
    'services without the nested organization',
    editRecords('services', (one) => delete one.organization),
  ],
  [
    'ids in capital letters',
    edit('/services/*', (one) => (one.schedules[0].id = one.schedules[0].id.toUpperCase())),
  ],
])('a feed may have %s', async (_, patch) => {
  expect(await findingsIn(patch)).toEqual([])
})

test('a mistake in a field of the international standard is a warning', async () => {
  const found = await findingsIn(
    edit('/services/*', (one) => (one.phones = [{ id: one.id, number: 1174960123 }])),
  )
  expect(found).toMatchObject([{ rule: 'field-type', severity: 'warn', count: 10 }])
})

test('an id that no URL can hold is not found', async () => {
  const found = await findingsIn(
    edit('/services', ({ contents: [first] }) => (first.id = 'half a character: \ud83d')),
  )
  expect(found).toContainEqual(expect.objectContaining({ rule: 'status' }))
})

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
