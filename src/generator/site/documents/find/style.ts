import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { symbolsFile } from '../../../../pages/layout/symbols.ts'
import { iconOf } from '../../../../pages/layout/style/look.ts'
import { lookPicture } from '../../look-picture.ts'
import type { Site } from '../../composed-site.ts'
import type { Body } from '../../published-file.ts'
import type { SetDocument } from '../document.ts'
import { type SitePages, pagesOf } from './context.ts'

/** The style of all pages. Its name changes with its content, so it can be cached for ever. */
export const pageStyle = lookDocument(
  'the style of all pages',
  ['/find/_/style.{checksum}.css'],
  MEDIA_TYPES.css,
  ({ styles }) => styles.map(({ path, text }) => [path, () => text]),
)

export const pageSymbols = lookDocument(
  'the symbols of pages, and the icon of the directory',
  ['/find/_/symbols.{checksum}.svg', '/find/_/icon.{checksum}.svg'],
  MEDIA_TYPES.svg,
  ({ looks }) => [
    [symbolsFile.path, () => symbolsFile.text],
    ...looks.map((look) => [look.icon, () => iconOf(look)] as const),
  ],
)

export const pagePicture = lookDocument(
  'the picture that other sites show with a link',
  ['/find/_/picture.{checksum}.png'],
  MEDIA_TYPES.png,
  ({ looks }) => looks.map((look) => [look.picture, () => lookPicture(look.theme.light)]),
)

/** The scripts of pages. Their names change with their content, too. */
export const pageScripts = lookDocument(
  'the scripts of pages',
  ['/find/_/{script}.{checksum}.js'],
  MEDIA_TYPES.js,
  (_, site) => assetsOf(site, '.js'),
)

export const mapStyle = lookDocument(
  'the style of the map',
  ['/find/_/leaflet.{checksum}.css'],
  MEDIA_TYPES.css,
  (_, site) => assetsOf(site, '.css'),
)

const assetsOf = ({ assets }: Site, ending: string) =>
  Object.values(assets ?? {})
    .filter(({ path }) => path.endsWith(ending))
    .map(({ path, text }) => [path, () => text] as const)

function lookDocument(
  title: string,
  patterns: readonly string[],
  type: string,
  files: (pages: SitePages, site: Site) => readonly (readonly [string, () => Body])[],
): SetDocument {
  return {
    kind: 'set',
    title,
    patterns,
    type,
    from: 'file',
    below: '/find/_/',
    files(site) {
      const pages = pagesOf(site)
      return new Map(pages && files(pages, site))
    },
  }
}
