import { request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSite } from '../../../src/generator/pipeline.ts'
import { startServer } from '../../../src/hosts/node/node-server.ts'
import { type ServiceOptions, startService } from '../../../src/hosts/node/serve.ts'
import { type Built, buildContent, writeContent } from '../../api/homes.ts'
import { type FakeGitHub, startFakeGitHub } from '../../forms/server/github/fake-github.ts'

const HOST = 'feed.example.org'
const CLUB = 'content/services/club.yaml'
const TEXT = 'name: Club\nstatus: active\norganization: trust\n'
const files = (title: string) => ({
  'directory.yaml': {
    title,
    base_url: `https://${HOST}`,
    pages: { proposals: 'town/directory' },
  },
  'organizations/trust.yaml': { name: 'Trust', description: 'It runs clubs.' },
})

let built: Built
let github: FakeGitHub
let start: string
beforeAll(async () => {
  built = await buildContent(files('Small'))
  github = await startFakeGitHub({ [CLUB]: TEXT })
  start = github.git.commitOf('main')!
})
beforeEach(() => {
  for (const { head } of github.pulls.splice(0)) github.git.setBranch(head, undefined)
  github.git.setBranch('main', start)
})
afterAll(async () => {
  await github?.close()
  await built?.remove()
})

interface Reply {
  readonly status: number
  readonly body: string
}

async function serving<T>(
  options: Partial<ServiceOptions>,
  use: (ask: (path: string, init?: Init) => Promise<Reply>) => Promise<T>,
): Promise<T> {
  const server = await startService({ out: built.out, port: 0, read: () => undefined, ...options })
  try {
    return await use((path, init) => ask(server.origin, path, init))
  } finally {
    await server.close()
  }
}

interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** As a proxy asks: with the host that the client has named. */
const ask = (origin: string, path: string, { method = 'GET', headers, body }: Init = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const sent = httpRequest(
      origin + path,
      { method, headers: { host: HOST, ...headers } },
      async (incoming) => {
        let text = ''
        for await (const chunk of incoming) text += String(chunk)
        resolve({ status: incoming.statusCode ?? 0, body: text })
      },
    )
    sent.on('error', reject).end(body)
  })

/** A suggestion, as the form sends it. */
const suggestion = (
  alert = 'I rang them.',
  headers: Readonly<Record<string, string>> = {},
): Init => ({
  method: 'POST',
  headers: { origin: `https://${HOST}`, 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    files: [{ path: CLUB, base: github.git.fileAt(CLUB)!.sha, text: `${TEXT}alert: ${alert}\n` }],
    why: '',
    website: '',
  }),
})

const read = (name: string) => (github.env as Readonly<Record<string, string>>)[name]

test('says that it is well, and which build it serves', async () => {
  await serving({}, async (ask) => {
    const { status, body } = await ask('/_/health')
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok', build: expect.any(String) }])
    expect(JSON.parse((await ask('/_/manifest.json')).body)).toMatchObject({
      build: JSON.parse(body).build,
    })
  })
})

describe('a suggestion', () => {
  test('becomes a pull request where the secrets are set', async () => {
    await serving({ read }, async (ask) => {
      expect(await ask('/find/propose', suggestion())).toMatchObject({ status: 201 })
    })
    expect(github.git.diff('main', github.pulls[0]!.head)).toContain('+alert: I rang them.')
  })

  test('is refused without secrets, as on any other path', async () => {
    await serving({}, async (ask) => {
      expect(await ask('/find/propose', suggestion())).toMatchObject({ status: 405 })
    })
    expect(github.pulls).toEqual([])
  })

  test('is refused from a page of another site, and when it is too large', async () => {
    await serving({ read }, async (ask) => {
      const other = suggestion('x', { origin: 'https://evil.example.com' })
      expect(await ask('/find/propose', other)).toMatchObject({ status: 403 })
      expect(await ask('/find/propose', suggestion('x'.repeat(4_000_000)))).toMatchObject({
        status: 413,
      })
    })
    expect(github.pulls).toEqual([])
  })

  test('is refused after five in three minutes, from the address that the proxy names last', async () => {
    const from = (header: string) => suggestion('x', { 'x-forwarded-for': header, origin: 'null' })
    const statuses = async (ask: (path: string, init: Init) => Promise<Reply>, all: string[]) => {
      const found: number[] = []
      for (const header of all) found.push((await ask('/find/propose', from(header))).status)
      return found
    }
    const claimed = [1, 2, 3, 4, 5, 6].map((i) => `198.51.100.${i}, 203.0.113.9`)
    await serving({ read, isBehindProxy: true }, async (ask) => {
      expect(await statuses(ask, claimed)).toEqual([403, 403, 403, 403, 403, 429])
      expect(await statuses(ask, ['203.0.113.10'])).toEqual([403])
    })
    // Without a proxy nobody may name an address of their own.
    const names = [1, 2, 3, 4, 5, 6].map((i) => `203.0.113.${i}`)
    await serving({ read }, async (ask) => {
      expect(await statuses(ask, names)).toEqual([403, 403, 403, 403, 403, 429])
    })
  })
})

test('takes up another build when that is there', async () => {
  const other = await writeContent(files('Other'))
  try {
    await serving({}, async (ask) => {
      const before = JSON.parse((await ask('/_/health')).body)
      await buildSite({ content: `${other.path}/content`, out: built.out, env: {} })
      await expect
        .poll(async () => JSON.parse((await ask('/_/health')).body).build, { timeout: 10_000 })
        .not.toBe(before.build)
      expect((await ask('/services')).status).toBe(200)
    })
  } finally {
    await other.remove()
  }
})

test('answers what it has begun to answer when it is stopped, and nothing new', async () => {
  const server = await startServer(
    async () => {
      await pause(300)
      return new Response('done')
    },
    { port: 0, grace: 5000 },
  )
  const begun = fetch(server.origin)
  await pause(100)
  const closed = server.close()
  await expect(fetch(server.origin)).rejects.toThrow()
  expect(await (await begun).text()).toBe('done')
  await closed
})
