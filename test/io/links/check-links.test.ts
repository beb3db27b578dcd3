import { type IncomingMessage, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { reasonsOfBroken } from '../../../src/cli/quality/check-links.ts'
import type { Send } from '../../../src/io/http/client.ts'
import { isPublicAddress } from '../../../src/io/http/public-address.ts'
import { type LinkOptions, checkLinks } from '../../../src/io/links/check-links.ts'
import { verdictOnFailure } from '../../../src/io/links/verdict.ts'
import { advise } from '../../../src/quality/advise.ts'
import { contextOf } from '../../quality/base.ts'

interface Site {
  readonly port: number
  /** The requests so far, such as `HEAD /a`. */
  readonly asked: readonly string[]
  readonly requests: readonly IncomingMessage[]
  close(): Promise<void>
}

const running: Site[] = []
afterEach(async () => {
  for (const site of running.splice(0)) await site.close()
})

/** A real server on all addresses of this machine. */
async function startSite(listener: RequestListener): Promise<Site> {
  const asked: string[] = []
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    requests.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const site = { port, asked, requests, close }
  running.push(site)
  return site
}

/** Responds with the status in the path: `/404`, `/200/anything`. */
const byNumber: RequestListener = ({ url = '' }, response) =>
  void response.writeHead(Number(url.split('/')[1]) || 200).end()

const check = (urls: readonly string[], settings: Partial<LinkOptions> = {}) =>
  checkLinks(urls, { userAgent: 'Test', delay: 0, mayConnect: () => true, ...settings })

const at = ({ port }: Site, path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`

describe('a link', () => {
  it('is fine where there is a page, and broken where there is none', async () => {
    const site = await startSite(byNumber)
    const paths = ['/200', '/204', '/404', '/410', '/400', '/401', '/403', '/500', '/503']
    const verdicts = await check(paths.map((path, i) => at(site, path, `127.0.0.${i + 1}`)))
    expect([...verdicts.values()].map(({ is }) => is)).toEqual([
      'fine',
      'fine',
      'broken',
      'broken',
      ...Array<string>(5).fill('unknown'),
    ])
  })

  it('is requested once for all fragments, with a user agent', async () => {
    const site = await startSite(byNumber)
    const urls = ['/200', '/200#a', '/200#b', '/200/other'].map((path) => at(site, path))
    const verdicts = await check(urls)
    expect([...verdicts.keys()]).toEqual(urls)
    expect(site.asked).toEqual(['HEAD /200', 'HEAD /200/other'])
    expect(site.requests.map(({ headers }) => headers['user-agent'])).toEqual(['Test', 'Test'])
  })

  it('is requested with GET where HEAD fails', async () => {
    const site = await startSite(({ method, url }, response) => {
      if (url === '/reset' && method === 'HEAD') response.destroy()
      else response.writeHead(method === 'HEAD' ? Number(url?.slice(1)) : 200).end('page')
    })
    const verdicts = await check(['/405', '/404', '/reset'].map((path) => at(site, path)))
    expect([...verdicts.values()]).toEqual([{ is: 'fine' }, { is: 'fine' }, { is: 'fine' }])
    expect(site.asked).toHaveLength(6)
  })

  it('is followed through redirects', async () => {
    const site = await startSite(({ url }, response) => {
      const next: Record<string, string> = { '/old': '/new', '/gone': '/404', '/round': '/round' }
      if (url === '/mail') response.writeHead(302, { location: 'mailto:a@example.org' })
      else if (url && next[url]) response.writeHead(301, { location: next[url] })
      else response.writeHead(url === '/404' ? 404 : 200)
      response.end()
    })
    const verdicts = await check(['/old', '/gone', '/round', '/mail'].map((path) => at(site, path)))
    expect([...verdicts.values()].map(({ is }) => is)).toEqual([
      'fine',
      'broken',
      'unknown',
      'unknown',
    ])
    expect(site.asked.filter((line) => line === 'HEAD /round')).toHaveLength(6)
  })

  it('is requested without password and cookies', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(302, { location: '/next', 'set-cookie': 'a=b' }).end()
    })
    await check([`http://user:secret@127.0.0.1:${site.port}/`])
    for (const { headers } of site.requests) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('cookie')
    }
  })

  it('may have a host name', async () => {
    const site = await startSite(byNumber)
    expect([...(await check([at(site, '/200', 'localhost')])).values()]).toEqual([{ is: 'fine' }])
  })

  it('is unknown when no site responds at all', async () => {
    const site = await startSite(byNumber)
    await site.close()
    const [verdict] = (await check([at(site, '/')])).values()
    expect(verdict).toEqual({ is: 'unknown', why: 'no site answered at all' })
  })
})

describe('politeness', () => {
  it('sends a host one request at a time', async () => {
    let [now, most] = [0, 0]
    const site = await startSite((_, response) => {
      most = Math.max(most, (now += 1))
      setTimeout(() => {
        now -= 1
        response.end()
      }, 5)
    })
    await check(Array.from({ length: 10 }, (_, i) => at(site, `/${i}`)))
    expect(site.asked).toHaveLength(10)
    expect(most).toBe(1)
  })

  it('sends requests to several hosts at a time, and to no more than it may', async () => {
    const held: (() => void)[] = []
    let most = 0
    const site = await startSite((_, response) => {
      held.push(() => response.end())
      most = Math.max(most, held.length)
      // Without three parallel requests, this never ends.
      if (held.length === 3) for (const answer of held.splice(0)) answer()
    })
    const hosts = Array.from({ length: 6 }, (_, i) => at(site, '/', `127.0.0.${i + 1}`))
    const verdicts = await check(hosts, { concurrency: 3 })
    expect([...verdicts.values()].every(({ is }) => is === 'fine')).toBe(true)
    expect(most).toBe(3)
  })

  it('waits as long as a server asks, and tries again once', async () => {
    const site = await startSite(({ method }, response) => {
      if (method === 'HEAD') response.writeHead(429, { 'retry-after': '0' })
      response.end()
    })
    expect([...(await check([at(site, '/a')])).values()]).toEqual([{ is: 'fine' }])
    expect(site.asked).toEqual(['HEAD /a', 'GET /a'])
  })

  it('sends no more requests to a site that asks for too long a wait', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(503, { 'retry-after': '86400' }).end()
    })
    const verdicts = await check(['/a', '/b', '/c'].map((path) => at(site, path)))
    expect([...verdicts.values()].map(({ is }) => is)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(site.asked).toEqual(['HEAD /a'])
  })

  it('sends no more requests to a site after two without a response', async () => {
    const requests: string[] = []
    const send: Send = ({ method, url }) => {
      const { hostname, pathname } = new URL(url)
      requests.push(`${method} ${hostname}${pathname}`)
      return hostname === 'slow.example.org'
        ? Promise.reject(new DOMException('Too late.', 'TimeoutError'))
        : Promise.resolve(new Response())
    }
    const urls = ['/a', '/b', '/c', '/d'].map((path) => `http://slow.example.org${path}`)
    const verdicts = await check([...urls, 'http://fast.example.org/'], { send })
    expect(urls.map((url) => verdicts.get(url))).toEqual(
      Array(4).fill({ is: 'unknown', why: 'it did not answer in time' }),
    )
    expect(requests.toSorted()).toEqual([
      'HEAD fast.example.org/',
      'HEAD slow.example.org/a',
      'HEAD slow.example.org/b',
    ])
  })

  it('does not wait longer than its time limit', async () => {
    const site = await startSite(() => undefined)
    const [verdict] = (await check([at(site, '/')], { timeout: 50 })).values()
    expect(verdict).toMatchObject({ is: 'unknown' })
  })
})

describe('addresses that are not public', () => {
  it('are not connected to, by number or by name', async () => {
    const site = await startSite(byNumber)
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0']
    // Ports are not checked here, so that it is the address that is refused.
    const settings = { mayConnect: (address: string) => isPublicAddress(address) }
    const verdicts = await check(
      hosts.map((host) => at(site, '/', host)),
      settings,
    )
    for (const { is } of verdicts.values()) expect(is).toBe('unknown')
    expect(site.asked).toEqual([])
  })

  it('are not connected to by default', async () => {
    const site = await startSite(byNumber)
    await checkLinks([at(site, '/')], { userAgent: 'Test', delay: 0 })
    expect(site.asked).toEqual([])
  })

  it('are not connected to after a redirect', async () => {
    const inside = await startSite(byNumber)
    const outside = await startSite((_, response) => {
      response.writeHead(302, { location: at(inside, '/secret', '127.0.0.2') }).end()
    })
    const mayConnect = (address: string) => address === '127.0.0.1'
    const [verdict] = (await check([at(outside, '/')], { mayConnect })).values()
    expect(verdict).toEqual({
      is: 'unknown',
      why: 'it is not a public address, so it was not checked',
    })
    expect(inside.asked).toEqual([])
  })
})

test.each([
  ['ENOTFOUND', 'broken'],
  ['ECONNREFUSED', 'broken'],
  ['CERT_HAS_EXPIRED', 'broken'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'broken'],
  ['EAI_AGAIN', 'unknown'],
  ['ETIMEDOUT', 'unknown'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown'],
])('a link that fails with %s is %s', (failure, is) => {
  expect(verdictOnFailure(failure)).toMatchObject({ is, why: expect.stringMatching(/^[a-z]/) })
})

test('a broken link is reported as broken-link wherever it is used', async () => {
  const site = await startSite(byNumber)
  const [gone, there] = [at(site, '/404'), at(site, '/200')]
  const context = contextOf({
    'organizations/acorn-trust.yaml': { name: 'Acorn', description: 'A charity.', website: gone },
    'services/supper.yaml': {
      name: 'Supper',
      status: 'active',
      organization: 'acorn-trust',
      url: there,
      contacts: [{ name: 'Kitchen' }],
      schedules: [{ freq: 'WEEKLY', byday: 'TU', schedule_link: gone }],
    },
  })
  const brokenLinks = reasonsOfBroken(await check([gone, there]))
  const found = [...advise({ ...context, brokenLinks })].filter(
    ({ code }) => code === 'broken-link',
  )
  expect(found.map(({ code, place }) => [code, place.file, place.path.join('.')])).toEqual([
    ['broken-link', 'services/supper.yaml', 'schedules.0.schedule_link'],
    ['broken-link', 'organizations/acorn-trust.yaml', 'website'],
  ])
  expect(found[0]?.message).toMatch(
    /^The link `http:.*` is broken: the page is not there \(404\)\.$/,
  )
})
