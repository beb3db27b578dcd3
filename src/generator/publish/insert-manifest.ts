import type { Manifest } from '../../api/manifest.ts'
import type { WrittenFile } from '../site/published-file.ts'

/** Stands for the manifest in a bundled function, as JavaScript. */
export const PLACEHOLDER = '"the manifest of a build"'

interface TextFile {
  readonly path: string
  readonly body: string
}

/** An edge function of one build. Bundles are the same for every build but for this text. */
export const insertManifest = ({ path, body }: TextFile, manifest: Manifest): WrittenFile => {
  const own = path === '/feed.js' ? manifest : withoutSums(manifest)
  return { path, body: body.replace(PLACEHOLDER, () => JSON.stringify(JSON.stringify(own))) }
}

/** A manifest without what is known of the files that only the function of lists passes on: it grows with them. */
const withoutSums = ({ collections, ...rest }: Manifest): Manifest => ({
  ...rest,
  collections: Object.fromEntries(
    Object.entries(collections).map(([name, one]) => [
      name,
      { ...one, marks: {}, sizes: {}, checks: {} },
    ]),
  ) as unknown as Manifest['collections'],
})
