import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { osd } from '../cli/run.ts'

/** Records for tests, which no publisher changes. */
const CONTENT = fileURLToPath(new URL('../fixtures/small-town', import.meta.url))

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await createFolder()
  const out = join(folder.path, 'dist')
  const { status, stderr } = await osd(['build', '--content', CONTENT, '--out', out])
  expect(status, stderr).toBe(0)
}, 120_000)
afterAll(() => folder?.remove())

interface JsonReport {
  readonly testSuites: readonly {
    readonly tests: readonly {
      readonly messages: readonly { readonly ruleId: string; readonly severity: string }[]
    }[]
  }[]
}

test.each([[[]], [['--strict']]])(
  'a feed that we build passes with one warning, on the date of the last check, with %j',
  async (verdict: readonly string[]) => {
    const site = join(folder.path, 'dist/site')
    const args = ['verify', site, '--all', ...verdict, '--now', '2026-10-20', '--format', 'json']
    const { status, stdout } = await osd(args)
    const { testSuites } = JSON.parse(stdout) as JsonReport
    const messages = testSuites
      .flatMap(({ tests }) => tests.flatMap(({ messages }) => messages))
      .filter(({ severity }) => severity !== 'info')
    expect(messages).toMatchObject([{ ruleId: 'assured-date', severity: 'warn' }])
    expect(status).toBe(0)
  },
  60_000,
)
