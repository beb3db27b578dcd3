import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { startDev } from '../../../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../../../src/hosts/node/node-server.ts'
import { QUESTIONS_BRANCH, QUESTIONS_FILE } from '../../../../src/match/question.ts'
import { axeFindings } from '../../../axe.ts'
import { startBrowser } from '../../../browser.ts'
import { type Repository, createRepository } from '../../../changes/repository.ts'
import { osd } from '../../../cli/run.ts'
import { SOURCES, tablesOf } from '../../../import/three-tables.ts'
import { CLIENT_ID, type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'
import { memberToken } from '../github/member-token.ts'
import { answerForGitHub } from '../propose/answer-for-github.ts'

/** Three sources become one directory: members answer in the inbox, and an editor merges what they call the same. */

const MATCHES = 'content/matches.yaml'
const MEMBERS = {
  languages: ['en', 'cy'],
  pages: { members: { client_id: CLIENT_ID, repository: 'town/directory' } },
}
let repository: Repository
let server: RunningServer
let github: FakeGitHub
let browser: Browser
let context: BrowserContext
let page: Page
let token: string
const errors: string[] = []

const path = (file: string) => join(repository.root, file)
const done = async (...args: string[]) => {
  const result = await osd(args, { cwd: repository.root })
  expect(result, result.stderr).toMatchObject({ status: 0 })
  return result
}
const record = (file: string) =>
  parse(readFileSync(path(`content/${file}`), 'utf8')) as Record<string, unknown>

/** Every file of the content folder, by its path in the repository. */
const contentFiles = () =>
  Object.fromEntries(
    readdirSync(repository.content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [`content/${file}`, readFileSync(path(`content/${file}`), 'utf8')]),
  )

/** What the workflow does: the branch is the file that `osd match` writes. */
async function writeQuestions(): Promise<void> {
  await done('match', '--questions', QUESTIONS_FILE)
  github.git.setBranch(QUESTIONS_BRANCH, undefined)
  github.git.setBranch(QUESTIONS_BRANCH, github.git.commitOf('main')!)
  const files = { [QUESTIONS_FILE]: readFileSync(path(QUESTIONS_FILE), 'utf8') }
  github.git.commit(QUESTIONS_BRANCH, files)
}

beforeAll(async () => {
  repository = await createRepository()
  const settings = { title: 'Town', namespace: '7f0c1f2e-9d0f-4a57-8d0a-0f7a6a3ad4b1' }
  repository.write({ 'directory.yaml': stringify({ ...settings, ...MEMBERS }) })
  for (const source of SOURCES) {
    for (const [file, text] of Object.entries(tablesOf(source))) {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    }
    await done('import', source, '--as', source)
    const file = path(`content/sources/${source}.yaml`)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('licence:', `licence: https://${source}.example.org/licence`))
  }
  await repository.commit({})
  github = await startFakeGitHub(contentFiles())
  token = await memberToken(github)
  await writeQuestions()
  github.requests.length = 0
  server = await startDev({ content: repository.content, port: 0, onBuild: () => {} })
  browser = await startBrowser({ isStrict: true })
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await github?.close()
  rmSync(repository.root, { recursive: true, force: true })
})

/** Opens the inbox of somebody who has signed in, with the box of questions. */
async function open(address = '/find/edit/inbox'): Promise<void> {
  await page?.close()
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await answerForGitHub(page, github)
  page.on('pageerror', ({ message }) => errors.push(message))
  const member = JSON.stringify({ token, until: Date.now() + 3_600_000 })
  await page.addInitScript((value) => sessionStorage.setItem('member', value), member)
  await page.goto(server.origin + address)
}
const openBox = async () => {
  await page.locator('#same > summary').click()
  await page.locator('#pairs [data-field]').first().waitFor()
}
const card = (name: string | RegExp) =>
  page.locator('#pairs > li').filter({ has: page.getByRole('heading', { name }) })
const written = () => github.requests.filter(({ line }) => !/^(?:GET|OPTIONS)/.test(line))

it('shows both records field by field, and writes nothing before somebody answers', async () => {
  await open()
  await page.getByText('Perhaps the same: 15').waitFor()
  await openBox()
  const first = card(/^The Marsh Otters CIO · Marsh Otters$/)
  await first.locator('[data-field]').first().waitFor()
  const rows = await first.locator('[data-field]').allInnerTexts()
  const said = rows.map((row) => row.replace(/\s+/g, ' '))
  expect(said).toContain('What does it do? First: two says 0. Second: one says 0.')
  expect(said).toContain('What is its website? Both: https://0.example.org')
  expect(said).toContain('What is its email address? First: office@0.example.org Second: nothing')
  expect(await first.innerText()).toContain('the same telephone number')
  for (const one of await first.getByRole('button').all())
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 250, width: 390, height: 1300 },
  })
  expect(written()).toEqual([])
})

it('asks in Welsh, too', async () => {
  await open('/cy/find/edit/inbox')
  await page.getByText('Yr un peth efallai: 15').waitFor()
  await openBox()
  expect(await page.getByRole('button', { name: 'Gwahanol' }).count()).toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
})

it('takes twelve answers, of which a third record needs none, into one pull request', async () => {
  await open()
  await page.getByText('Perhaps the same: 15').waitFor()
  await openBox()
  let answered = 0
  for (;;) {
    const next = page
      .locator('#pairs > li')
      .filter({ has: page.getByRole('button') })
      .first()
    const more = page.getByRole('button', { name: 'Show more' })
    if ((await next.count()) === 0 && (await more.count()) === 0) break
    if ((await next.count()) === 0) {
      await more.click()
      await page.waitForTimeout(300)
      continue
    }
    const id = await next.getAttribute('aria-labelledby')
    const isApart = /quilters/i.test(await next.getByRole('heading').innerText())
    await next
      .getByRole('button', { name: isApart ? 'Different' : 'The same', exact: true })
      .click()
    await page.locator(`[aria-labelledby="${id}"]`).getByText('Thank you.').waitFor()
    answered++
  }
  expect(answered).toBe(12)
  expect(github.pulls).toMatchObject([
    { head: 'change/answers', state: 'open', title: 'Perhaps the same' },
  ])
  expect(github.pulls[0]!.body.match(/^- organizations\/.*(?:same|different)$/gm)!.length).toBe(9)
  expect(Object.keys(contentFiles())).not.toContain(MATCHES)
  expect(errors).toEqual([])
}, 120_000)

it('asks nothing again, and shows what waits in sentences', async () => {
  github.checks.set(github.git.commitOf('change/answers')!, [{ conclusion: 'success' }])
  await open()
  await page.getByText('The Marsh Otters CIO and Marsh Otters are the same.').first().waitFor()
  expect(await page.locator('#same').isHidden()).toBe(true)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Accepted.').first().waitFor()
  const text = github.git.textOf(MATCHES, 'main')
  expect(text.match(/answer: same/g)).toHaveLength(9)
  expect(text.match(/answer: different/g)).toHaveLength(3)
  await repository.commit({ 'matches.yaml': text })
  expect((await done('match', '--list')).stdout).toBe('')
  await done('check')
})

it('leaves records as they are until an editor merges them, and a merge can be taken back', async () => {
  expect(record('organizations/kettle-menders.yaml')).not.toHaveProperty('email')
  await done('merge', 'the-kettle-menders-cio', 'into', 'kettle-menders')
  await repository.commit({})
  expect(record('organizations/kettle-menders.yaml')).toMatchObject({
    name: 'Kettle Menders',
    description: 'one says 2.',
    email: 'office@2.example.org',
  })
  await done('merge', '--undo', 'the-kettle-menders-cio')
  await repository.commit({})
  expect(record('organizations/kettle-menders.yaml')).not.toHaveProperty('email')
  expect(record('organizations/the-kettle-menders-cio.yaml')).toMatchObject({
    description: 'two says 2.',
    email: 'office@2.example.org',
  })
  const { stderr } = await done('import', '--all')
  expect(stderr.match(/No record changes\./g)).toHaveLength(3)
  await writeQuestions()
  expect(readFileSync(path(QUESTIONS_FILE), 'utf8')).toBe('{ "questions": [] }\n')
})
