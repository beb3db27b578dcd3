import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { BOT, type FakeGitHub, startGitHub } from '../github/fake-github.ts'
import { osd } from '../run.ts'

vi.setConfig({ testTimeout: 30_000 })

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

function comment(review: unknown, commit = COMMIT) {
  const text = typeof review === 'string' ? review : JSON.stringify(review)
  writeFileSync(join(folder.path, 'review.json'), text)
  const event = join(folder.path, 'event.json')
  writeFileSync(event, JSON.stringify({ workflow_run: { head_sha: commit } }))
  return osd(['comment', 'review.json'], {
    cwd: folder.path,
    env: { ...github.env, GITHUB_EVENT_PATH: event },
  })
}

describe('osd comment', () => {
  test('says what is wrong, what changes, where to see it, and what was wrong before', async () => {
    github.statuses.push(
      { context: 'ci/other', target_url: 'https://example.org' },
      { context: 'netlify/our-town/deploy-preview', target_url: 'https://app.netlify.com/x' },
    )
    expect(await comment(REVIEW)).toMatchObject({
      status: 0,
      stderr: 'The comment under pull request 12 is written.\n',
    })
    await expect(github.comments[0]!.body).toMatchFileSnapshot('comment.md')
  })

  test('keeps one comment up to date, and lets it be when it says so already', async () => {
    for (let id = 1; id <= 150; id += 1)
      github.comments.push({ id, number: id, body: 'Nice!', user: { login: 'maureen' } })
    await comment(REVIEW)
    expect(await comment(REVIEW)).toMatchObject({
      stderr: 'The comment under pull request 12 says so already.\n',
    })
    expect(await comment({ ...REVIEW, problems: [] })).toMatchObject({
      stderr: 'The comment under pull request 12 is up to date.\n',
    })
    expect(github.written.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
    expect(github.comments).toHaveLength(151)
    expect(github.comments.at(-1)?.body).toContain('Nothing is wrong with this change')
  })

  test('writes no words into the comment of somebody else', async () => {
    const body = '<!-- osd review -->\nI was here first.'
    github.comments.push({ id: 1, number: 1, body, user: { login: 'mallory' } })
    await comment(REVIEW)
    expect(github.comments.map(({ user, body: said }) => [user.login, said.length > 50])).toEqual([
      ['mallory', false],
      [BOT, true],
    ])
  })
})

describe('a review from a stranger', () => {
  test.each([
    ['of a pull request that is at another commit', { ...REVIEW }, 'beef00'],
    ['of no pull request', { ...REVIEW, pull: undefined }, COMMIT],
  ])('%s is not shown', async (_, review, commit) => {
    expect(await comment(review, commit)).toMatchObject({ status: 0 })
    expect(github.written).toEqual([])
  })

  test('of a closed pull request is not shown', async () => {
    github.pulls.set(12, { state: 'closed', head: { sha: COMMIT } })
    expect(await comment(REVIEW)).toMatchObject({ status: 0 })
    expect(github.written).toEqual([])
  })

  test.each([
    ['that is no JSON', '{', 'is not JSON'],
    ['with a number that leads elsewhere', { ...REVIEW, pull: '12/../../x' }, 'is no review'],
    ['with fields that nobody knows', { ...REVIEW, run: 'rm' }, 'is no review'],
    ['with other things than sentences', { ...REVIEW, changes: [{}] }, 'is no review'],
    ['that is too large', ' '.repeat(2 ** 25 + 1), 'is too large'],
  ])('%s is refused', async (_, review, says) => {
    const { status, stderr } = await comment(review)
    expect(status).toBe(2)
    expect(stderr).toContain(says)
    expect(github.written).toEqual([])
  })

  test('is shown as plain words, and no longer than GitHub takes it', async () => {
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

describe('trouble with GitHub', () => {
  test('is told in one line where nobody answers', async () => {
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
  ])('is told where something else answers: %s', async (page, says) => {
    github.page = page
    const { status, stderr } = await comment(REVIEW)
    expect(stderr).toContain(`GitHub answers GET /pulls/12 ${says}.\n`)
    expect(status).toBe(2)
  })

  test.each([
    ['nowhere.json', undefined, 'There is no file `nowhere.json`.'],
    ['event.json', '{', '`event.json` is not JSON.'],
    ['event.json', 'null', '`event.json`, which GITHUB_EVENT_PATH names, is no event of GitHub.'],
  ])('is told where the event is none: %s, %s', async (event, text, says) => {
    writeFileSync(join(folder.path, 'review.json'), JSON.stringify(REVIEW))
    if (text !== undefined) writeFileSync(join(folder.path, event), text)
    const { status, stderr } = await osd(['comment', 'review.json'], {
      cwd: folder.path,
      env: { ...github.env, GITHUB_EVENT_PATH: event },
    })
    expect(stderr).toContain(says)
    expect(status).toBe(2)
  })
})

describe('elsewhere than on GitHub', () => {
  test('osd comment says so', async () => {
    writeFileSync(join(folder.path, 'review.json'), JSON.stringify(REVIEW))
    const env = { GITHUB_TOKEN: '', GITHUB_REPOSITORY: '', GITHUB_EVENT_PATH: '' }
    const { status, stderr } = await osd(['comment', 'review.json'], { cwd: folder.path, env })
    expect(status).toBe(2)
    expect(stderr).toContain('This runs in a workflow on GitHub')
  })
})
