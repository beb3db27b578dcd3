import { describe, expect, test } from 'vitest'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { TYPED, parameterNames } from '../../../src/parameters/names.ts'
import { MANIFEST } from '../../../src/feed/paths.ts'
import { type Client, SHARDED, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

const town = makeTown({ services: 60 })
const anyone = town.lists.organizations[0]!.id

/** Every kind of answer. */
const FORMS = [
  ...collectionNames.map((name) => `/${name}`),
  ...collectionNames.map((name) => `/${name}?format=ndjson`),
  '/services?page=2',
  '/services?per_page=7',
  '/services?minimal=true',
  '/services?minimal=true&per_page=5',
  '/services?minimal=true&format=ndjson',
  '/services?minimal=true&search=help',
  '/services?search=help',
  '/services?search=help&format=ndjson',
  '/services?search=nothing-of-the-kind',
  '/services?search=%22help%22%3B+%26&per_page=7',
  '/services?full=true',
  '/organizations?full=true&full_service=true',
  `/organizations/${anyone}`,
  `/organizations/${anyone}?full_service=true`,
]
/** Queries that caches may parse in another way: names with escapes, and semicolons. */
const DISGUISED = [
  '/services?per%5Fpage=7',
  '/services?x=1&%70age=2',
  '/services?x?p%61ge=2',
  '/services?x=1;page=2',
  '/services?page%00=2',
  `/organizations/${anyone}?full%5Fservice=true`,
]
const MISTAKES = [
  '/services?page=2&page=2',
  '/services?page=2&page=',
  '/services?page=x',
  `/organizations/${anyone}?full_service=true&full_service=false`,
]
const PERSONAL = [
  '/services?postcode=BS3+1AA',
  '/services?postcode=BS3+1AA&minimal=true',
  '/services?postcode=BS3+1AA&format=ndjson',
  '/services?postcode=BS3+1AA&full=true',
  '/service_at_locations?postcode=BS3+1AA&proximity=500',
  '/service_at_locations?proximity=51.44,-2.6&radius=1',
  // These lists ignore places, but the query still says where the client is.
  '/organizations?postcode=BS3+1AA',
  '/organizations?postcode=BS3+1AA&search=help',
  '/organizations?postcode=BS3+1AA&format=ndjson',
  '/taxonomy_terms?proximity=51.44,-2.6&per_page=3',
]
const PERSONAL_PROBLEMS = [
  ['/services?postcode=BS3+1AA&page=99', 404],
  ['/services?postcode=ZZ1+1AA', 404],
  ['/services?postcode=EX4+4AA&proximity=5', 404],
  ['/services?postcode=nonsense', 400],
  ['/services?postcode=BS3+1AA&postcode=BS3+1AA', 400],
  ['/services?postcode=BS3+1AA&day=Someday', 400],
  ['/organizations?postcode=BS3+1AA&page=99', 404],
] as const

describe.each([
  ['in few files', {}],
  ['in many files', SHARDED],
])('a site %s', (_, options) => {
  const client: Client = clientOf(publish(town, options))

  test.each(FORMS)('lets Netlify store %s until the next deploy', async (path) => {
    const { status, headers } = await client.ask(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('netlify-cdn-cache-control')).toBe(
      'public, s-maxage=31536000, must-revalidate',
    )
    expectVary(headers)
  })

  test.each([...FORMS, ...PERSONAL])(
    'answers %s with a 304 when the ETag matches',
    async (path) => {
      const first = await client.ask(path)
      const tag = first.headers.get('etag')!
      expect(tag).toMatch(/^W\/"[0-9a-f]+"$/)
      expect((await client.ask(path)).headers.get('etag')).toBe(tag)
      for (const header of [tag, tag.slice(2), `"a", ${tag}`, '*']) {
        const again = await client.ask(path, { headers: { 'if-none-match': header } })
        expect(again.status).toBe(304)
        expect(await again.text()).toBe('')
        expect(Object.fromEntries(again.headers)).toEqual(Object.fromEntries(first.headers))
      }
      const other = await client.ask(path, { headers: { 'if-none-match': '"a", W/"b"' } })
      expect(other.status).toBe(200)
      expect(await other.text()).toBe(await first.text())
    },
  )

  test.each(PERSONAL)('lets no cache store %s', async (path) => {
    const { status, headers } = await client.ask(path)
    expect(status).toBe(200)
    expectPersonal(headers)
  })

  test.each(PERSONAL_PROBLEMS)('lets no cache store %s, a %i', async (path, expected) => {
    const { status, headers } = await client.ask(path)
    expect(status).toBe(expected)
    expectPersonal(headers)
  })

  test.each(DISGUISED)(
    'does not let Netlify store %s, which it may parse in another way',
    async (path) => {
      expect((await client.ask(path)).headers.get('netlify-cdn-cache-control')).toBe('no-store')
    },
  )

  test.each(MISTAKES)('does not let Netlify store %s, a 400', async (path) => {
    const { status, headers } = await client.ask(path)
    expect(status).toBe(400)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.has('netlify-cdn-cache-control')).toBe(false)
  })

  test('has the same cache keys for problems and other methods', async () => {
    for (const path of ['/services?page=x', '/services?page=99', '/services/x', '/nowhere'])
      expectVary((await client.ask(path)).headers)
    for (const method of ['OPTIONS', 'HEAD', 'POST'])
      expectVary((await client.ask('/services', { method })).headers)
  })

  test('has another ETag for other content', async () => {
    const other = clientOf(publish(makeTown({ services: 60, seed: 8 }), options))
    for (const path of FORMS.filter((form) => !form.includes(anyone)))
      if (!path.includes('nothing'))
        expect((await other.ask(path)).headers.get('etag'), path).not.toBe(
          (await client.ask(path)).headers.get('etag'),
        )
  })

  test('reads the manifest only when a file is missing, and after records whose paths every build has', async () => {
    for (const path of [...FORMS, ...PERSONAL]) {
      client.reads.length = 0
      await client.ask(path)
      const isFull = path.includes('?full=') || path.includes('&full=')
      expect(client.reads.slice(0, -1), path).not.toContain(MANIFEST)
      expect(client.reads.at(-1) === MANIFEST, path).toBe(isFull)
    }
  })
})

function expectPersonal(headers: Headers): void {
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.has('netlify-cdn-cache-control')).toBe(false)
  expectVary(headers)
}

function expectVary(headers: Headers): void {
  expect(headers.get('netlify-vary')).toBe(`query=${[...parameterNames, TYPED].join('|')}`)
}
