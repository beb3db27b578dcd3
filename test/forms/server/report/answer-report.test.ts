import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FORGET, createReport } from '../../../../src/forms/server/report/answer-report.ts'
import { type Report, MAX_REPORT } from '../../../../src/forms/server/report/report.ts'
import { noteOf, readNote } from '../../../../src/forms/server/report/report-pull.ts'
import { PROJECT } from '../../../../src/package/compile.ts'
import { REPORT } from '../../../../src/pages/address.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'

const ORIGIN = 'https://data.town.example.org'
const CLUB = 'content/services/lunch-club.yaml'
const MARKER = 'Zebrafish-4417'
const BRANCH = 'suggest/report/wrong/services/lunch-club'
const NOW = Date.parse('2026-11-27T12:00:00Z')
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString()

let records: FakeGitHub
let store: FakeGitHub
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeAll(async () => {
  records = await startFakeGitHub({
    [CLUB]: 'name: Lunch Club\n',
    'content/organizations/trust.yaml': 'name: Trust\n',
  })
  store = await startFakeGitHub(
    { 'README.md': 'Suggestions\n' },
    { repository: 'town/suggestions', beside: records },
  )
})
afterAll(() => Promise.all([records.close(), store.close()]))
afterEach(() => {
  for (const github of [records, store]) {
    github.faults.length = github.requests.length = github.pulls.length = 0
    for (const branch of github.git.branches())
      if (branch !== 'main') github.git.setBranch(branch, undefined)
  }
  store.isPrivate = true
  logged.mockClear()
})

const wrong: Report = { page: 'services/lunch-club', tick: 'wrong', text: '', reply: '' }
const written: Report = {
  ...wrong,
  text: `It is at two.\n${MARKER} @town fixes #1 <img src=x> [a](https://x.example)`,
  reply: `${MARKER}@b.example`,
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  /** Where reports go, or that nothing is set up. */
  readonly to?: 'public' | 'store' | 'nowhere'
}

const report = (
  body: unknown,
  { headers = {}, method = 'POST', to = 'store' }: Sending = {},
): Promise<Response | undefined> =>
  createReport(
    {
      origins: [ORIGIN],
      ...(to !== 'nowhere' && {
        proposals: {
          ...{ repository: records.repository, refused: [] },
          ...(to === 'store' && { sent_to: store.repository }),
        },
        app: {
          clientId: records.env.GITHUB_APP_CLIENT_ID!,
          privateKey: records.env.GITHUB_APP_PRIVATE_KEY!,
          api: records.origin,
        },
      }),
    },
    () => NOW,
  )(
    new Request(`${ORIGIN}/find/report`, {
      method,
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && {
        body:
          typeof body === 'string' ? body : JSON.stringify({ website: '', ...(body as object) }),
      }),
    }),
  )

const answerTo = async (...asked: Parameters<typeof report>) => {
  const response = (await report(...asked))!
  return { status: response.status, ...((await response.json()) as { type?: string }) }
}

/** All that a repository has: texts, commits, branches, pull requests and comments. */
const everythingIn = ({ git, pulls }: FakeGitHub): string =>
  [
    JSON.stringify(pulls),
    ...git
      .branches()
      .flatMap((branch) => [
        branch,
        git.git(['log', '--format=%B', branch]),
        git.git(['grep', '-h', '', branch]),
      ]),
  ].join('\n')

describe('a report', () => {
  it('is a pull request that changes no record, with an empty commit and a label', async () => {
    const response = (await report(wrong, { to: 'public' }))!
    expect([response.status, await response.json()]).toEqual([201, { number: 1 }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(records.git.diff('main', BRANCH)).toEqual([])
    expect(records.git.commitsBetween('main', BRANCH)).toHaveLength(1)
    expect(records.pulls).toMatchObject([
      { head: BRANCH, base: 'main', state: 'open', labels: ['report'] },
    ])
    expect(records.pulls[0]!.title).toBe(
      'Report: services/lunch-club: a time, number or price is wrong',
    )
  })

  it('is there once for each record and tick, also at the same moment and after a lost answer', async () => {
    records.faults.push({ at: /POST .*\/pulls$/, as: 'lost', times: 1 })
    expect(await answerTo(wrong, { to: 'public' })).toMatchObject({ status: 503 })
    const both = await Promise.all([1, 2].map(() => answerTo(wrong, { to: 'public' })))
    expect(both).toMatchObject([{ number: 1 }, { number: 1 }])
    expect(await answerTo({ ...wrong, tick: 'closed' }, { to: 'public' })).toMatchObject({
      number: 2,
    })
    const page = 'organizations/trust'
    expect(await answerTo({ ...wrong, page }, { to: 'public' })).toMatchObject({ number: 3 })
  })

  it('comes again after it was answered, whether its branch has stayed or not', async () => {
    await report(wrong, { to: 'public' })
    records.settle(records.pulls[0]!, 'closed')
    records.git.commit('main', { 'content/other.md': 'x' })
    expect(await answerTo(wrong, { to: 'public' })).toMatchObject({ status: 201, number: 2 })
    expect(records.git.diff('main', BRANCH)).toEqual([])
    expect(records.pulls).toMatchObject([{ state: 'closed' }, { state: 'open' }])
    records.git.setBranch(BRANCH, undefined)
    records.settle(records.pulls[1]!, 'closed')
    expect(await answerTo(wrong, { to: 'public' })).toMatchObject({ status: 201, number: 3 })
  })

  it('goes no further than thirty open ones, apart from suggestions', async () => {
    const open = (head: string) =>
      records.pulls.push({
        ...{ number: records.pulls.length + 1, title: '', body: '', head, base: 'main' },
        ...{ state: 'open', labels: [] },
      })
    for (let i = 0; i < 30; i++) open(`suggest/${i.toString(16)}`)
    for (let i = 0; i < 29; i++) open(`suggest/report/closed/services/a-${i}`)
    expect(await answerTo(wrong, { to: 'public' })).toMatchObject({ status: 201, number: 60 })
    expect(await answerTo({ ...wrong, tick: 'other' }, { to: 'public' })).toMatchObject({
      status: 503,
      type: 'urn:open-service-directory:problem:too-many-suggestions',
    })
    // What is there already is sent again.
    expect(await answerTo(wrong, { to: 'public' })).toMatchObject({ status: 201, number: 60 })
  })
})

describe('what somebody has written', () => {
  it('is in a comment of the private repository, as text, and nowhere in the public one', async () => {
    expect(await answerTo(written)).toMatchObject({ status: 201, number: 1 })
    const [{ title = '', body = '', comments = [] } = {}] = store.pulls
    expect(comments).toHaveLength(1)
    const note = comments[0]!.body
    expect(readNote(note)).toEqual({ text: written.text, reply: written.reply })
    expect(note).not.toMatch(/#1|@town|@b|(?<!\\)<img|(?<!\\)\]\(/)
    const rendered = new MarkdownIt({ html: true, linkify: true }).render(note)
    expect(rendered.match(/<(?!\/|p>|strong>|blockquote>)[^>]*>/g)).toBeNull()
    // A description and a commit cannot be deleted.
    expect(title + body + store.git.git(['log', '--all', '--format=%B%D'])).not.toContain(MARKER)
    expect(everythingIn(records)).not.toContain(MARKER)
    expect(records.requests.map(({ line }) => line).join()).not.toContain(MARKER)
    expect(store.requests.map(({ line }) => line).join()).not.toContain(MARKER)
    expect(logged).not.toHaveBeenCalled()
  })

  it('is there once when it is sent twice, and beside what others have written', async () => {
    await report(written)
    await report(written)
    await report({ ...written, text: 'It is at three.' })
    expect(store.pulls).toHaveLength(1)
    expect(store.pulls[0]!.comments!.map(({ body }) => readNote(body)!.text)).toEqual([
      written.text,
      'It is at three.',
    ])
  })

  it('is refused as soon as everybody could read it, and so are more than twenty', async () => {
    for (const to of ['public', 'store'] as const) {
      store.isPrivate = false
      expect(await answerTo(written, { to })).toMatchObject({
        status: 422,
        type: 'urn:open-service-directory:problem:not-private',
      })
      expect(await answerTo({ ...written, text: '' }, { to })).toMatchObject({ status: 422 })
    }
    for (const github of [records, store])
      expect([github.pulls, everythingIn(github).includes(MARKER)]).toEqual([[], false])
    store.isPrivate = true
    for (let i = 0; i < 20; i++) await report({ ...written, text: `${i}` })
    expect(await answerTo(written)).toMatchObject({ status: 503 })
    expect(store.pulls[0]!.comments).toHaveLength(20)
  })

  it.each([
    ['GitHub does not answer', { at: /POST .*\/comments$/, as: 'lost' }],
    ['GitHub refuses it', { at: /POST .*\/comments$/, as: 403 }],
    ['GitHub has had too many requests', { at: /POST .*\/pulls$/, as: 'limit' }],
  ] as const)('is in no log and in no answer when %s', async (_, fault) => {
    store.faults.push({ ...fault, times: 1 })
    const response = (await report(written))!
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain(MARKER)
    expect(JSON.stringify(logged.mock.calls)).not.toContain(MARKER)
    // It arrives when it is sent again, once.
    await report(written)
    expect(store.pulls.map(({ comments }) => comments?.length)).toEqual([1])
  })

  it('is deleted 90 days after the answer, with the comments that may quote it, and not before', async () => {
    const old = async (tick: Report['tick'], { written: days = 200, closed = -1 }) => {
      await report({ ...written, tick })
      const pull = store.pulls.at(-1)!
      pull.comments!.push({ id: 900 + days + closed, author: 'jo', body: MARKER, created_at: '' })
      for (const comment of pull.comments!) comment.created_at = daysAgo(days)
      if (closed < 0) return
      store.settle(pull, 'closed')
      pull.closed = daysAgo(closed)
    }
    await old('wrong', { closed: 91 })
    await old('closed', { closed: 89 })
    await old('other', {})
    // A pull request of somebody else has the same words in a comment.
    store.git.commit('tidy-up', { 'a.md': 'a' })
    const note = store.pulls[1]!.comments!.map((one) => ({ ...one, id: one.id + 5000 }))
    store.pulls.push({
      ...{ number: 4, title: '', body: '', head: 'tidy-up', base: 'main', state: 'closed' },
      ...{ labels: [], comments: note, closed: daysAgo(100) },
    })
    await report({ ...wrong, page: 'organizations/trust' })
    expect(store.pulls.map(({ comments }) => comments?.length ?? 0)).toEqual([0, 2, 2, 2, 0])
  })
})

describe('every morning', () => {
  const NOTE = noteOf(written)
  const forget = () => report(FORGET)
  const add = (head: string, { written: days = 200, closed = -1, body = NOTE }) => {
    const number = store.pulls.length + 1
    store.git.setBranch(head, store.git.commitOf('main'))
    store.git.commit(head, { 'a.md': head })
    store.pulls.push({
      ...{ number, head, title: '', body: '', base: 'main', labels: [] },
      ...(closed < 0
        ? { state: 'open' as const }
        : { state: 'closed' as const, closed: daysAgo(closed) }),
      comments: [
        { id: number * 10, author: 'app', body, created_at: daysAgo(days) },
        { id: number * 10 + 1, author: 'jo', body: `> ${MARKER}`, created_at: daysAgo(days) },
      ],
    })
  }
  const left = () => store.pulls.map(({ comments }) => comments!.length)

  it('deletes what was written in suggestions and reports 90 days after the answer, and nothing else', async () => {
    add('suggest/0123456789ab', { closed: 91 })
    add('suggest/0123456789ac', { closed: 89 })
    add('suggest/0123456789ad', {})
    add('suggest/report/wrong/services/lunch-club', { closed: 120 })
    // Of members, and without words of the public.
    add('change/0123456789ab', { closed: 120 })
    add('suggest/0123456789ae', { closed: 120, body: 'Looking into it.' })
    const response = (await forget())!
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(left()).toEqual([0, 2, 2, 0, 2, 2])
    expect(store.pulls.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(records.requests.filter(({ line }) => line.startsWith('DELETE'))).toEqual([])
  })

  it('goes on the next time where it was cut off, and is done twice without harm', async () => {
    add('suggest/0123456789ab', { closed: 91 })
    store.faults.push({ at: /DELETE .*comments/, as: 'broken', times: 9 })
    expect((await forget())!.status).toBe(503)
    store.faults.length = 0
    await forget()
    expect(left()).toEqual([0])
    expect((await forget())!.status).toBe(200)
  })

  it('goes on after the same words in an issue, which is no pull request', async () => {
    add('suggest/0123456789ab', { closed: 91 })
    add('suggest/0123456789ac', { closed: 91 })
    store.faults.push({ at: /GET .*\/pulls\/1$/, as: 404, times: 1 })
    expect((await forget())!.status).toBe(200)
    expect(left()).toEqual([2, 0])
  })

  it('says no more than that to other pages, methods and hosts, and where nothing is set up', async () => {
    add('suggest/0123456789ab', { closed: 91 })
    const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
    expect((await report(FORGET, elsewhere))!.status).toBe(403)
    expect((await report(FORGET, { method: 'GET' }))!.status).toBe(405)
    expect((await report(FORGET, { to: 'nowhere' }))?.status).toBe(405)
    expect((await report('{"forget":"all"}'))!.status).toBe(400)
    expect(left()).toEqual([2])
  })

  it('is asked for by the workflow that runs then, on the address of the site', () => {
    const workflow = readFileSync(join(PROJECT, '.github/workflows/due.yml'), 'utf8')
    expect(workflow).toContain(`--data '${FORGET}' "$SITE${REPORT}"`)
    expect(workflow).toMatch(/cron: '\d+ \d+ \* \* \*'/)
  })
})

describe('what is refused', () => {
  it.each<[string, unknown]>([
    ['no JSON', 'page=services/lunch-club'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a field that it does not have', { ...wrong, files: [] }],
    ['a filled honeypot', { ...wrong, website: 'https://x.example' }],
    ['no honeypot', JSON.stringify(wrong)],
    ['no tick', { ...wrong, tick: '' }],
    ['another tick', { ...wrong, tick: 'closed/services' }],
    ['a tick of every object', { ...wrong, tick: 'constructor' }],
    ['a list of ticks', { ...wrong, tick: ['closed'] }],
    ['no page', { ...wrong, page: undefined }],
    ['another folder', { ...wrong, page: 'locations/hall' }],
    ['a path that leads elsewhere', { ...wrong, page: 'services/../../README' }],
    ['an encoded path', { ...wrong, page: 'services/%2e%2e' }],
    ['a page with a line end', { ...wrong, page: 'services/a\n' }],
    ['a page with a question', { ...wrong, page: 'services/a?ref=x' }],
    ['a name of git', { ...wrong, page: 'services/a.lock' }],
    ['a deeper page', { ...wrong, page: 'services/a/b' }],
    ['a text that is none', { ...wrong, text: { toString: 'x' } }],
    ['a long text', { ...wrong, text: 'a'.repeat(1001) }],
    ['a long way to reply', { ...wrong, reply: 'a'.repeat(101) }],
    ['control characters', { ...wrong, text: 'a\u0000' }],
    ['half a character', { ...wrong, text: '\ud800' }],
    ['no text', { ...wrong, text: undefined }],
  ])('%s, before GitHub is asked', async (_, body) => {
    expect(await answerTo(body)).toMatchObject({ status: 400 })
    expect([...records.requests, ...store.requests]).toEqual([])
  })

  it('a request that is longer than any report', async () => {
    const long = JSON.stringify({ ...wrong, website: '', text: 'a'.repeat(MAX_REPORT) })
    expect(await answerTo(long)).toMatchObject({ status: 413 })
    const most = { ...written, text: '\u00e9\n'.repeat(500), reply: '\u20ac'.repeat(100) }
    expect(await answerTo(most)).toMatchObject({ status: 201 })
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that begins alike', { origin: `${ORIGIN}.evil.example` }, 403],
    ['no origin', { origin: '' }, 403],
    ['an origin that is not to be known', { origin: 'null' }, 403],
    ['a form of another site', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s', async (_, headers, status) => {
    expect(await answerTo(written, { headers })).toMatchObject({ status })
    expect([...records.requests, ...store.requests]).toEqual([])
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('%s', async (method) => {
    const response = (await report(undefined, { method }))!
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('everything while it is off', async () => {
    expect((await report(wrong, { to: 'nowhere' }))!.status).toBe(405)
    expect(await report(undefined, { to: 'nowhere', method: 'GET' })).toBeUndefined()
  })

  it('a record that is not there, before anything is written', async () => {
    expect(await answerTo({ ...written, page: 'services/gone' })).toMatchObject({
      status: 422,
      type: 'urn:open-service-directory:problem:not-there',
    })
    expect(store.pulls).toEqual([])
  })

  it('the rights to anything but one repository', async () => {
    await report(written)
    expect(records.tokens.at(-1)).toEqual({
      repositories: ['directory'],
      permissions: { contents: 'read', metadata: 'read' },
    })
    expect(store.tokens.at(-1)).toEqual({
      repositories: ['suggestions'],
      permissions: { contents: 'write', pull_requests: 'write', metadata: 'read' },
    })
  })
})
