import type { Manifest } from '../../api/manifest.ts'
import type { WrittenFile } from '../site/published-file.ts'

/** Stands for the manifest in a bundled function, as JavaScript. */
export const PLACEHOLDER = '"the manifest of a build"'

interface TextFile {
  readonly path: string
  readonly body: string
}

/** An edge function of one build. Bundles are the same for every build but for this text. */
export const insertManifest = ({ path, body }: TextFile, manifest: Manifest): WrittenFile => ({
  path,
  body: body.replace(PLACEHOLDER, () => JSON.stringify(JSON.stringify(manifest))),
})
