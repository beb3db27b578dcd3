import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer } from '../../src/hosts/node/node-server.ts'
import { startPreview } from '../../src/hosts/node/preview.ts'
import { createFolder } from '../api/content.ts'
import { type Built, buildContent } from '../api/homes.ts'
import { casesOf } from '../runs.ts'
import { osd } from '../cli/run.ts'
import type { Feed } from './compose-feed.ts'
import { createTown, patched, startFeed } from './feed.ts'
import { type Patch, edit } from './patch.ts'
import { TOWN_DAY, townFiles } from './town.ts'

let built: Built
let preview: RunningServer
let town: Feed
beforeAll(async () => {
  built = await buildContent(townFiles())
  preview = await startPreview({ out: built.out, port: 0 })
  town = createTown()
})
afterAll(async () => {
  await preview.close()
  await built.remove()
})

const verify = (...args: readonly string[]) => osd(['verify', '--now', TOWN_DAY, ...args])

async function onFeed(patch: Patch, run: (origin: string) => Promise<void>): Promise<void> {
  const server = await startFeed(patched(town, patch))
  try {
    await run(server.origin)
  } finally {
    await server.close()
  }
}

describe.each([['published', []] as const, ['strict', ['--strict']] as const])(
  'a healthy feed passes by the %s verdict',
  { timeout: 30_000 },
  (_, verdict) => {
    test.each(
      casesOf(
        [
          ['over HTTP, with a slash', () => `${preview.origin}/`],
          ['over HTTP', () => preview.origin],
          ['in the folder of its build', () => built.out],
          ['in the folder of its site', () => join(built.out, 'site')],
        ],
        2,
      ),
    )('%s', async (_, target) => {
      const args = [target(), ...verdict, '--strict-warnings', '--all']
      const { status, stdout, stderr } = await verify(...args)
      expect(stdout).toContain('The feed complies: no failures and no warnings')
      expect([status, stderr]).toEqual([0, ''])
    })
  },
)

test('a failure at a service ends with 1, at a taxonomy only with --strict', async () => {
  await onFeed(
    edit('/services', (page) => delete page.size),
    async (origin) => {
      const { status, stdout } = await verify(origin)
      expect(status).toBe(1)
      expect(stdout).toContain('fail  /services  page-fields')
      expect(stdout).toContain('The feed does not comply: 1 failure and no warnings')
    },
  )
  await onFeed(
    edit('/taxonomies', (page) => delete page.size),
    async (origin) => {
      expect((await verify(origin)).status).toBe(0)
      expect((await verify(origin, '--strict-warnings')).status).toBe(1)
      expect((await verify(origin, '--strict')).status).toBe(1)
    },
  )
}, 30_000)

test('github prints annotations, and writes the report into the summary of the job', async () => {
  const folder = await createFolder()
  const summary = join(folder.path, 'summary.md')
  await onFeed(
    edit('/services', (page) => delete page.size),
    async (origin) => {
      const { status, stdout } = await osd(
        ['verify', origin, '--now', TOWN_DAY, '--format', 'github'],
        { env: { GITHUB_STEP_SUMMARY: summary } },
      )
      expect(status).toBe(1)
      expect(stdout).toMatch(/^::error title=page-fields at \/services::/)
    },
  )
  expect(await readFile(summary, 'utf8')).toContain('### The feed does not comply: 1 failure')
  await folder.remove()
}, 30_000)

test('html prints a web page', async () => {
  const { status, stdout } = await verify(built.out, '--format', 'html')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^<!doctype html>[^]*The feed complies:[^]*<\/html>\n$/)
})

test('json has the shape of the official validator, with our rules', async () => {
  await onFeed(
    edit('/services', (page) => delete page.size),
    async (origin) => {
      const { stdout } = await verify(origin, '--format', 'json')
      const report = JSON.parse(stdout) as {
        service: unknown
        testSuites: { tests: { name: string; messages: unknown[] }[] }[]
      }
      expect(report.service).toMatchObject({ url: origin, isValid: false, profile: 'HSDS-UK-3.0' })
      expect(report).toMatchObject({
        testSuites: [
          { required: true, messageLevel: 'error', success: false },
          { required: false, messageLevel: 'warning', success: true },
        ],
        notifications: [],
      })
      const test = report.testSuites[0]?.tests.find(({ name }) => name === 'GET /services')
      expect(test).toMatchObject({ endpoint: `${origin}/services`, success: false })
      expect(test?.messages).toMatchObject([
        { description: 'Error', errorIn: 'size', ruleId: 'page-fields', severity: 'fail' },
      ])
    },
  )
})

test.each([
  [[], 'Name the base address of a feed'],
  [['ftp://example.org'], 'neither a web address'],
  [['no-such-folder'], 'neither a web address'],
  [['test'], 'is not the folder of a finished build'],
  [['feed.example.org/api'], 'Did you mean `https://feed.example.org/api`?'],
  [['localhost:8888'], 'Did you mean `http://localhost:8888`?'],
  [['https://'], 'is not a web address'],
  [['http://localhost:1', '--parallel', '0'], 'is not a number of requests'],
  [['test', '--smoke'], 'is not the folder of a finished build'],
  [['http://localhost:1', '--now', '2026-02-30'], 'is not a day'],
  [['http://localhost:1', '--format', 'xml'], 'There is no format'],
  [['http://localhost:1', '--timeout', '0'], 'is not a time limit'],
])('wrong arguments %j end with 2', async (args, said) => {
  const { status, stderr } = await osd(['verify', ...args])
  expect(stderr).toContain(said)
  expect(status).toBe(2)
})

test('an unreachable feed ends with 2', async () => {
  const server = await startFeed(town)
  await server.close()
  const { status, stdout } = await verify(server.origin)
  expect(stdout).toContain(`${server.origin} cannot be reached: the connection was refused.`)
  expect(status).toBe(2)
})
