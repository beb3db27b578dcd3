import type { Manifest } from '../api/manifest.ts'
import type { Settings } from '../record/settings/settings.ts'

/** What the API has to know about a build. Its parts are asked for when they are looked at. */
export const composeManifest = (
  { title, base_url, per_page }: Pick<Settings, 'title' | 'base_url' | 'per_page'>,
  build: string,
  parts: Pick<Manifest, 'collections' | 'search' | 'coverage'>,
): Manifest => ({
  format: 2,
  build,
  title,
  ...(base_url && { base_url }),
  per_page,
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
