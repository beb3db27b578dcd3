import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSite } from '../../../../src/generator/pipeline.ts'
import { startService } from '../../../../src/hosts/node/serve.ts'
import { copySmallTown } from '../../../generator/publish/small-town.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'
import { freePort, recordsIn } from '../propose/proposing-site.ts'

/** The small town, served to the public beside a repository with its records, and a private one. */
export interface ReportingSite {
  readonly origin: string
  readonly github: FakeGitHub
  readonly store: FakeGitHub
  close(): Promise<void>
}

/** `pages` are lines of YAML below `pages:` in its settings. */
export async function startReportingSite(pages: string): Promise<ReportingSite> {
  const content = await copySmallTown()
  const folder = dirname(content)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = join(content, 'directory.yaml')
  const text = readFileSync(settings, 'utf8')
    .replace('pages:\n', `pages:\n${pages}`)
    .replace(/^base_url: .*$/m, `base_url: ${origin}/`)
  writeFileSync(settings, text)
  const github = await startFakeGitHub(recordsIn(folder))
  const store = await startFakeGitHub(
    { 'README.md': 'Suggestions\n' },
    { repository: 'town/suggestions', beside: github },
  )
  const out = join(folder, 'dist')
  const { loaded, published } = await buildSite({ content, out, env: {} })
  if (!published) throw new Error(JSON.stringify(loaded.diagnostics))
  const server = await startService({
    ...{ out, port, isBehindProxy: true },
    read: (name) => github.env[name],
  })
  return {
    ...{ origin, github, store },
    async close() {
      await server.close()
      await Promise.all([github.close(), store.close()])
    },
  }
}
