import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toAssets } from '../../pages/layout/assets.ts'
import type { bundleAssets as fromSources } from './bundle-assets.ts'

/** The folder of the scripts in the package, which were bundled when it was made. */
const SCRIPTS = fileURLToPath(new URL('../scripts/', import.meta.url))

/** Stands for bundle-assets.ts in the package: nothing is left to bundle. */
export const bundleAssets: typeof fromSources = async () =>
  toAssets(
    textOf,
    readdirSync(SCRIPTS)
      .filter((name) => name.startsWith('shared.'))
      .map((name) => [name, textOf(name)]),
  )

const textOf = (name: string) => readFileSync(SCRIPTS + name, 'utf8')
