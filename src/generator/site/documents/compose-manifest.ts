import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import type { Manifest } from '../../../api/manifest.ts'
import { MANIFEST } from '../../../feed/paths.ts'
import type { SummaryDocument } from './document.ts'

export const manifest: SummaryDocument = {
  kind: 'summary',
  title: 'what the function must know about the files of a build',
  path: MANIFEST,
  patterns: [MANIFEST],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: (described) => JSON.stringify(described),
}

/** Composes a manifest. Its parts are read only when they are needed, because `dev` computes them lazily. */
export const composeManifest = (
  { title, base_url, per_page, pages }: Pick<Manifest, 'title' | 'base_url' | 'per_page' | 'pages'>,
  build: string,
  parts: Pick<Manifest, 'collections' | 'search' | 'coverage'>,
): Manifest => ({
  format: 4,
  build,
  title,
  ...(base_url && { base_url }),
  per_page,
  ...(pages && { pages }),
  get collections() {
    return parts.collections
  },
  get search() {
    return parts.search
  },
  get coverage() {
    return parts.coverage
  },
})
