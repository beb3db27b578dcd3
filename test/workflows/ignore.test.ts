import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../forms/server/github/fake-github.ts'

/** What Netlify runs with Bash before a build (https://docs.netlify.com/build/configure-builds/ignore-builds/). */
const [, command = ''] =
  /^ {2}ignore = '''(.*)'''$/m.exec(
    readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8'),
  ) ?? []

let github: FakeGitHub
beforeAll(async () => {
  github = await startFakeGitHub({ 'content/removed.yaml': '[]\n' })
  for (const [i, label] of ['suggestion', 'preview', 'no-preview'].entries())
    github.pulls.push({
      ...{ number: i + 1, title: 'preview', body: '', head: 'suggest/a', base: 'main' },
      ...{ state: 'open', labels: ['suggestion', label] },
    })
})
afterAll(() => github.close())

/** Whether Netlify builds; the variables are those that it gives to a build. */
const builds = (env: Readonly<Record<string, string>>) =>
  new Promise<boolean>((resolve) => {
    const { PATH = '' } = process.env
    const given = {
      REPOSITORY_URL: `https://github.com/${github.repository}`,
      GITHUB_API_URL: github.origin,
      ...env,
    }
    execFile('bash', ['-c', command], { env: { PATH, ...given } }, (error) =>
      resolve(error !== null),
    )
  })

it.each([
  ['the public site', { HEAD: 'production', BRANCH: 'production' }, true],
  ['a change of a member', { HEAD: 'new-hall', BRANCH: 'pull/7/head', REVIEW_ID: '7' }, true],
  ['a branch that is named alike', { HEAD: 'to-suggest/a', BRANCH: 'pull/7/head' }, true],
  ['a suggestion', { HEAD: 'suggest/a', BRANCH: 'pull/1/head', REVIEW_ID: '1' }, false],
  ['one with the label', { HEAD: 'suggest/a', BRANCH: 'pull/2/head', REVIEW_ID: '2' }, true],
  ['one with another label', { HEAD: 'suggest/a', BRANCH: 'pull/3/head', REVIEW_ID: '3' }, false],
  ['one that is not known', { HEAD: 'suggest/a', BRANCH: 'pull/9/head', REVIEW_ID: '9' }, false],
  ['the branch of one', { HEAD: 'suggest/a', BRANCH: 'suggest/a' }, false],
])('decides whether Netlify builds %s', async (_, env, isBuilt) => {
  expect(await builds(env)).toBe(isBuilt)
})

it('knows the repository by both kinds of addresses', async () => {
  const labelled = { HEAD: 'suggest/a', REVIEW_ID: '2' }
  for (const REPOSITORY_URL of [
    `git@github.com:${github.repository}.git`,
    `https://github.com/${github.repository}.git`,
  ])
    expect(await builds({ ...labelled, REPOSITORY_URL })).toBe(true)
})

it('builds nothing while GitHub does not answer', async () => {
  const labelled = { HEAD: 'suggest/a', REVIEW_ID: '2' }
  expect(await builds({ ...labelled, GITHUB_API_URL: 'http://127.0.0.1:9' })).toBe(false)
})
