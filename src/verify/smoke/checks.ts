import { MANIFEST, pagePath } from '../../feed/paths.ts'
import { type Check, type Seen, isDocument, isOpen, lineOf, seen } from './check.ts'
import { type Site, jsonOf } from './site.ts'

const NO_ID = '00000000-0000-4000-8000-000000000000'
const OPEN = 'with Access-Control-Allow-Origin *'

const recordCheck: Check = {
  name: 'a record',
  expects: `200 as application/json ${OPEN}`,
  async see({ look, record }) {
    const sight = await look(record)
    return seen(sight.status === 200 && isDocument(sight), lineOf(sight))
  },
}

const compression: Check = {
  name: 'a record, compressed',
  expects: 'Content-Encoding br or gzip for who understands it',
  async see({ look, record }) {
    const encoding = (await look(record)).headers.get('content-encoding')
    return seen(
      encoding === 'br' || encoding === 'gzip',
      `Content-Encoding ${encoding ?? 'missing'}`,
    )
  },
}

/** An address at which there is nothing, and what serves it. */
const missing = (name: string, path: string): Check => ({
  name,
  expects: `404 in JSON ${OPEN}`,
  async see({ look }) {
    const sight = await look(path)
    return seen(sight.status === 404 && isDocument(sight), lineOf(sight))
  },
})

/** Another spelling of a record's address. A redirect to the record is as good. */
const spelling = (name: string, spell: (record: string) => string): Check => ({
  name,
  expects: 'the same record, a redirect to it, or 404 in JSON',
  async see({ look, record }) {
    const [wanted, sight] = [await look(record), await look(spell(record))]
    const to = sight.headers.get('location')
    if (to !== null && sight.status < 400)
      return seen(new URL(to, 'http://localhost').pathname === record, `${sight.status} to ${to}`)
    const isSame = sight.status === 200 && sight.text === wanted.text
    return seen(isDocument(sight) && (isSame || sight.status === 404), lineOf(sight))
  },
})

const head = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `HEAD of ${name}`,
  expects: 'the status and the type of GET',
  async see(site) {
    const [get, sight] = [
      await site.look(pathOf(site)),
      await site.look(pathOf(site), { method: 'HEAD' }),
    ]
    return seen(sight.status === 200 && lineOf(sight) === lineOf(get), lineOf(sight))
  },
})

const preflight = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `OPTIONS of ${name}`,
  expects: `2xx ${OPEN} and GET among Access-Control-Allow-Methods`,
  async see(site) {
    const sight = await site.look(pathOf(site), {
      method: 'OPTIONS',
      headers: { origin: 'https://finder.example.org', 'access-control-request-method': 'GET' },
    })
    const methods = sight.headers.get('access-control-allow-methods') ?? 'none'
    const isGood = sight.status >= 200 && sight.status < 300 && isOpen(sight)
    return seen(isGood && /\bGET\b/.test(methods), `${lineOf(sight)}, methods ${methods}`)
  },
})

const wrongMethod = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `POST to ${name}`,
  expects: `405 in JSON ${OPEN} and Allow`,
  async see(site) {
    const sight = await site.look(pathOf(site), { method: 'POST' })
    const allow = sight.headers.get('allow')
    const isGood = sight.status === 405 && isDocument(sight) && allow !== null
    return seen(isGood, `${lineOf(sight)}, Allow ${allow ?? 'missing'}`)
  },
})

const unchanged = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `${name}, asked again with its ETag`,
  expects: `304 ${OPEN}`,
  async see(site) {
    const etag = (await site.look(pathOf(site))).headers.get('etag')
    if (etag === null) return seen(false, 'no ETag')
    const sight = await site.look(pathOf(site), { headers: { 'if-none-match': etag } })
    return seen(sight.status === 304 && isOpen(sight), `${sight.status} for ETag ${etag}`)
  },
})

/** A host has many machines, and each fills a cache of its own. */
const TRIES = 4

async function cached({ look }: Site, first: string, again: string): Promise<Seen> {
  const page = await look(first)
  let told: string | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const sight = await look(again)
    if (sight.text !== page.text) return seen(false, `another document, ${lineOf(sight)}`)
    told = sight.headers.get('cache-status')
    if (told !== null && /;\s*hit\b/.test(told)) return seen(true, `Cache-Status ${told}`)
  }
  if (told === null) return { outcome: 'not seen', saw: 'no Cache-Status' }
  return seen(false, `Cache-Status ${told}`)
}

const cache: Check = {
  name: 'a list, asked twice',
  expects: 'out of the cache of the host the second time: Cache-Status with hit',
  see: (site) => cached(site, site.page, site.page),
}

const foreignParameter: Check = {
  name: 'a list with a parameter of somebody else',
  expects: 'the same document, out of the same cache',
  see: (site) => cached(site, site.page, `${site.page}&utm_source=smoke`),
}

const root = (name: string, headers: Readonly<Record<string, string>>): Check => ({
  name: `the root, for ${name}`,
  expects: `200 as application/json ${OPEN}`,
  async see({ look }) {
    const sight = await look('/', { headers })
    return seen(sight.status === 200 && isDocument(sight), lineOf(sight))
  },
})

/** A deploy must empty the cache of the lists. */
const presentBuild: Check = {
  name: 'a list after a deploy',
  expects: 'the page of the build that is published now',
  async see({ look }) {
    const manifest = jsonOf(await look(MANIFEST)) as { readonly build?: string }
    if (typeof manifest.build !== 'string') return { outcome: 'not seen', saw: `no ${MANIFEST}` }
    const [file, list] = [
      await look(pagePath(manifest.build, 'services', 1)),
      await look('/services'),
    ]
    return seen(
      file.status === 200 && file.text === list.text,
      file.text === list.text ? `build ${manifest.build}` : `not that of build ${manifest.build}`,
    )
  },
}

const heavySearch: Check = {
  name: 'a search of many words',
  expects: '200 as application/json within the time that the host gives a function',
  async see({ look, words }) {
    const sight = await look(`/services?${new URLSearchParams({ search: words, per_page: '200' })}`)
    const saw = `${lineOf(sight)}, after ${Math.round(sight.ms)} ms`
    return seen(sight.status === 200 && isDocument(sight), saw)
  },
}

const file = (site: Site) => site.record
const list = () => '/services'

/** Everything that is looked at, in this order: what files serve, what functions serve, what caches keep. */
export const checks: readonly Check[] = [
  recordCheck,
  compression,
  missing('an unknown record', `/services/${NO_ID}`),
  missing('an unknown record behind a function', `/organizations/${NO_ID}`),
  missing('a page beyond the last', '/services?page=999999'),
  spelling('a record in capital letters', (record) => record.toUpperCase()),
  spelling('a record with a slash at its end', (record) => `${record}/`),
  root('a program', {}),
  root('a browser', { accept: 'text/html', 'sec-fetch-dest': 'document' }),
  head('a record', file),
  head('a list', list),
  preflight('a record', file),
  preflight('a list', list),
  wrongMethod('a record', file),
  wrongMethod('a list', list),
  unchanged('a record', file),
  unchanged('a list', list),
  cache,
  foreignParameter,
  presentBuild,
  heavySearch,
]
