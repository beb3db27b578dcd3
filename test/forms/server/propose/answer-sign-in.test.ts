import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSignIn } from '../../../../src/forms/server/propose/answer-sign-in.ts'
import { CLIENT_ID, type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'

const ORIGIN = 'https://data.town.example.org'
let github: FakeGitHub
let answer: ReturnType<typeof createSignIn>
beforeAll(async () => {
  github = await startFakeGitHub({ 'content/directory.yaml': 'title: Town\n' })
  const clientSecret = github.env.GITHUB_APP_CLIENT_SECRET!
  const app = { clientId: CLIENT_ID, clientSecret, github: github.origin }
  answer = createSignIn({ origins: [ORIGIN], app })
})
afterAll(() => github.close())
afterEach(() => {
  vi.restoreAllMocks()
  github.tokensEnd = true
  github.faults.length = 0
})

/** What a browser has after GitHub has led it back. */
function comeBack() {
  const verifier = randomBytes(32).toString('base64url')
  const back = github.agree(
    new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: `${ORIGIN}/find/signed-in`,
      state: 'x',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  )
  return { code: new URL(back).searchParams.get('code')!, verifier }
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  answer(
    new Request(`${ORIGIN}/find/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  ).then((response) => response!)

it('gives the page that has asked a token with its end, and nothing else', async () => {
  const response = await post(comeBack())
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    token: expect.stringMatching(/^ghu_/),
    expires_in: 28800,
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([])
})

it('takes a code once, and only with the verifier of the browser that asked', async () => {
  const returned = comeBack()
  expect((await post(returned)).status).toBe(200)
  expect((await post(returned)).status).toBe(400)
  const stolen = { ...comeBack(), verifier: randomBytes(32).toString('base64url') }
  expect((await post(stolen)).status).toBe(400)
})

it.each([
  ['another site', { origin: 'https://town.example.org' }, 403],
  ['no origin', { origin: '' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('refuses %s without asking GitHub', async (_, headers, status) => {
  const before = github.requests.length
  const response = await post(comeBack(), headers)
  expect(response.status).toBe(status)
  expect(github.requests).toHaveLength(before)
})

it.each(['', 'null', '[]', '{"code":1}', '{"code":"a b","verifier":"short"}'])(
  'refuses %j without asking GitHub',
  async (body) => {
    const before = github.requests.length
    expect((await post(body)).status).toBe(400)
    expect(github.requests).toHaveLength(before)
  },
)

it('refuses a body that is too long', async () => {
  expect((await post({ ...comeBack(), more: 'x'.repeat(2000) })).status).toBe(413)
})

describe('logs for the publisher what is wrong with the App, and says nothing of it', () => {
  const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  it('when its tokens have no end', async () => {
    github.tokensEnd = false
    const log = logged()
    const response = await post(comeBack())
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('ghu_')
    expect(log.mock.calls.join()).toContain('a token without an end')
    expect(log.mock.calls.join()).not.toContain('ghu_')
  })

  it('when its secret is wrong', async () => {
    const log = logged()
    const app = { clientId: CLIENT_ID, clientSecret: 'wrong', github: github.origin }
    const wrong = createSignIn({ origins: [ORIGIN], app })
    const request = new Request(`${ORIGIN}/find/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(comeBack()),
    })
    expect((await wrong(request))!.status).toBe(503)
    expect(log.mock.calls.join()).toContain('refused')
  })

  it('when GitHub is silent', async () => {
    logged()
    github.faults.push({ at: /access_token/, as: 'broken', times: 1 })
    expect((await post(comeBack())).status).toBe(503)
  })
})

it('allows POST alone, and is not there when it is not set up', async () => {
  const url = `${ORIGIN}/find/sign-in`
  const get = await answer(new Request(url))
  expect(get!.status).toBe(405)
  expect(get!.headers.get('allow')).toBe('POST')
  const off = createSignIn({ origins: [ORIGIN] })
  expect(await off(new Request(url))).toBeUndefined()
  expect((await off(new Request(url, { method: 'POST' })))!.status).toBe(405)
})
