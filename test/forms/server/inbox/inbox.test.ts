import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Repository,
  createGitHub,
  repositoryOf,
} from '../../../../src/forms/server/github/client.ts'
import { readCheck } from '../../../../src/forms/server/github/check-state.ts'
import { accept, askForPreview, decline } from '../../../../src/forms/server/inbox/decide.ts'
import { readContent } from '../../../../src/forms/server/inbox/read-content.ts'
import { readItems } from '../../../../src/forms/server/inbox/read-items.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'
import { memberToken } from '../github/member-token.ts'

const CLUB = 'content/services/lunch-club.yaml'
const TEXT = 'name: Lunch Club\nfees_description: £3\n'
/** A file that is none of the records. */
const OTHER = { 'other.txt': 'x' }
const NEW_TEXT = TEXT.replace('£3', '£4')

let fake: FakeGitHub
let repository: Repository
let token: string
let start: string
beforeAll(async () => {
  fake = await startFakeGitHub({ [CLUB]: TEXT, 'content/directory.yaml': 'title: Town\n' })
  start = fake.git.commitOf('main')!
  token = await memberToken(fake)
})
afterAll(() => fake?.close())
beforeEach(() => {
  for (const { head } of fake.pulls.splice(0)) fake.git.setBranch(head, undefined)
  fake.git.setBranch('main', start)
  fake.faults.length = 0
  repository = repositoryOf(createGitHub({ api: fake.origin, token }), fake.repository)
})

/** Opens a pull request from a branch with these files, as somebody might. */
function open(
  files: Readonly<Record<string, string | null>> = { [CLUB]: NEW_TEXT },
  more: Partial<FakeGitHub['pulls'][number]> = {},
) {
  const number = fake.pulls.length + 1
  const head = more.head ?? `suggest/${number.toString(16).padStart(12, '0')}`
  fake.git.setBranch(head, fake.git.commitOf('main')!)
  const commit = fake.git.commit(head, files)
  fake.checks.set(commit, [{ conclusion: 'success' }])
  fake.pulls.push({
    ...{ number, head, base: 'main', title: 'Suggestion', body: '', state: 'open', labels: [] },
    ...more,
  })
  return commit
}
const items = () => readItems(repository)
const only = async () => (await items())[0]!
const content = async () => readContent(await only())

describe('the items', () => {
  it('are the open pull requests of the form, the oldest first', async () => {
    open()
    open(OTHER, { head: 'suggest/confirm-2026-11' })
    open(OTHER, { head: 'tidy-up' })
    open(OTHER, { state: 'closed' })
    expect(await items()).toMatchObject([
      { number: 1, kind: 'suggestion', since: '2026-01-02T03:04:05Z', isOutside: false },
      { number: 2, kind: 'confirmations' },
    ])
  })

  it('are found on every page of a list', async () => {
    open(OTHER, { head: 'tidy-up' })
    for (let number = 2; number <= 102; number++) fake.pulls.push({ ...fake.pulls[0]!, number })
    open()
    expect(await items()).toMatchObject([{ number: 103 }])
  })

  it('say who has sent them, when that is known', async () => {
    open()
    open(OTHER, { author: 'jo-member', head: 'change/0a1b2c' })
    const [unsigned, signed] = await items()
    expect(signed!.kind).toBe('change')
    expect([unsigned!.sender, signed!.sender]).toEqual([undefined, 'jo-member'])
  })

  it('say why as the sender has typed it, and believe nothing else of the description', async () => {
    open(OTHER, {
      body: '**Why**\n\n> I rang \\*them\\*, `a\\b` \\<img src=x\\> @\u200Bjo\n\nMore',
    })
    open(OTHER, { body: 'Why not?\n> A quotation' })
    open(OTHER, { body: `**Why**\r\n\r\n> ${'long '.repeat(100)}` })
    const [first, second, third] = await items()
    expect(first!.why).toBe('I rang *them*, `a\\b` <img src=x> @jo')
    expect(second!.why).toBeUndefined()
    expect(third!.why).toHaveLength(200)
  })

  it.each([
    ['from a fork', { fork: 'mallory/directory' }],
    ['into another branch', { base: 'other' }],
  ])('%s have no texts', async (_, more) => {
    fake.git.setBranch('other', start)
    open(undefined, more)
    expect((await only()).isOutside).toBe(true)
    expect((await content()).files).toBeUndefined()
  })
})

describe('the content', () => {
  it('has the texts of changed and new records', async () => {
    open({ [CLUB]: NEW_TEXT, 'content/locations/hall.yaml': 'name: Hall\n' })
    expect(await content()).toEqual({
      ...{ check: 'passed', hasConflict: false, notes: [] },
      files: [
        { file: 'locations/hall.yaml', after: 'name: Hall\n' },
        { file: 'services/lunch-club.yaml', before: TEXT, after: NEW_TEXT },
      ],
    })
  })

  it('compares with the text that the branch began from', async () => {
    open()
    fake.git.commit('main', { [CLUB]: `# Ring first.\n${TEXT}` })
    expect((await content()).files).toMatchObject([{ before: TEXT, after: NEW_TEXT }])
  })

  it.each([
    ['a program', { 'src/program.ts': 'x' }],
    ['the settings', { 'content/directory.yaml': 'title: Other\n' }],
    ['a record that goes', { [CLUB]: null }],
    ['a name that is no slug', { 'content/services/A B.yaml': 'name: A\n' }],
    ['a deeper folder', { 'content/services/a/b.yaml': 'name: A\n' }],
    ['a long file', { [CLUB]: '\n'.repeat(2100) }],
    ['a large file', { [CLUB]: `# ${'x'.repeat(70_000)}` }],
    [
      'many files',
      Object.fromEntries([...Array(51).keys()].map((i) => [`content/services/s-${i}.yaml`, 'x'])),
    ],
  ])('is not shown when it has %s', async (_, files) => {
    open({ [CLUB]: NEW_TEXT, ...(files as Record<string, string | null>) })
    expect((await content()).files).toBeUndefined()
  })

  it('is not shown when a record is a link to another file', async () => {
    open({ 'content/services/copy.yaml': 'lunch-club.yaml' })
    const { head } = fake.pulls[0]!
    const tree = fake.git.writeTree(fake.git.commitOf(head), [
      { path: 'content/services/copy.yaml', mode: '120000', content: 'lunch-club.yaml' },
    ])
    const linked = fake.git.writeCommit({ tree, parents: [start], message: 'Link' })
    fake.git.setBranch(head, linked)
    expect((await content()).files).toBeUndefined()
  })

  it('says how the last run of the check has ended', async () => {
    const cases = [
      ['passed', [{ conclusion: 'failure' }, { conclusion: 'success' }]],
      ['failed', [{ conclusion: 'success' }, { conclusion: 'failure' }]],
      ['failed', [{ conclusion: 'cancelled' }]],
      ['running', [{ conclusion: null }]],
      ['running', []],
      ['running', [{ name: 'other', conclusion: 'success' }]],
    ] as const
    const commit = open()
    const item = await only()
    for (const [check, runs] of cases) {
      fake.checks.set(commit, runs)
      expect(await readCheck(repository, item)).toBe(check)
    }
  })

  it.each([
    ['another branch', { branch: 'tidy-up', pulls: [1, 2] }],
    ['a fork with a branch of that name', { branch: 'suggest/000000000001', pulls: [] }],
    ['another pull request', { branch: 'suggest/000000000001', pulls: [2] }],
  ])('does not believe a run of the same commit for %s', async (_, on) => {
    const commit = open()
    fake.checks.set(commit, [{ conclusion: 'success', on }])
    expect((await content()).check).toBe('running')
    fake.checks.set(commit, [{ conclusion: 'failure' }, { conclusion: 'success', on }])
    expect((await content()).check).toBe('failed')
    fake.checks.set(commit, [{ conclusion: 'success' }, { conclusion: 'failure', on }])
    expect((await content()).check).toBe('passed')
  })

  it.each([
    ['an escaped key', `${NEW_TEXT}"\\x64raft": true\n`],
    ['a merged key', `${NEW_TEXT}<<: { draft: true }\n`],
    ['a key of an entry', `${NEW_TEXT}phones:\n  - number: 0117 496 0123\n    private: [number]\n`],
    ['a text that cannot be read', `${NEW_TEXT}? draft\n`],
    ['a line that others read', `${NEW_TEXT}url: x\u2028draft: true\n`],
  ])(
    'does not pass with %s, which only editors decide, whatever the check says',
    async (_, text) => {
      open({ [CLUB]: text })
      expect((await content()).check).toBe('failed')
      open({ [CLUB]: text }, { head: 'suggest/confirm-2026-11' })
      const [, confirmations] = await items()
      expect((await readContent(confirmations!)).check).toBe('failed')
    },
  )

  it('passes with what only editors decide when a member has signed it', async () => {
    open({ [CLUB]: `${NEW_TEXT}draft: true\n` }, { head: 'change/0a1b2c', author: 'jo-member' })
    expect((await content()).check).toBe('passed')
  })

  it('says when GitHub does not tell of the check', async () => {
    open()
    fake.faults.push({ at: /check-runs/, as: 403, times: 1 })
    expect((await content()).check).toBe('unknown')
  })

  it('says that others have changed the same lines', async () => {
    open()
    fake.git.commit('main', { [CLUB]: TEXT.replace('£3', '£5') })
    expect((await content()).hasConflict).toBe(true)
  })

  it('has a preview that a member has asked for and the host has built', async () => {
    const commit = open()
    const statuses = [{ context: 'netlify/our-town/deploy-preview', state: 'success' }]
    fake.statuses.set(commit, statuses)
    expect((await content()).preview).toBeUndefined()
    expect(await askForPreview(await only())).toBe('done')
    expect(fake.pulls[0]!.labels).toEqual(['preview'])
    expect((await content()).preview).toBe('https://deploy-preview-1--our-town.netlify.app')
  })
})

describe('a decision', () => {
  const diff = () => fake.git.diff(start, 'main')

  it('accepts what was read, and nothing else', async () => {
    open()
    const item = await only()
    expect(await accept(item)).toBe('done')
    expect(diff()).toEqual([`+++ b/${CLUB}`, '-fees_description: £3', '+fees_description: £4'])
    expect(fake.git.commitsBetween(start, 'main')).toHaveLength(1)
    expect(await items()).toEqual([])
  })

  it('does not accept what somebody has changed since', async () => {
    open()
    const item = await only()
    fake.git.commit(fake.pulls[0]!.head, { [CLUB]: 'name: Evil\n' })
    expect(await accept(item)).toBe('changed')
    expect(diff()).toEqual([])
  })

  it('closes what is not accepted, once, and says why', async () => {
    open()
    expect(await decline(await only(), 'Thank you.')).toBe('done')
    expect(fake.pulls[0]).toMatchObject({ state: 'closed', comments: [{ body: 'Thank you.' }] })
    expect(diff()).toEqual([])
  })

  it('tells what the answer of GitHub means', async () => {
    const cases = [
      ['broken', 'silent'],
      ['limit', 'limit'],
      [405, 'refused'],
      [409, 'changed'],
      [401, 'ended'],
      [404, 'forbidden'],
      [502, 'silent'],
      ['lost', 'silent'],
    ] as const
    open()
    const item = await only()
    for (const [as, outcome] of cases) {
      fake.faults.push({ at: /merge$/, as, times: 1 })
      expect(await accept(item)).toBe(outcome)
    }
    // A lost answer comes after the work.
    expect(await items()).toEqual([])
  })

  it('by somebody who may not write changes nothing', async () => {
    open()
    const reader = await memberToken(fake, { login: 'guest', mayWrite: false })
    repository = repositoryOf(createGitHub({ api: fake.origin, token: reader }), fake.repository)
    const item = await only()
    expect(await accept(item)).toBe('forbidden')
    expect(await decline(item, '')).toBe('forbidden')
    expect(fake.pulls[0]!.state).toBe('open')
  })
})
