import { beforeAll, expect, test } from 'vitest'
import { startServer } from '../../src/dev/node-server.ts'
import { check, createTown, findingsOf, startFeed } from './feed.ts'
import { edit } from './patch.ts'

let town: Awaited<ReturnType<typeof createTown>>
beforeAll(async () => {
  town = await createTown()
})

/** The town below a path of a host, where nothing else is. */
const below = (path: string) =>
  startServer(
    (request) => {
      const url = new URL(request.url)
      if (`${url.pathname}/`.startsWith(`${path}/`)) {
        const inside = url.pathname.slice(path.length) || '/'
        return town(new Request(url.origin + inside + url.search))
      }
      return Promise.resolve(new Response('Nothing here.', { status: 404 }))
    },
    { port: 0 },
  )

test('a feed may lie below a path of its host', async () => {
  const server = await below('/directory/api')
  try {
    const report = await check(server, { base: `${server.origin}/directory/api` })
    expect(findingsOf(report)).toEqual([])
  } finally {
    await server.close()
  }
})

test('the base address must do without a slash at its end', async () => {
  const server = await startServer(
    (request) => {
      const { pathname, search, origin } = new URL(request.url)
      return pathname.startsWith('/api/')
        ? town(new Request(origin + pathname.slice('/api'.length) + search))
        : Promise.resolve(
            Response.json({}, { status: 404, headers: { 'access-control-allow-origin': '*' } }),
          )
    },
    { port: 0 },
  )
  try {
    const found = findingsOf(await check(server, { base: `${server.origin}/api` }))
    expect(found).toMatchObject([{ rule: 'trailing-slash', endpoint: '/' }])
  } finally {
    await server.close()
  }
})

test('the description of the API is looked for in few places, however long its address is', async () => {
  let asked = 0
  const server = await startFeed(town, (request, next) => {
    if (request.url.includes('/a/')) asked++
    const address = `https://feed.example.org/${'a/'.repeat(3000)}openapi.json`
    return edit('/', (root) => (root.openapi_url = address))(request, next)
  })
  try {
    expect(findingsOf(await check(server))).toEqual([])
    expect(asked).toBeLessThan(10)
  } finally {
    await server.close()
  }
})

test('the description of the API may lie in a folder, of a base address that has a path', async () => {
  const described: Parameters<typeof startFeed>[1] = async (request, next) => {
    const url = new URL(request.url)
    if (url.pathname === '/docs/v3/openapi.json') return fetch(`${url.origin}/openapi.json?moved`)
    if (url.pathname === '/openapi.json' && !url.search)
      return Response.json({}, { status: 404, headers: { 'access-control-allow-origin': '*' } })
    return edit(
      '/',
      (root) => (root.openapi_url = 'https://feed.example.org/api/docs/v3/openapi.json'),
    )(request, next)
  }
  const server = await startFeed(town, described)
  try {
    expect(findingsOf(await check(server))).toEqual([])
  } finally {
    await server.close()
  }
})
