import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { BOT, type FakeGitHub, startGitHub } from '../github/fake-github.ts'
import { osd } from '../run.ts'

vi.mock('../../../src/cli/github/pace.ts', () => ({ createPace: () => async () => {} }))

const COMMIT = 'c0ffee'
const REVIEW = {
  format: 1,
  pull: 12,
  problems: [
    {
      severity: 'error',
      code: 'missing-field',
      file: 'content/services/lunch.yaml',
      line: 3,
      message: 'There is no `name`.',
      hint: 'Add one.',
    },
  ],
  changes: ['Lunch Club: Tue 12:00-14:00 becomes 12:00-13:30.'],
  files: ['`.github/workflows/publish.yml` changes'],
  pages: [{ name: 'Lunch *Club*', path: '/find/services/lunch' }],
  advice: [
    {
      severity: 'advice',
      code: 'lost-nought',
      file: 'content/services/lunch.yaml',
      line: 9,
      message: 'The number has lost its first 0.',
      hint: 'Write it between quotation marks.',
    },
  ],
  earlier: [
    {
      severity: 'warning',
      code: 'no-namespace',
      file: 'content/directory.yaml',
      line: 1,
      message: 'It has no namespace.',
    },
  ],
}

let github: FakeGitHub
let folder: TemporaryFolder
beforeEach(async () => {
  github = await startGitHub()
  folder = await createFolder()
  github.pulls.set(12, { state: 'open', head: { sha: COMMIT } })
})
afterEach(async () => {
  await github.close()
  await folder.remove()
})

function comment(review: unknown, commit = COMMIT, run: object = {}) {
  const text = typeof review === 'string' ? review : JSON.stringify(review)
  writeFileSync(join(folder.path, 'review.json'), text)
  const event = join(folder.path, 'event.json')
  writeFileSync(event, JSON.stringify({ workflow_run: { head_sha: commit, ...run } }))
  return osd(['comment', 'review.json'], {
    cwd: folder.path,
    env: { ...github.env, GITHUB_EVENT_PATH: event },
  })
}

describe('osd comment', () => {
  test('lists the problems, the changes, the preview and earlier problems', async () => {
    github.statuses.push(
      { context: 'ci/other', target_url: 'https://example.org' },
      { context: 'netlify/our-town/deploy-preview', target_url: 'https://app.netlify.com/x' },
    )
    expect(await comment(REVIEW)).toMatchObject({
      status: 0,
      stderr: 'The comment under pull request 12 was written.\n',
    })
    await expect(github.comments[0]!.body).toMatchFileSnapshot('comment.md')
  })

  test('updates its one comment, and only when the text changes', async () => {
    for (let id = 1; id <= 150; id += 1)
      github.comments.push({ id, number: id, body: 'Nice!', user: { login: 'maureen' } })
    await comment(REVIEW)
    expect(await comment(REVIEW)).toMatchObject({
      stderr: 'The comment under pull request 12 has not changed.\n',
    })
    expect(await comment({ ...REVIEW, problems: [] })).toMatchObject({
      stderr: 'The comment under pull request 12 was updated.\n',
    })
    expect(github.written.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
    expect(github.comments).toHaveLength(151)
    expect(github.comments.at(-1)?.body).toContain('No problems in this change')
  })

  test('does not edit the comment of another user', async () => {
    const body = '<!-- osd review -->\nI was here first.'
    github.comments.push({ id: 1, number: 1, body, user: { login: 'mallory' } })
    await comment(REVIEW)
    expect(github.comments.map(({ user, body }) => [user.login, body.length > 50])).toEqual([
      ['mallory', false],
      [BOT, true],
    ])
  })
})

describe('a review from an untrusted change', () => {
  test.each([
    ['of a pull request that is at another commit', { ...REVIEW }, 'beef00'],
    ['of no pull request', { ...REVIEW, pull: undefined }, COMMIT],
  ])('%s is not posted', async (_, review, commit) => {
    expect(await comment(review, commit)).toMatchObject({ status: 0 })
    expect(github.written).toEqual([])
  })

  test('of a closed pull request is not posted', async () => {
    github.pulls.set(12, { state: 'closed', head: { sha: COMMIT } })
    expect(await comment(REVIEW)).toMatchObject({ status: 0 })
    expect(github.written).toEqual([])
  })

  test.each([
    ['that is not JSON', '{', 'is not JSON'],
    ['whose number is a path', { ...REVIEW, pull: '12/../../x' }, 'is not a review'],
    ['with unknown fields', { ...REVIEW, run: 'rm' }, 'is not a review'],
    [
      'whose page is elsewhere',
      { ...REVIEW, pages: [{ name: 'x', path: '//evil.example' }] },
      'is not a review',
    ],
    ['whose changes are not text', { ...REVIEW, changes: [{}] }, 'is not a review'],
    ['that is too large', ' '.repeat(2 ** 25 + 1), 'is too large'],
  ])('%s is refused', async (_, review, message) => {
    const { status, stderr } = await comment(review)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
    expect(github.written).toEqual([])
  })

  const RUN = {
    head_branch: 'more clubs',
    head_repository: { owner: { login: 'maureen' } },
  }

  test('that cannot be used takes back the comment on an earlier version', async () => {
    const head = { sha: COMMIT, label: 'maureen:more clubs' }
    github.pulls.set(12, { state: 'open', head })
    await comment({ ...REVIEW, problems: [] })
    expect((await comment('{', COMMIT, RUN)).status).toBe(2)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]!.body).toContain('This change has not been reviewed')
  })

  test('that cannot be used says nothing under another pull request', async () => {
    const head = { sha: 'beef00', label: 'maureen:more clubs' }
    github.pulls.set(12, { state: 'open', head })
    await comment('{', COMMIT, RUN)
    expect(github.written).toEqual([])
  })

  test('is posted with the number of what it leaves out', async () => {
    const changes = Array.from({ length: 2000 }, (_, i) => `Club ${i}: ${'long '.repeat(10)}`)
    const files = Array.from({ length: 500 }, (_, i) => `\`src/${i}-${'x'.repeat(200)}\` changes`)
    await comment({ ...REVIEW, changes, files, totals: { problems: 120_000, changes: 70_000 } })
    const { body } = github.comments[0]!
    expect(body).toContain('### 120,000 problems in this change')
    expect(body).toContain('- … and 119,999 more.')
    // Nothing can push out the names of other files.
    expect(body).toMatch(/Other files[^]*`src\/0-x+` changes[^]*… and \d+ more/)
    expect(body.length).toBeLessThan(65_536)
  })

  test('links the first twenty pages that it changes', async () => {
    github.statuses.push({ context: 'netlify/our-town/deploy-preview', target_url: 'x' })
    const pages = Array.from({ length: 51 }, (_, i) => ({
      name: `Club ${i}`,
      path: `/find/services/club-${i}`,
    }))
    await comment({ ...REVIEW, pages })
    const { body } = github.comments[0]!
    expect(body.match(/netlify\.app\/find\/services\//g)).toHaveLength(20)
    expect(body).toContain('- … and 31 more')
  })

  test('is posted as plain text, within the length that GitHub accepts', async () => {
    const changes = [
      '<img src=x> @everybody ![x](https://evil.example/x.png) <!-- -->',
      ...Array.from({ length: 3000 }, (_, i) => `Club ${i}: ${'long '.repeat(10)}`),
    ]
    await comment({ ...REVIEW, changes })
    const { body } = github.comments[0]!
    expect(body).toContain(
      String.raw`- \<img src=x\> @${'\u200B'}everybody \!\[x\](https:\/\/evil.example/x.png) \<\!-- --\>`,
    )
    expect(body).toMatch(/… and \d+ more/)
    expect(body.length).toBeLessThan(65_536)
    expect(body).toContain('</details>')
  })
})

describe('an error of GitHub', () => {
  test('is one line when the connection fails', async () => {
    await github.close()
    const { status, stderr } = await comment(REVIEW)
    expect(stderr).toMatch(
      /^GitHub does not answer GET \/pulls\/12 \(ECONNREFUSED\)\.\nSee `osd comment --help`\.\n$/,
    )
    expect(status).toBe(2)
    expect(stderr).not.toContain(github.env.GITHUB_TOKEN)
  })

  test.each([
    ['<html>Sign in</html>', 'with something that is not JSON'],
    ['', 'with something that is not JSON'],
  ])('is reported when the answer is not JSON: %s', async (page, message) => {
    github.page = page
    const { status, stderr } = await comment(REVIEW)
    expect(stderr).toContain(`GitHub answers GET /pulls/12 ${message}.\n`)
    expect(status).toBe(2)
  })

  test.each([
    ['nowhere.json', undefined, 'There is no file `nowhere.json`.'],
    ['event.json', '{', '`event.json` is not JSON.'],
    [
      'event.json',
      'null',
      '`event.json`, which GITHUB_EVENT_PATH names, is not an event of GitHub.',
    ],
  ])('is reported when the event cannot be read: %s, %s', async (event, text, message) => {
    writeFileSync(join(folder.path, 'review.json'), JSON.stringify(REVIEW))
    if (text !== undefined) writeFileSync(join(folder.path, event), text)
    const { status, stderr } = await osd(['comment', 'review.json'], {
      cwd: folder.path,
      env: { ...github.env, GITHUB_EVENT_PATH: event },
    })
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})

describe('outside GitHub', () => {
  test('osd comment explains where it runs', async () => {
    writeFileSync(join(folder.path, 'review.json'), JSON.stringify(REVIEW))
    const env = { GITHUB_TOKEN: '', GITHUB_REPOSITORY: '', GITHUB_EVENT_PATH: '' }
    const { status, stderr } = await osd(['comment', 'review.json'], { cwd: folder.path, env })
    expect(status).toBe(2)
    expect(stderr).toContain('This runs in a workflow on GitHub')
  })
})
