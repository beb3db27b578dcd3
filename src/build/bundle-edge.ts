import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Manifest } from '../feed/manifest.ts'

const entry = (name: string) => fileURLToPath(new URL(`../edge/${name}.ts`, import.meta.url))

/** Bundles the edge functions into a folder, with the manifest of a build inside. */
export async function bundleEdge(outdir: string, manifest: Manifest): Promise<void> {
  await build({
    entryPoints: { feed: entry('feed'), methods: entry('methods') },
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { MANIFEST: JSON.stringify(manifest) },
    logLevel: 'silent',
  })
}
