import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPropose } from '../../../../src/forms/server/propose/answer-propose.ts'
import { MAX_BODY } from '../../../../src/forms/server/propose/suggestion.ts'
import { type FakeGitHub, type Fault, startFakeGitHub } from '../github/fake-github.ts'

const ORIGIN = 'https://data.town.example.org'
const CLUB = 'content/services/lunch-club.yaml'
const HALL = 'content/locations/hall.yaml'
const TEXT = `id: 3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11
name: Lunch Club
private:
  note: Ring Jo first.
phones: [07700 900123]
fees_description: £3
`

let github: FakeGitHub
let start: string
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeAll(async () => {
  github = await startFakeGitHub({ [CLUB]: TEXT, 'netlify.toml': '[build]\n' })
  start = github.git.commitOf('main')!
})
afterAll(() => github.close())
afterEach(() => {
  github.faults.length = 0
  github.requests.length = 0
  github.pulls.length = 0
  for (const branch of branches()) github.git.setBranch(branch, undefined)
  github.git.setBranch('main', start)
  logged.mockClear()
})

const branches = () => github.git.branches().filter((name) => name.startsWith('suggest/'))

const shaOf = (path: string) => github.git.fileAt(path)!.sha
const cheaper = ({ price = '£2' } = {}) => ({
  files: [{ path: CLUB, base: shaOf(CLUB), text: TEXT.replace('£3', price) }],
  why: '',
  website: '',
})

const propose = (
  body: unknown,
  { headers = {}, method = 'POST', origins = [ORIGIN], on = true } = {},
) =>
  createPropose({
    origins,
    ...(on && {
      proposals: {
        repository: github.repository,
        refused: ['mobile', 'email', 'password', 'secret'],
      },
      app: {
        clientId: github.env.GITHUB_APP_CLIENT_ID!,
        privateKey: github.env.GITHUB_APP_PRIVATE_KEY!,
        api: github.origin,
      },
    }),
  })(
    new Request(`${ORIGIN}/find/propose`, {
      method,
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )

interface Told {
  readonly status: number
  readonly title?: string
  readonly detail?: string
}

const answerTo = async (...asked: Parameters<typeof propose>): Promise<Told> => {
  const response = (await propose(...asked))!
  return { ...((await response.json()) as object), status: response.status }
}

/** Opens pull requests of branches that begin with a name. */
function open(count: number, start: string, fork?: string): void {
  for (let left = count; left > 0; left--) {
    const number = github.pulls.length + 1
    github.pulls.push({
      ...{ number, title: '', body: '', head: `${start}${number}`, base: 'main' },
      ...{ state: 'open', labels: [], ...(fork && { fork }) },
    })
  }
}

/** Nothing of a suggestion is in the repository. */
const expectNothing = () => {
  expect(branches()).toEqual([])
  expect(github.pulls).toEqual([])
  expect(github.git.commitOf('main')).toBe(start)
}

describe('a suggestion', () => {
  it('becomes one commit on a branch of its own and one pull request with a label', async () => {
    const response = (await propose(cheaper()))!
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toEqual({ number: 1 })
    const [branch = ''] = branches()
    expect(branch).toMatch(/^suggest\/[0-9a-f]{12}$/)
    expect(github.git.diff('main', branch)).toEqual([
      `+++ b/${CLUB}`,
      '-fees_description: £3',
      '+fees_description: £2',
    ])
    expect(github.git.fileAt(CLUB, branch)).toMatchObject({ mode: '100644' })
    expect(github.git.commitsBetween('main', branch)).toHaveLength(1)
    expect(github.pulls).toMatchObject([
      { head: branch, base: 'main', state: 'open', labels: ['suggestion'] },
    ])
    expect(github.pulls[0]!.title).toBe('Suggestion: services/lunch-club')
  })

  it('may add records in the same commit', async () => {
    const { files, ...others } = cheaper()
    const hall = { path: HALL, text: 'id: 9b4f6f0e-0b8e-4a5e-bc0e-3f0f6a3f9b11\nname: Hall\n' }
    expect(await answerTo({ files: [...files, hall], ...others })).toMatchObject({ status: 201 })
    expect(github.git.diff('main', branches()[0]!)).toContain('+name: Hall')
    expect(github.pulls[0]!.title).toBe('Suggestion: services/lunch-club, locations/hall')
  })

  it('opens no second pull request when it is sent twice, also after an answer was lost', async () => {
    github.faults.push({ at: /POST .*\/pulls$/, as: 'lost', times: 1 })
    expect(await answerTo(cheaper())).toMatchObject({
      status: 503,
      detail: 'Send it again: it arrives only once.',
    })
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
    expect([github.pulls.length, branches().length]).toEqual([1, 1])
  })

  it('gets its pull request when an earlier attempt ended at the branch', async () => {
    github.faults.push({ at: /POST .*\/pulls$/, as: 'broken', times: 1 })
    expect(await answerTo(cheaper())).toMatchObject({ status: 503 })
    expect([github.pulls.length, branches().length]).toEqual([0, 1])
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
  })

  it('gets its pull request when GitHub says that there is one', async () => {
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
    // As for a client that repeats a request whose answer was lost.
    github.faults.push({ at: /POST .*\/git\/refs$/, as: 422, times: 1 })
    github.faults.push({ at: /POST .*\/pulls$/, as: 422, times: 1 })
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
    expect(github.pulls).toHaveLength(1)
  })

  it('is there although its label is not', async () => {
    github.faults.push({ at: /labels$/, as: 403, times: 1 })
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 1 })
  })

  it('has none of the words of its sender where everybody reads', async () => {
    const marked = { ...cheaper(), changes: ['MARKER @town fixes #1'] }
    expect(await answerTo(marked)).toMatchObject({ status: 201 })
    for (const branch of branches()) github.git.setBranch(branch, undefined)
    github.pulls.length = 0
    github.requests.length = 0
    const comment = { ...cheaper().files[0], text: `${TEXT}# MARKER\n` }
    const refused: [object, string][] = [
      [{ ...marked, why: 'MARKER' }, 'not-private'],
      [{ ...marked, files: [comment] }, 'comment'],
      [
        { ...marked, files: [...marked.files, { path: HALL, text: 'name: H # MARKER\n' }] },
        'comment',
      ],
    ]
    for (const [body, kind] of refused) {
      const answer = await answerTo(body)
      expect(answer).toMatchObject({
        status: 422,
        type: `urn:open-service-directory:problem:${kind}`,
      })
      expect(JSON.stringify(answer)).not.toContain('MARKER')
      expectNothing()
    }
    await answerTo(marked)
    const said = [
      github.pulls,
      github.requests,
      logged.mock.calls,
      github.git.readCommit(branches()[0]!),
    ]
    expect(JSON.stringify(said)).not.toMatch(/MARKER|@town/)
    expect(github.git.textOf(CLUB, branches()[0]!)).not.toContain('MARKER')
  })
})

describe('what is refused', () => {
  const files = (file: object) => ({ ...cheaper(), files: [{ ...cheaper().files[0], ...file }] })
  it.each<[string, () => unknown]>([
    ['no JSON', () => 'files'],
    ['a list', () => []],
    ['a field that it does not have', () => ({ ...cheaper(), token: 'x' })],
    ['a filled honeypot', () => ({ ...cheaper(), website: 'https://x.example' })],
    ['no honeypot', () => ({ files: cheaper().files, why: '' })],
    ['no files', () => ({ ...cheaper(), files: [] })],
    [
      'six files',
      () => ({
        ...cheaper(),
        files: Array.from({ length: 6 }, (_, i) => ({
          path: `content/services/a-${i}.yaml`,
          text: 'name: A\n',
        })),
      }),
    ],
    ['a file twice', () => ({ ...cheaper(), files: [...cheaper().files, ...cheaper().files] })],
    ['a workflow', () => files({ path: '.github/workflows/check.yml' })],
    ['the settings', () => files({ path: 'content/directory.yaml' })],
    ['a taxonomy', () => files({ path: 'content/taxonomies/topics.yaml' })],
    ['a path that leads elsewhere', () => files({ path: 'content/services/../../netlify.yaml' })],
    ['another folder in other letters', () => files({ path: 'Content/services/a.yaml' })],
    ['capital letters', () => files({ path: 'content/services/A.yaml' })],
    ['letters beyond ASCII', () => files({ path: 'content/services/café.yaml' })],
    ['letters that look like others', () => files({ path: 'content/services/а.yaml' })],
    ['a wide stop', () => files({ path: 'content/services/a．yaml' })],
    ['an encoded slash', () => files({ path: 'content/services%2Fa.yaml' })],
    ['a backslash', () => files({ path: 'content\\services\\a.yaml' })],
    ['a path with a line end', () => files({ path: 'content/services/a.yaml\n' })],
    ['a path from the top', () => files({ path: '/content/services/a.yaml' })],
    ['a path that is a list', () => files({ path: ['content/services/a.yaml'] })],
    ['an encoded path', () => files({ path: 'content/services/%2e%2e.yaml' })],
    ['a folder', () => files({ path: 'content/services/a/b.yaml' })],
    ['another ending', () => files({ path: 'content/services/a.yml' })],
    ['a deletion', () => files({ text: null })],
    ['an empty text', () => files({ text: '' })],
    ['a long text', () => files({ text: 'é'.repeat(17_000) })],
    ['control characters', () => files({ text: 'name: A\u0000\n' })],
    ['a line end that others do not see', () => files({ text: 'name: A # \u2028draft: true\n' })],
    ['control characters beyond ASCII', () => files({ text: 'name: A\u009b\n' })],
    ['half a character', () => files({ text: 'name: \ud800\n' })],
    ['a base that is no name of git', () => files({ base: 'main' })],
    ['a long reason', () => ({ ...cheaper(), why: 'a'.repeat(201) })],
    ['marks that turn the direction', () => ({ ...cheaper(), why: 'a\u202eb' })],
    ['such marks in a text', () => files({ text: 'name: A\u2066\n' })],
  ])('%s, before GitHub is asked', async (_, body) => {
    expect(await answerTo(body())).toMatchObject({ status: 400 })
    expect(github.requests).toEqual([])
  })

  it('a request that is longer than any suggestion', async () => {
    expect(await answerTo(`{"why":"${'a'.repeat(MAX_BODY)}"}`)).toMatchObject({ status: 413 })
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a preview of the site', { origin: 'https://deploy-preview-1--town.netlify.app' }, 403],
    ['an origin that begins alike', { origin: `${ORIGIN}.evil.example` }, 403],
    ['no origin', { origin: '' }, 403],
    ['an origin that is not to be known', { origin: 'null' }, 403],
    ['a page without encryption', { origin: ORIGIN.replace('https', 'http') }, 403],
    ['another port', { origin: `${ORIGIN}:8443` }, 403],
    ['two origins', { origin: `${ORIGIN} ${ORIGIN}` }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['JSON in name only', { 'content-type': 'application/jsonp' }, 415],
  ])('%s', async (_, headers, status) => {
    const response = (await propose(cheaper(), { headers }))!
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(github.requests).toEqual([])
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('%s', async (method) => {
    const response = (await propose(undefined, { method }))!
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('everything while it is off', async () => {
    expect((await propose(cheaper(), { on: false }))!.status).toBe(405)
    expect((await propose(cheaper(), { origins: [] }))!.status).toBe(405)
    expect(await propose(undefined, { on: false, method: 'GET' })).toBeUndefined()
    expect(github.requests).toEqual([])
  })

  it.each([
    ['the id', (text: string) => text.replace('3f2a', '3f2b')],
    ['the id, in quotes', (text: string) => text.replace('id:', '"id":')],
    ['a draft', (text: string) => `${text}draft: true\n`],
    ['a confidential place', (text: string) => `${text}confidential: false\n`],
    ['a consent', (text: string) => `${text}public: [phones]\n`],
    ['what is private', (text: string) => text.replace('Jo', 'Al')],
    ['less that is private', (text: string) => text.replace(/private:\n.*\n/, '')],
  ])('a change of %s', async (_, change) => {
    const suggestion = files({ text: change(TEXT) })
    expect(await answerTo(suggestion)).toMatchObject({ status: 422 })
    expectNothing()
  })

  it.each([
    ['a mobile number', 'fees_description: Ring 07700 900456\n', 'a mobile number'],
    ['a personal address', 'email: jo.smith@gmail.com\n', 'an email address of a person'],
    ['a password', 'description: "Password: Hunter2!x"\n', 'a password or a door code'],
  ])('%s that is new', async (_, line, words) => {
    const answer = await answerTo(files({ text: TEXT + line }))
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.detail).toContain(words)
    expectNothing()
  })

  it('a mobile number in the name of a new record', async () => {
    const named = (slug: string) => ({
      ...cheaper(),
      files: [{ path: `content/services/${slug}.yaml`, text: 'name: Jo\n' }],
    })
    expect(await answerTo(named('jo-07700-900456'))).toMatchObject({ status: 422 })
    expectNothing()
    expect(await answerTo(named('jo-0117-496-0123'))).toMatchObject({ status: 201 })
  })

  it('a mobile number in the reason', async () => {
    expect(await answerTo({ ...cheaper(), why: 'Ring me: 07700 900456' })).toMatchObject({
      status: 422,
    })
    expectNothing()
  })

  it('what is based on an older version, or adds what is there, or changes what is gone', async () => {
    const old = cheaper()
    github.git.commit('main', { [CLUB]: TEXT.replace('£3', '£4') })
    expect(await answerTo(old)).toMatchObject({
      status: 409,
      type: 'urn:open-service-directory:problem:changed-meanwhile',
    })
    expect(await answerTo(files({ base: undefined }))).toMatchObject({ status: 409 })
    const [base, path] = [shaOf(CLUB), 'content/services/gone.yaml']
    expect(await answerTo(files({ base, path }))).toMatchObject({ status: 409 })
    expect([branches(), github.pulls]).toEqual([[], []])
  })

  it('what the record says already', async () => {
    expect(await answerTo(files({ text: TEXT }))).toMatchObject({ status: 422 })
    expectNothing()
  })

  it('one more than the editors can look through', async () => {
    open(30, 'suggest/')
    expect(await answerTo(cheaper())).toMatchObject({ status: 503 })
    expect(branches()).toEqual([])
    github.pulls[0]!.state = 'closed'
    expect(await answerTo(cheaper())).toMatchObject({ status: 201 })
    // What is there already is sent again.
    expect(await answerTo(cheaper())).toMatchObject({ status: 201, number: 31 })
  })

  it('one more than that before a hundred others, but not for what a fork calls so', async () => {
    open(29, 'suggest/')
    open(1, 'suggest/f', 'mallory/directory')
    open(110, 'tidy-up-')
    expect(await answerTo(cheaper())).toMatchObject({ status: 201 })
    expect(await answerTo(cheaper({ price: '£1' }))).toMatchObject({ status: 503 })
  })

  it('as many more as are sent at the same moment', async () => {
    open(27, 'suggest/')
    const prices = ['£10', '£11', '£12', '£13', '£14', '£15']
    const answers = await Promise.all(prices.map((price) => answerTo(cheaper({ price }))))
    const taken = prices.filter((_, i) => answers[i]!.status === 201)
    expect(taken).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(3)
    expect(github.pulls.filter(({ state }) => state === 'open')).toHaveLength(30)
    expect(branches()).toHaveLength(3)
    // Later there is room, and it is sent again.
    github.pulls[0]!.state = 'closed'
    const price = prices.find((one) => !taken.includes(one))!
    expect(await answerTo(cheaper({ price }))).toMatchObject({ status: 201 })
    expect(github.pulls.at(-1)).toMatchObject({ state: 'open' })
  })
})

describe('when GitHub', () => {
  it.each<[string, Omit<Fault, 'times'>, string]>([
    ['breaks the connection', { at: /git\/trees/, as: 'broken' }, 'may not have arrived'],
    ['loses an answer', { at: /git\/commits/, as: 'lost' }, 'may not have arrived'],
    ['fails', { at: /branches/, as: 502 }, 'may not have arrived'],
    ['has had too many requests', { at: /git\/refs/, as: 'limit' }, 'was not sent'],
    ['does not know the App', { at: /installation$/, as: 404 }, 'was not sent'],
    ['refuses the App', { at: /access_tokens/, as: 401 }, 'was not sent'],
    ['refuses the pull request', { at: /contents/, as: 403 }, 'was not sent'],
  ])('%s, the sender reads a sentence and nothing is there', async (_, fault, title) => {
    github.faults.push({ ...fault, times: 1 })
    const answer = await answerTo(cheaper())
    expect(answer.status).toBe(503)
    expect(answer.title).toContain(title)
    expectNothing()
    expect(logged).toHaveBeenCalledOnce()
    expect(String(logged.mock.calls[0])).not.toMatch(/ghs_|eyJ|BEGIN|lunch-club|£4/)
  })

  it('gets the request, only the two that need it show who the App is, and the sender sees no token', async () => {
    const answer = await answerTo(cheaper())
    expect(JSON.stringify(answer)).not.toMatch(/ghs_|eyJ/)
    const byApp = github.requests.filter(({ token }) => token?.startsWith('eyJ'))
    expect(byApp.map(({ line }) => line)).toEqual([
      'GET /repos/town/directory/installation',
      'POST /app/installations/4711/access_tokens',
    ])
    expect(github.tokens.at(-1)).toEqual({
      repositories: ['directory'],
      permissions: { contents: 'write', pull_requests: 'write', metadata: 'read' },
    })
  })
})
