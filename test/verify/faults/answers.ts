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
const silent =
  (isSilent: (path: string) => boolean): Patch =>
  (request, next) =>
    isSilent(new URL(request.url).pathname) ? Promise.reject(timeout()) : next()

/** A clock that advances by some seconds whenever it is read. */
const fastClock = (seconds: number) => {
  let now = 0
  return () => (now += seconds * 1000)
}

/** Faults of responses, whatever their content. */
export const answers: readonly Fault[] = [
  {
    name: 'a list that does not exist',
    rule: 'endpoint-missing',
    patch: answer('/taxonomies', () => plain(404, '{"status":404}')),
  },
  {
    name: 'a feed without organizations',
    rule: 'optional-missing',
    patch: answer('/organizations', () => plain(404, '{"status":404}')),
  },
  {
    name: 'a feed that asks for a key',
    rule: 'anonymous',
    patch: answer('**', () => plain(401, '{"status":401}')),
  },
  {
    name: 'a record that causes a server error',
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
    name: 'a list that is JSON, but not an object',
    rule: 'json-body',
    patch: answer('/taxonomies', () => plain(200, '[]')),
  },
  {
    name: 'a truncated record',
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
    name: 'JSON with the type text/plain',
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
    name: 'a list without CORS headers',
    rule: 'cors',
    patch: header('/services', 'access-control-allow-origin'),
  },
  {
    name: 'errors that only one other origin may read',
    rule: 'cors',
    patch: answer('/services/*', (response) => {
      if (response.status === 200) return response
      const headers = headersOf(response)
      headers.set('access-control-allow-origin', 'https://finder.example.org')
      return new Response(response.body, { status: response.status, headers })
    }),
  },
  {
    name: 'a redirect without CORS headers',
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
    name: 'organizations without CORS headers',
    rule: 'cors',
    patch: header('/organizations', 'access-control-allow-origin'),
  },
  {
    name: 'a list without a response',
    rule: 'no-answer',
    patch: silent((path) => path === '/taxonomies'),
  },
  {
    name: 'records without a response',
    rule: 'no-answer',
    patch: silent((path) => path.startsWith('/services/')),
  },
  {
    name: 'a server that responds only at its root',
    rule: 'no-answer',
    patch: silent((path) => path !== '/' && path !== '/openapi.json'),
  },
  {
    name: 'a list that stops in the middle',
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
    name: 'a list that redirects to itself',
    rule: 'no-answer',
    patch: answer('/taxonomies', () => redirect('/taxonomies')),
  },
  {
    name: 'a list that redirects to another host',
    rule: 'one-address',
    patch: answer('/taxonomies', () => redirect('https://elsewhere.example.org/')),
  },
  {
    name: 'a feed that redirects to a page for signing in',
    rule: 'anonymous',
    patch: answer('**', (_, { pathname }) =>
      pathname === '/sign-in' ? page('<form>') : redirect('/sign-in'),
    ),
  },
  {
    name: 'a feed that redirects to another host for signing in',
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
    name: 'a list that redirects from https to http',
    rule: 'https',
    options: { base: 'https://feed.little-wick.example.org' },
    patch: answer('/taxonomies', (response, { searchParams }) => {
      if (searchParams.has('plain')) return response
      searchParams.set('plain', '')
      return redirect(`http://feed.little-wick.example.org/taxonomies?${searchParams}`)
    }),
  },
  {
    name: 'a record that is nested too deeply',
    rule: 'no-answer',
    patch: answer('/services/*', (response) =>
      response.status === 200
        ? plain(200, `${'{"service":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
        : response,
    ),
  },
  {
    name: 'a feed with slow responses',
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
    name: 'a feed that does not accept trailing slashes',
    rule: 'trailing-slash',
    patch: answer('**', (response, { pathname }) =>
      /.\/$/.test(pathname) ? plain(404, '{"status":404}') : response,
    ),
  },
  {
    name: 'a web site that shows the same page at every address',
    rule: 'same-answer',
    patch: answer('**', () => page('<div id="app"></div>')),
  },
  {
    name: 'a server that returns its root at every path',
    rule: 'same-answer',
    patch: answer('**', () => plain(200, '{"version":"HSDS-UK-3.0"}')),
  },
  {
    name: 'a server that has a record for every id',
    rule: 'unknown-id',
    patch: answer('/services/*', (response) =>
      response.status === 404
        ? plain(200, '{"id":"00000000-0000-4000-8000-000000000000"}')
        : response,
    ),
  },
  {
    name: 'a root with a version in another spelling',
    rule: 'root-version',
    patch: edit('/', (root) => (root.version = '3.0-uk')),
  },
  {
    name: 'a root with an incomplete URL of the profile',
    rule: 'root-links',
    patch: edit('/', (root) => (root.profile = 'docs.openreferraluk.org')),
  },
  {
    name: 'a root whose openapi_url is not found',
    rule: 'root-openapi',
    patch: answer('/openapi.json', () => plain(404, '{"status":404}')),
  },
  {
    name: 'an OpenAPI document that lacks an endpoint',
    rule: 'root-openapi',
    patch: edit('/openapi.json', ({ paths }) => delete paths['/taxonomies']),
  },
]
