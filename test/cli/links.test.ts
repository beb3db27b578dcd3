import { type IncomingMessage, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { reasonsOfBroken } from '../../src/cli/quality/check-links.ts'
import { type LinkOptions, checkLinks } from '../../src/links/check-links.ts'
import { isPublicAddress } from '../../src/http/public-address.ts'
import { verdictOnFailure } from '../../src/links/verdict.ts'
import { brokenLink } from '../../src/quality/rules/broken-link.ts'
import { advisedOf } from '../quality/base.ts'

interface Site {
  readonly port: number
  /** What was asked, such as `HEAD /a`. */
  readonly asked: readonly string[]
  readonly requests: readonly IncomingMessage[]
  close(): Promise<void>
}

const running: Site[] = []
afterEach(async () => {
  for (const site of running.splice(0)) await site.close()
})

/** A real server on every address of this machine's own. */
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

/** Answers with the number in the path: `/404`, `/200/anything`. */
const byNumber: RequestListener = ({ url = '' }, response) =>
  void response.writeHead(Number(url.split('/')[1]) || 200).end()

const check = (urls: readonly string[], settings: Partial<LinkOptions> = {}) =>
  checkLinks(urls, { userAgent: 'Test', delay: 0, mayConnect: () => true, ...settings })

const at = ({ port }: Site, path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`

describe('asking links', () => {
  it('takes a page that is there for fine, and one that is not for broken', async () => {
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

  it('asks an address once, whatever follows the #, and says who asks', async () => {
    const site = await startSite(byNumber)
    const urls = ['/200', '/200#a', '/200#b', '/200/other'].map((path) => at(site, path))
    const verdicts = await check(urls)
    expect([...verdicts.keys()]).toEqual(urls)
    expect(site.asked).toEqual(['HEAD /200', 'HEAD /200/other'])
    expect(site.requests.map(({ headers }) => headers['user-agent'])).toEqual(['Test', 'Test'])
  })

  it('asks again with GET where HEAD is not understood', async () => {
    const site = await startSite(({ method, url }, response) => {
      if (url === '/reset' && method === 'HEAD') response.destroy()
      else response.writeHead(method === 'HEAD' ? Number(url?.slice(1)) : 200).end('page')
    })
    const verdicts = await check(['/405', '/404', '/reset'].map((path) => at(site, path)))
    expect([...verdicts.values()]).toEqual([{ is: 'fine' }, { is: 'fine' }, { is: 'fine' }])
    expect(site.asked).toHaveLength(6)
  })

  it('follows redirects to their end', async () => {
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

  it('sends no password and no cookie', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(302, { location: '/next', 'set-cookie': 'a=b' }).end()
    })
    await check([`http://user:secret@127.0.0.1:${site.port}/`])
    for (const { headers } of site.requests) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('cookie')
    }
  })

  it('finds a site by its name', async () => {
    const site = await startSite(byNumber)
    expect([...(await check([at(site, '/200', 'localhost')])).values()]).toEqual([{ is: 'fine' }])
  })

  it('knows nothing when nobody at all answers', async () => {
    const site = await startSite(byNumber)
    await site.close()
    const [verdict] = (await check([at(site, '/')])).values()
    expect(verdict).toEqual({ is: 'unknown', why: 'no site answered at all' })
  })
})

describe('politeness', () => {
  it('asks a host one thing at a time', async () => {
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

  it('asks several hosts at once, and no more than it may', async () => {
    const held: (() => void)[] = []
    let most = 0
    const site = await startSite((_, response) => {
      held.push(() => response.end())
      most = Math.max(most, held.length)
      // Nobody is answered before three are waiting, so this would never end if they came one by one.
      if (held.length === 3) for (const answer of held.splice(0)) answer()
    })
    const hosts = Array.from({ length: 6 }, (_, i) => at(site, '/', `127.0.0.${i + 1}`))
    const verdicts = await check(hosts, { concurrency: 3 })
    expect([...verdicts.values()].every(({ is }) => is === 'fine')).toBe(true)
    expect(most).toBe(3)
  })

  it('waits as long as a server asks, and tries once more', async () => {
    const site = await startSite(({ method }, response) => {
      if (method === 'HEAD') response.writeHead(429, { 'retry-after': '0' })
      response.end()
    })
    expect([...(await check([at(site, '/a')])).values()]).toEqual([{ is: 'fine' }])
    expect(site.asked).toEqual(['HEAD /a', 'GET /a'])
  })

  it('leaves alone who asks for more time than it has', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(503, { 'retry-after': '86400' }).end()
    })
    const verdicts = await check(['/a', '/b', '/c'].map((path) => at(site, path)))
    expect([...verdicts.values()].map(({ is }) => is)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(site.asked).toEqual(['HEAD /a'])
  })

  it('does not wait for ever, nor ask a silent site again and again', async () => {
    const site = await startSite(() => undefined)
    const other = await startSite(byNumber)
    const urls = ['/a', '/b', '/c', '/d'].map((path) => at(site, path))
    const verdicts = await check([...urls, at(other, '/200', '127.0.0.2')], { timeout: 50 })
    expect(urls.map((url) => verdicts.get(url))).toEqual(
      Array(4).fill({ is: 'unknown', why: 'it did not answer in time' }),
    )
    expect(site.asked).toEqual(['HEAD /a', 'HEAD /b'])
  })
})

describe('addresses that are not public', () => {
  it('are not asked, by number or by name', async () => {
    const site = await startSite(byNumber)
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0']
    // A usual port, so that it is the address that forbids it.
    const settings = { mayConnect: (address: string) => isPublicAddress(address) }
    const verdicts = await check(
      hosts.map((host) => at(site, '/', host)),
      settings,
    )
    for (const { is } of verdicts.values()) expect(is).toBe('unknown')
    expect(site.asked).toEqual([])
  })

  it('are not asked unless somebody says so, and odd ports are not either', async () => {
    const site = await startSite(byNumber)
    await checkLinks([at(site, '/')], { userAgent: 'Test', delay: 0 })
    expect(site.asked).toEqual([])
  })

  it('are not asked when a public site leads there', async () => {
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

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('include %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.0.6.139', '2001:4860:4860::8888'])(
    'do not include %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

test.each([
  ['ENOTFOUND', 'broken'],
  ['ECONNREFUSED', 'broken'],
  ['CERT_HAS_EXPIRED', 'broken'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'broken'],
  ['EAI_AGAIN', 'unknown'],
  ['ETIMEDOUT', 'unknown'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown'],
])('no answer because of %s means that a link is %s', (failure, is) => {
  expect(verdictOnFailure(failure)).toMatchObject({ is, why: expect.stringMatching(/^[a-z]/) })
})

test('what is broken becomes broken-link, at every place where the link stands', async () => {
  const site = await startSite(byNumber)
  const [gone, there] = [at(site, '/404'), at(site, '/200')]
  const { services, organizations } = advisedOf({
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
  const broken = reasonsOfBroken(await check([gone, there]))
  const found = [...brokenLink([...organizations, ...services], broken)]
  expect(found.map(({ code, place }) => [code, place.file, place.path.join('.')])).toEqual([
    ['broken-link', 'organizations/acorn-trust.yaml', 'website'],
    ['broken-link', 'services/supper.yaml', 'schedules.0.schedule_link'],
  ])
  expect(found[0]?.message).toMatch(
    /^The link `http:.*` leads nowhere: the page is not there \(404\)\.$/,
  )
})
