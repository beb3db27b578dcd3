import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { osd } from '../cli/run.ts'
import { NOBODY } from '../changes/repository.ts'
import { run } from '../generator/publish/osd.ts'
import { createFolder } from '../generator/publish/small-town.ts'

/** The walk of a publisher from a copy of this project to the second pull request, as the workflows take it. */

const EXAMPLE = fileURLToPath(new URL('../../content', import.meta.url))

/** A directory of somebody who has just taken a copy. */
const OWN = {
  'directory.yaml': 'title: Our town\nnamespace: 1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11\n',
  'organizations/trust.yaml': 'name: Trust\ndescription: It runs clubs.\n',
  'services/chess.yaml': 'name: Chess\norganization: trust\nstatus: active\n',
}
const WITH_MOBILE = `${OWN['services/chess.yaml']}phones: [07700 900123]\n`

type Files = Readonly<Record<string, string | null>>

let root: string
beforeAll(async () => {
  root = join(await createFolder(), 'clone')
  const origin = join(dirname(root), 'origin.git')
  mkdirSync(root)
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin], { env: NOBODY })
  await git('init', '--quiet', '--initial-branch=main')
  await git('remote', 'add', 'origin', origin)
  writeFileSync(join(root, '.gitignore'), 'dist\n')
  cpSync(EXAMPLE, join(root, 'content'), { recursive: true })
  await commit({})
  await git('push', '--quiet', 'origin', 'main')
})

async function git(...args: string[]): Promise<void> {
  const { status, stderr } = await run('git', ['-C', root, ...args], { env: NOBODY })
  if (status !== 0) throw new Error(stderr)
}

async function commit(files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'content', file)
    if (text === null) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
  await git('add', '--all')
  await git('commit', '--quiet', '--allow-empty', '-m', 'A change')
}

/** Opens a pull request and checks out what GitHub does: the merge of the change into the main branch. */
async function propose(change: () => Promise<void>): Promise<void> {
  await git('checkout', '--quiet', '-B', 'proposal', 'main')
  await change()
  await git('checkout', '--quiet', '--detach', 'main')
  await git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'proposal')
}

/** Merges the pull request. */
async function merge(): Promise<void> {
  await git('checkout', '--quiet', 'main')
  await git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'proposal')
  await git('push', '--quiet', 'origin', 'main')
}

const publish = () => git('push', '--quiet', 'origin', 'main:refs/heads/production')

const check = async () => {
  const { status, stdout } = await osd(['check', '--format', 'json', '--since', 'HEAD^1'], {
    cwd: root,
  })
  const found = JSON.parse(stdout) as { severity: string; code: string }[]
  return { status, found: found.map(({ severity, code }) => `${severity} ${code}`) }
}

const review = async () => (await osd(['review', 'HEAD^1'], { cwd: root })).stdout

/** What Netlify does: it builds the branch of the change. */
async function preview(): Promise<number | null> {
  await git('checkout', '--quiet', 'proposal')
  const env = { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://a.example' }
  return (await osd(['build'], { cwd: root, env })).status
}

test('a first pull request that replaces the example town has no problems', async () => {
  await propose(async () => {
    await git('rm', '--quiet', '-r', 'content')
    await commit(OWN)
  })
  expect(await check()).toEqual({ status: 0, found: [] })
  expect(await review()).toContain('No problems in this change')
  // Some publish the example town to try it.
  await publish()
  expect(await check()).toEqual({ status: 0, found: [] })
  await git('push', '--quiet', '--delete', 'origin', 'production')
  expect(await preview()).toBe(0)
  await merge()
})

test('a record that is not published yet may be renamed', async () => {
  await propose(() =>
    commit({ 'services/chess.yaml': null, 'services/draughts.yaml': OWN['services/chess.yaml'] }),
  )
  expect(await check()).toEqual({ status: 0, found: [] })
})

test('a published record may not vanish, and one that came later may', async () => {
  await publish()
  await propose(() => commit({ 'services/art.yaml': OWN['services/chess.yaml'] }))
  await merge()
  await propose(() => commit({ 'services/art.yaml': null }))
  expect(await check()).toEqual({ status: 0, found: [] })
  await propose(() => commit({ 'services/chess.yaml': null }))
  expect(await check()).toEqual({ status: 1, found: ['error vanished-id'] })
  expect(await review()).toContain('1 problem in this change')
})

test('what fails a preview fails the check of the change that brings it', async () => {
  await propose(() => commit({ 'services/chess.yaml': WITH_MOBILE }))
  expect(await check()).toEqual({ status: 1, found: ['error mobile-number'] })
  expect(await review()).toMatch(/1 problem in this change[^]*❌[^]*mobile-number/)
  expect(await preview()).toBe(1)
})

test('what was merged all the same fails no later change, nor its preview', async () => {
  await propose(() => commit({ 'services/chess.yaml': WITH_MOBILE }))
  await merge()
  await propose(() => commit({ 'services/art.yaml': `${OWN['services/chess.yaml']}fees: Free\n` }))
  expect(await check()).toEqual({ status: 0, found: ['warning mobile-number'] })
  expect(await review()).toMatch(/No problems in this change[^]*1 problem that was there before/)
  expect(await preview()).toBe(0)
})

test('a preview knows the main branch also when its host has cloned the change alone', async () => {
  const alone = join(dirname(root), 'alone')
  await git('push', '--quiet', 'origin', 'proposal')
  const origin = readFileSync(join(root, '.git', 'config'), 'utf8').match(/url = (.*)/)![1]!
  await run('git', ['clone', '--quiet', '--single-branch', '-b', 'proposal', origin, alone], {
    env: NOBODY,
  })
  const env = { NETLIFY: 'true', CONTEXT: 'deploy-preview' }
  expect((await osd(['check'], { cwd: alone, env })).status).toBe(0)
  await run('git', ['-C', alone, 'remote', 'remove', 'origin'], { env: NOBODY })
  expect((await osd(['check'], { cwd: alone, env })).status).toBe(1)
})

test('the review names what could be better, and every file that is no record', async () => {
  await propose(async () => {
    for (const file of ['.github/workflows/publish.yml', 'netlify.toml', 'content/notes\nb.txt']) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), 'on: push\n')
    }
    await commit({
      'directory.yaml': `# Ours\n${OWN['directory.yaml']}`,
      'services/art.yaml': `${OWN['services/chess.yaml']}assured_date: 2062-01-01\ndescription: <p>For all.</p>\n`,
    })
  })
  const [, files = '', advice = ''] = (await review()).split(
    /### Other files|### Could be better|### Preview/,
  )
  expect(files.match(/- .*/g)).toEqual([
    '- `.github/workflows/publish.yml` is new',
    '- `netlify.toml` is new',
    '- `content/directory.yaml` changes',
    '- `content/notes b.txt` is new',
  ])
  expect(advice).toMatch(/art\.yaml, line 4:[^]*assured-in-future/)
  expect(advice).toMatch(/art\.yaml, line 5:[^]*html-in-description/)
  expect(advice).not.toContain('chess.yaml, line')
})
