import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { composeHostRules } from '../../../src/hosts/netlify/file-rules.ts'

/** A build in a temporary folder, with the layout of dist/. */
export interface Fixture {
  siteDir: string
  functionsDir: string
  remove(): Promise<void>
}

/** Writes the files of a site, by path, with the rules of every build, and bundles edge functions from TypeScript, by name. */
export async function createFixture({
  site = {},
  functions = {},
}: {
  site?: Record<string, string>
  functions?: Record<string, string>
}): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'osd-edge-'))
  const siteDir = join(root, 'site')
  const functionsDir = join(root, 'edge')
  const rules = composeHostRules(false).map(({ path, body }) => [path, body as string] as const)
  for (const [path, content] of [...rules, ...Object.entries(site)]) {
    const file = join(siteDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const [name, contents] of Object.entries(functions)) {
    await build({
      stdin: { contents, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      outfile: join(functionsDir, `${name}.js`),
      logLevel: 'silent',
    })
  }
  return { siteDir, functionsDir, remove: () => rm(root, { recursive: true, force: true }) }
}
