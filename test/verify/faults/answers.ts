import { type Fault, type Patch, answer, edit, header, headersOf } from '../patch.ts'

const plain = (status: number, body: string, type = 'application/json') =>
  new Response(body, {
    status,
    headers: { 'content-type': type, 'access-control-allow-origin': '*' },
  })

const page = (html: string) => plain(200, `<!doctype html>${html}`, 'text/html')

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'access-control-allow-origin': '*' } })

/** The error of a request whose time is up, so that no test has to wait for it. */
const timeout = () => new DOMException('The operation timed out.', 'TimeoutError')

/** Paths that are not answered in time. */
const silence =
  (isSilent: (path: string) => boolean): Patch =>
  (request, next) =>
    isSilent(new URL(request.url).pathname) ? Promise.reject(timeout()) : next()

/** A clock that goes so many seconds ahead whenever somebody looks at it. */
const fastClock = (seconds: number) => {
  let now = 0
  return () => (now += seconds * 1000)
}

/** What can be wrong with answers, whatever they hold. */
export const answers: readonly Fault[] = [
  {
    name: 'a list that does not exist',
    rule: 'endpoint-missing',
    patch: answer('/taxonomies', () => plain(404, '{"status":404}')),
  },
  {
    name: 'a feed that asks for a key',
    rule: 'anonymous',
    patch: answer('**', () => plain(401, '{"status":401}')),
  },
  {
    name: 'a record that ends in an error of the server',
    rule: 'status',
    patch: answer('/services/*', (response) =>
      response.status === 200 ? plain(500, '{"status":500}') : response,
    ),
  },
  {
    name: 'a list that is a web page',
    rule: 'json-body',
    patch: answer('/taxonomy_terms', () => page('<p>Hello</p>')),
  },
  {
    name: 'records that are web pages',
    rule: 'json-body',
    patch: answer('/services/*', (response, url) =>
      response.status === 200 ? page(`<p>${url.pathname}</p>`) : response,
    ),
  },
  {
    name: 'a list that is JSON, but no object',
    rule: 'json-body',
    patch: answer('/taxonomies', () => plain(200, '[]')),
  },
  {
    name: 'a record that ends in the middle',
    rule: 'json-body',
    patch: answer('/services/*', async (response) =>
      response.status === 200
        ? new Response((await response.text()).slice(0, 200), { headers: headersOf(response) })
        : response,
    ),
  },
  {
    name: 'a list that begins with a byte order mark',
    rule: 'json-body',
    patch: answer(
      '/services',
      async (response) =>
        new Response(`\uFEFF${await response.text()}`, {
          status: response.status,
          headers: headersOf(response),
        }),
    ),
  },
  {
    name: 'JSON that is sent as text',
    rule: 'json-type',
    patch: answer(
      '/services/*',
      async (response) =>
        new Response(await response.text(), {
          status: response.status,
          headers: { 'access-control-allow-origin': '*', 'content-type': 'text/plain' },
        }),
    ),
  },
  {
    name: 'a list that other web pages may not read',
    rule: 'cors',
    patch: header('/services', 'access-control-allow-origin'),
  },
  {
    name: 'errors that only one other web page may read',
    rule: 'cors',
    patch: answer('/services/*', (response) => {
      if (response.status === 200) return response
      const headers = headersOf(response)
      headers.set('access-control-allow-origin', 'https://finder.example.org')
      return new Response(response.body, { status: response.status, headers })
    }),
  },
  {
    name: 'a redirect that other web pages may not follow',
    rule: 'cors',
    patch: answer('/taxonomies', (response, { pathname, searchParams }) => {
      if (searchParams.has('moved')) return response
      searchParams.set('moved', '')
      return new Response(null, {
        status: 302,
        headers: { location: `${pathname}?${searchParams}` },
      })
    }),
  },
  {
    name: 'organizations that other web pages may not read',
    rule: 'cors',
    patch: header('/organizations', 'access-control-allow-origin'),
  },
  {
    name: 'a list that never comes',
    rule: 'no-answer',
    patch: silence((path) => path === '/taxonomies'),
  },
  {
    name: 'records that never come',
    rule: 'no-answer',
    patch: silence((path) => path.startsWith('/services/')),
  },
  {
    name: 'a server that answers nothing but its root',
    rule: 'no-answer',
    patch: silence((path) => path !== '/' && path !== '/openapi.json'),
  },
  {
    name: 'a list of which half is sent',
    rule: 'no-answer',
    patch: answer('/taxonomies', async (response) => {
      const [half, rest] = [(await response.bytes()).slice(0, 200), timeout()]
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(half),
        pull: (stream) => stream.error(rest),
      })
      return new Response(body, { headers: headersOf(response) })
    }),
  },
  {
    name: 'a list that leads to itself',
    rule: 'no-answer',
    patch: answer('/taxonomies', () => redirect('/taxonomies')),
  },
  {
    name: 'a list at another host',
    rule: 'one-address',
    patch: answer('/taxonomies', () => redirect('https://elsewhere.example.org/')),
  },
  {
    name: 'a feed that leads to a page for signing in',
    rule: 'anonymous',
    patch: answer('**', (_, { pathname }) =>
      pathname === '/sign-in' ? page('<form>') : redirect('/sign-in'),
    ),
  },
  {
    name: 'a feed that leads to another host for signing in',
    rule: 'anonymous',
    patch: answer('**', () => redirect('https://login.example.org/')),
  },
  {
    name: 'a feed without https',
    rule: 'https',
    options: { base: 'http://feed.little-wick.example.org' },
    patch: (_, next) => next(),
  },
  {
    name: 'a list that leads from https to http',
    rule: 'https',
    options: { base: 'https://feed.little-wick.example.org' },
    patch: answer('/taxonomies', (response, { searchParams }) => {
      if (searchParams.has('plain')) return response
      searchParams.set('plain', '')
      return redirect(`http://feed.little-wick.example.org/taxonomies?${searchParams}`)
    }),
  },
  {
    name: 'a record that is nested without end',
    rule: 'no-answer',
    patch: answer('/services/*', (response) =>
      response.status === 200
        ? plain(200, `${'{"service":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
        : response,
    ),
  },
  {
    name: 'a feed of slow answers',
    rule: 'slow',
    options: { clock: fastClock(6) },
    patch: (_, next) => next(),
  },
  {
    name: 'a list that is always compressed',
    rule: 'encoding',
    // The client decodes bodies; only the header says how they were sent.
    patch: header('/services', 'content-encoding', 'gzip'),
  },
  {
    name: 'a feed where a slash makes a difference',
    rule: 'trailing-slash',
    patch: answer('**', (response, { pathname }) =>
      /.\/$/.test(pathname) ? plain(404, '{"status":404}') : response,
    ),
  },
  {
    name: 'a web site that shows its page whatever is asked for',
    rule: 'same-answer',
    patch: answer('**', () => page('<div id="app"></div>')),
  },
  {
    name: 'a server that answers every path with its root',
    rule: 'same-answer',
    patch: answer('**', () => plain(200, '{"version":"HSDS-UK-3.0"}')),
  },
  {
    name: 'a server that finds a record for every id',
    rule: 'unknown-id',
    patch: answer('/services/*', (response) =>
      response.status === 404
        ? plain(200, '{"id":"00000000-0000-4000-8000-000000000000"}')
        : response,
    ),
  },
  {
    name: 'a root that names an edition in other words',
    rule: 'root-version',
    patch: edit('/', (root) => (root.version = '3.0-uk')),
  },
  {
    name: 'a root without the address of a profile',
    rule: 'root-links',
    patch: edit('/', (root) => (root.profile = 'docs.openreferraluk.org')),
  },
  {
    name: 'a root that leads to a web page for its description',
    rule: 'root-openapi',
    patch: answer('/openapi.json', () => plain(404, '{"status":404}')),
  },
  {
    name: 'a description that lacks an endpoint',
    rule: 'root-openapi',
    patch: edit('/openapi.json', ({ paths }) => delete paths['/taxonomies']),
  },
]
