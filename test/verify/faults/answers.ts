import { type Fault, answer, edit, header, headersOf } from '../patch.ts'

const plain = (status: number, body: string, type = 'application/json') =>
  new Response(body, {
    status,
    headers: { 'content-type': type, 'access-control-allow-origin': '*' },
  })

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
    patch: answer('/taxonomy_terms', () => plain(200, '<!doctype html><p>Hello</p>', 'text/html')),
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
        new Response(`\uFEFF${await response.text()}`, { headers: headersOf(response) }),
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
    name: 'a list that never comes',
    rule: 'no-answer',
    timeout: 300,
    patch: (request, next) =>
      new URL(request.url).pathname === '/taxonomies' ? new Promise(() => {}) : next(),
  },
  {
    name: 'a list at another host',
    rule: 'no-answer',
    patch: answer(
      '/taxonomies',
      () =>
        new Response(null, {
          status: 302,
          headers: {
            location: 'https://elsewhere.example.org/',
            'access-control-allow-origin': '*',
          },
        }),
    ),
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
