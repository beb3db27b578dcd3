import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/** The scripts of pages. Their names change with their content, so they can be cached for ever. */
export const pageScripts = assetSet(
  'the scripts of pages',
  ['/find/_/{script}.{checksum}.js'],
  MEDIA_TYPES.js,
)

/** The style of the map. */
export const mapStyle = assetSet(
  'the style of the map',
  ['/find/_/leaflet.{checksum}.css'],
  MEDIA_TYPES.css,
)

function assetSet(title: string, patterns: readonly string[], type: string): SetDocument {
  const ending = patterns[0]!.slice(patterns[0]!.lastIndexOf('.'))
  return {
    kind: 'set',
    title,
    patterns,
    type,
    from: 'file',
    below: '/find/_/',
    files: (site) =>
      new Map(
        Object.values((pagesOf(site) && site.assets) ?? {})
          .filter(({ path }) => path.endsWith(ending))
          .map(({ path, text }) => [path, () => text]),
      ),
  }
}
