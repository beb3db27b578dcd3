import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { osd } from '../cli/run.ts'

/** Records that are kept for the tests, so that no publisher's own can break them. */
const KEPT = fileURLToPath(new URL('../fixtures/small-town', import.meta.url))

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await createFolder()
  const out = join(folder.path, 'dist')
  const { status, stderr } = await osd(['build', '--content', KEPT, '--out', out])
  expect(status, stderr).toBe(0)
}, 60_000)
afterAll(() => folder?.remove())

interface Told {
  readonly testSuites: readonly {
    readonly tests: readonly {
      readonly messages: readonly { readonly ruleId: string; readonly severity: string }[]
    }[]
  }[]
}

test.each([[[]], [['--strict']]])(
  'of a feed that we build nothing is told but that its services were not checked for long, with %j',
  async (verdict: readonly string[]) => {
    const site = join(folder.path, 'dist/site')
    const args = ['verify', site, '--all', ...verdict, '--now', '2026-10-20', '--format', 'json']
    const { status, stdout } = await osd(args)
    const { testSuites } = JSON.parse(stdout) as Told
    const told = testSuites
      .flatMap(({ tests }) => tests.flatMap(({ messages }) => messages))
      .filter(({ severity }) => severity !== 'info')
    expect(told).toMatchObject([{ ruleId: 'assured-date', severity: 'warn' }])
    expect(status).toBe(0)
  },
  60_000,
)
