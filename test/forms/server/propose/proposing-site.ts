import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../../../../src/package/compile.ts'
import { buildSite } from '../../../../src/generator/pipeline.ts'
import { type Netlify, startNetlify } from '../../../hosts/netlify/netlify.ts'
import { CLIENT_ID, type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'

/** The example town on a host where suggestions are set up, beside a repository with its content. */
export interface ProposingSite {
  readonly netlify: Netlify
  readonly github: FakeGitHub
  /** The folder of the build and of the content. */
  readonly folder: string
  close(): Promise<void>
}

const PAGES = `pages:
  proposals: town/directory
  members: { client_id: ${CLIENT_ID}, repository: town/directory }
`

export async function startProposingSite(
  env: Readonly<Record<string, string>> = { CONTEXT: 'production' },
): Promise<ProposingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'osd propose '))
  const content = join(folder, 'content')
  cpSync(join(PROJECT, 'content'), content, { recursive: true })
  const settings = join(content, 'directory.yaml')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(settings, text.replace(/^pages:\n/m, PAGES))
  const github = await startFakeGitHub(recordsIn(folder))
  const port = await freePort()
  const out = join(folder, 'dist')
  const origin = `http://127.0.0.1:${port}`
  const host = { NETLIFY: 'true', URL: origin, DEPLOY_PRIME_URL: origin, ...env }
  const { loaded, published } = await buildSite({ content, out, env: host })
  if (!published) throw new Error(JSON.stringify(loaded.diagnostics))
  const netlify = await startNetlify({ root: folder, port, env: github.env })
  return {
    netlify,
    github,
    folder,
    async close() {
      await netlify.close()
      await github.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The text files below `content/`, by their paths in the repository. */
export function recordsIn(folder: string): Record<string, string> {
  const names = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [`content/${name}`, readFileSync(join(folder, 'content', name), 'utf8')]),
  )
}

/** The pages must know their address before they are served. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
