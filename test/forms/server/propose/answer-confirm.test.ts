import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConfirm } from '../../../../src/forms/server/propose/answer-confirm.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'

const ORIGIN = 'https://data.town.example.org'
const CLUB = 'content/services/lunch-club.yaml'
const CHOIR = 'content/services/choir.yaml'
const TEXTS = {
  [CLUB]:
    'name: Lunch Club\nfees_description: £3\nstatus: active\nassured_date: 2026-10-01 # Rang Jo.\n',
  [CHOIR]: 'name: Choir\nphones: [0117 496 0123]\n',
  'content/locations/hall.yaml': 'name: Hall\n',
}
/** Services that people confirm at the same moment. */
const MANY = Array.from({ length: 14 }, (_, i) => `content/services/class-${i}.yaml`)
const BRANCH = 'suggest/confirm-2026-11'
/** Still Monday in London, and Tuesday in Kiribati. */
const NOW = new Date('2026-11-23T13:00:00Z')

let github: FakeGitHub
let start: string
vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeAll(async () => {
  const classes = MANY.map((path, i) => [path, `name: Class ${i}\n`])
  github = await startFakeGitHub({ ...TEXTS, ...Object.fromEntries(classes) })
  start = github.git.commitOf('main')!
})
afterAll(() => github.close())
afterEach(() => reset())

function reset(): void {
  const { git, faults, pulls, requests } = github
  for (const list of [faults, pulls, requests]) list.length = 0
  for (const month of ['11', '12'])
    if (git.commitOf(`suggest/confirm-2026-${month}`))
      git.setBranch(`suggest/confirm-2026-${month}`, undefined)
  git.setBranch('main', start)
}

const textOf = (path: string, at = 'main') => github.git.textOf(path, at)
const withDay = (text: string, day: string) =>
  /^assured_date/m.test(text)
    ? text.replace(/\d{4}-\d\d-\d\d/, day)
    : `${text}assured_date: ${day}\n`

/** What the form sends of a record as it is now. */
const confirmed = (path: string, day = '2026-11-23') => ({
  files: [{ path, base: github.git.fileAt(path)!.sha, text: withDay(textOf(path), day) }],
  changes: [] as string[],
  why: '',
  website: '',
})

interface Told {
  readonly status: number
  readonly number?: number
  readonly title?: string
  readonly detail?: string
}

async function answerTo(
  body: unknown,
  { now = NOW, timezone = 'Europe/London', method = 'POST', on = true } = {},
): Promise<Told> {
  const request = new Request(`${ORIGIN}/find/confirm`, {
    method,
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const response = (await createConfirm({
    origins: [ORIGIN],
    ...(on && { proposals: { repository: github.repository, refused: [] } }),
    app: {
      clientId: github.env.GITHUB_APP_CLIENT_ID!,
      privateKey: github.env.GITHUB_APP_PRIVATE_KEY!,
      api: github.origin,
    },
    timezone,
    now: () => now,
  })(request))!
  return { ...((await response.json()) as object), status: response.status }
}

const lines = () =>
  github.pulls
    .at(-1)!
    .body.split('\n')
    .filter((line) => line.startsWith('- '))
const commits = () =>
  github.git
    .commitsBetween('main', BRANCH)
    .map((commit) => github.git.readCommit(commit))
    .filter(({ parents }) => parents.length === 1)
    .map(({ message }) => message.split('\n')[0])

describe('confirmations', () => {
  it('of a month gather in one branch and one pull request, with a commit and a line each', async () => {
    expect(await answerTo(confirmed(CLUB))).toMatchObject({ status: 201, number: 1 })
    expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 201, number: 1 })
    expect(github.git.diff('main', BRANCH)).toEqual([
      `+++ b/${CHOIR}`,
      '+assured_date: 2026-11-23',
      `+++ b/${CLUB}`,
      '-assured_date: 2026-10-01 # Rang Jo.',
      '+assured_date: 2026-11-23 # Rang Jo.',
    ])
    expect(commits()).toEqual([
      'Confirm services/lunch-club: 2026-11-23',
      'Confirm services/choir: 2026-11-23',
    ])
    expect(lines()).toEqual([
      '- services/lunch-club: 2026-11-23, not signed',
      '- services/choir: 2026-11-23, not signed',
    ])
    expect(github.pulls).toMatchObject([
      { title: 'Still correct: 2026-11', head: BRANCH, labels: ['confirmation'], state: 'open' },
    ])
  })

  it('of one record on one day are one', async () => {
    await answerTo(confirmed(CLUB))
    const before = github.git.commitOf(BRANCH)
    expect(await answerTo(confirmed(CLUB))).toMatchObject({ status: 201, number: 1 })
    expect([github.git.commitOf(BRANCH), lines().length]).toEqual([before, 1])
  })

  it('of one record on two days of a month have one line, which says the later', async () => {
    await answerTo(confirmed(CLUB, '2026-11-20'), { now: new Date('2026-11-20T12:00:00Z') })
    await answerTo(confirmed(CLUB))
    expect(lines()).toEqual(['- services/lunch-club: 2026-11-23, not signed'])
    expect(textOf(CLUB, BRANCH)).toContain('assured_date: 2026-11-23')
  })

  it('of another month have another branch', async () => {
    await answerTo(confirmed(CLUB))
    const december = { now: new Date('2026-12-01T12:00:00Z') }
    expect(await answerTo(confirmed(CLUB, '2026-12-01'), december)).toMatchObject({ number: 2 })
    expect(github.git.commitOf('suggest/confirm-2026-12')).toBeDefined()
  })

  it.each(['merged', 'closed'] as const)(
    'begin again after their pull request was %s, although the branch is still there',
    async (how) => {
      await answerTo(confirmed(CLUB))
      github.settle(github.pulls[0]!, how)
      expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 201, number: 2 })
      expect(github.git.diff('main', BRANCH)).toEqual([
        `+++ b/${CHOIR}`,
        '+assured_date: 2026-11-23',
      ])
      expect(lines()).toEqual(['- services/choir: 2026-11-23, not signed'])
    },
  )

  it('are there once, whichever answer of GitHub was lost', async () => {
    for (const at of [/git\/refs$/, /PUT .*contents/, /POST .*\/pulls$/]) {
      reset()
      github.faults.push({ at, as: 'lost', times: 1 })
      expect(await answerTo(confirmed(CLUB)), String(at)).toMatchObject({ status: 503 })
      expect(await answerTo(confirmed(CLUB)), String(at)).toMatchObject({ status: 201, number: 1 })
    }
    github.faults.push({ at: /PATCH .*pulls/, as: 'broken', times: 1 })
    expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 503 })
    expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 201, number: 1 })
    expect([commits().length, lines().length, github.pulls.length]).toEqual([2, 2, 1])
  })

  it('that come at the same moment are all there', async () => {
    await answerTo(confirmed(CLUB))
    github.faults.push({ at: /PUT .*contents/, as: 409, times: 1 })
    expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 201, number: 1 })
    expect(commits()).toHaveLength(2)
  })
})

describe('many at the same moment', () => {
  const lineOf = (path: string) => `- ${path.slice(8, -5)}: 2026-11-23, not signed`
  const expectAtOnce = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => answerTo(confirmed(path))))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 201))
    expect(lines().toSorted()).toEqual(paths.map(lineOf).toSorted())
    expect(github.git.changes('main', BRANCH).map(({ path }) => path)).toEqual(paths.toSorted())
    expect(github.pulls.filter(({ state }) => state === 'open')).toHaveLength(1)
  }

  it('are all in one pull request, with a line each, the first among them', async () => {
    await expectAtOnce(MANY)
  })

  it('are all there when the branch of a closed pull request begins again', async () => {
    await answerTo(confirmed(CLUB))
    github.settle(github.pulls[0]!, 'closed')
    await expectAtOnce(MANY.slice(0, 5))
  })

  it('are all there when somebody begins the branch again after one of them', async () => {
    await answerTo(confirmed(CHOIR))
    github.settle(github.pulls[0]!, 'closed')
    const [first = '', second = ''] = MANY
    // Whoever has seen the old branch moves it after the first has written.
    github.faults.push({
      ...{ at: /POST .*\/pulls$/, as: 'run', times: 1 },
      run: () => github.git.setBranch(BRANCH, start),
    })
    expect(await answerTo(confirmed(first))).toMatchObject({ status: 201 })
    expect(await answerTo(confirmed(second))).toMatchObject({ status: 201 })
    expect(lines()).toEqual([lineOf(first), lineOf(second)])
    expect(textOf(first, BRANCH)).toContain('assured_date: 2026-11-23')
  })

  it('have their lines when a writer of older lines comes last', async () => {
    await answerTo(confirmed(CLUB))
    const { body } = github.pulls[0]!
    github.faults.push({
      ...{ at: /PATCH .*pulls/, as: 'run', times: 1 },
      // It has read before this one has written, and writes after it.
      run: () => setImmediate(() => (github.pulls[0]!.body = body)),
    })
    await answerTo(confirmed(CHOIR))
    expect(lines()).toHaveLength(2)
  })

  it('have their lines behind hundreds of others, whose lines stay', async () => {
    await answerTo(confirmed(CLUB))
    const tidy = (i: number) =>
      [
        ...[`commit refs/heads/${BRANCH}`, 'committer Fake <fake@example.org> 0 +0000', 'data 4'],
        ...['Tidy', ...(i === 0 ? [`from refs/heads/${BRANCH}^0`] : []), ''],
      ].join('\n')
    github.git.git(
      ['fast-import', '--quiet'],
      Array.from({ length: 210 }, (_, i) => tidy(i)).join(''),
    )
    github.pulls[0]!.body += '- services/older: 2026-11-02\n'
    await answerTo(confirmed(CHOIR))
    expect(lines()).toEqual([
      '- services/lunch-club: 2026-11-23, not signed',
      '- services/older: 2026-11-02',
      '- services/choir: 2026-11-23, not signed',
    ])
  })

  it('do not bring a line of a commit that says something else', async () => {
    await answerTo(confirmed(CLUB))
    const commit = github.git.commitOf(BRANCH)!
    const tree = github.git.treeOf(commit)
    const message = 'Confirm services/a: 2026-11-23 [here](https://x.example)'
    const other = github.git.writeCommit({ tree, parents: [commit], message })
    github.git.setBranch(BRANCH, other)
    await answerTo(confirmed(CHOIR))
    expect(lines()).toHaveLength(2)
  })
})

describe('a record that was changed', () => {
  const change = (path: string, from: string, to: string) =>
    github.git.commit('main', { [path]: textOf(path).replace(from, to) })

  it('after its text was read is not confirmed', async () => {
    const old = confirmed(CLUB)
    change(CLUB, '£3', '£4')
    expect(await answerTo(old)).toMatchObject({ status: 409 })
    expect(github.git.commitOf(BRANCH)).toBeUndefined()
  })

  it('after others were confirmed differs by its day alone', async () => {
    await answerTo(confirmed(CHOIR))
    change(CLUB, '£3', '£4')
    await answerTo(confirmed(CLUB))
    expect(github.git.diff('main', BRANCH).filter((line) => /^[+-]\w/.test(line))).toEqual([
      '+assured_date: 2026-11-23',
      '-assured_date: 2026-10-01 # Rang Jo.',
      '+assured_date: 2026-11-23 # Rang Jo.',
    ])
  })

  it('after it was confirmed, on the same line, is for a member to merge, and others can be confirmed', async () => {
    await answerTo(confirmed(CLUB))
    change(CLUB, '2026-10-01', '2026-11-22')
    expect(await answerTo(confirmed(CLUB))).toMatchObject({ status: 201, number: 1 })
    expect(await answerTo(confirmed(CHOIR))).toMatchObject({ status: 201, number: 1 })
    expect(textOf(CLUB, BRANCH)).toBe(withDay(TEXTS[CLUB], '2026-11-23'))
  })
})

describe('what is refused', () => {
  const other = (file: object) => ({
    ...confirmed(CLUB),
    files: [{ ...confirmed(CLUB).files[0], ...file }],
  })

  it.each<[string, () => unknown, number]>([
    [
      'another change',
      () => other({ text: withDay(TEXTS[CLUB], '2026-11-23').replace('£3', '£9') }),
      400,
    ],
    ['another change alone', () => other({ text: TEXTS[CLUB].replace('£3', '£9') }), 400],
    [
      'another comment',
      () => other({ text: TEXTS[CLUB].replace('10-01 # Rang Jo.', '11-23 # Hi') }),
      400,
    ],
    ['a second day', () => other({ text: `${TEXTS[CLUB]}assured_date: 2026-11-23\n` }), 400],
    [
      'a day within a field',
      () => other({ text: `${TEXTS[CLUB]}  assured_date: 2026-11-23\n` }),
      400,
    ],
    ['a missing day', () => other({ text: TEXTS[CLUB].replace(/assured.*\n/, '') }), 400],
    ['another value', () => other({ text: TEXTS[CLUB].replace(/2026.*\n/, '*today\n') }), 400],
    ...['\r', '\u2028', '\u2029', '\u0085'].map((mark): [string, () => unknown, number] => [
      `a number behind ${JSON.stringify(mark)}`,
      () =>
        other({
          text: withDay(TEXTS[CLUB], '2026-11-23').replace('Jo.', `Jo.${mark}07700 900456`),
        }),
      400,
    ]),
    ['yesterday', () => confirmed(CLUB, '2026-11-22'), 422],
    ['tomorrow', () => confirmed(CLUB, '2026-11-24'), 422],
    ['what it says already', () => other({ text: TEXTS[CLUB] }), 422],
    ['a place', () => confirmed('content/locations/hall.yaml'), 400],
    ['a new record', () => other({ base: undefined }), 400],
    [
      'two records',
      () => ({ ...confirmed(CLUB), files: [...confirmed(CLUB).files, ...confirmed(CHOIR).files] }),
      400,
    ],
    ['a filled honeypot', () => ({ ...confirmed(CLUB), website: 'x' }), 400],
  ])('%s', async (_, body, status) => {
    expect(await answerTo(body())).toMatchObject({ status })
    expect([github.git.commitOf(BRANCH), github.pulls]).toEqual([undefined, []])
  })

  it('a day that is not yet or no longer here, with the day that it is', async () => {
    const far = { timezone: 'Pacific/Kiritimati' }
    expect(await answerTo(confirmed(CLUB), far)).toMatchObject({
      status: 422,
      detail: expect.stringContaining('Today is 2026-11-24 here.') as string,
    })
    expect(await answerTo(confirmed(CLUB, '2026-11-24'), far)).toMatchObject({ status: 201 })
  })

  it('every other method, and everything while it is off', async () => {
    expect(await answerTo(confirmed(CLUB), { method: 'PUT' })).toMatchObject({ status: 405 })
    expect(await answerTo(confirmed(CLUB), { on: false })).toMatchObject({ status: 405 })
    expect(github.requests).toEqual([])
  })
})
