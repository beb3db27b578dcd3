import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/** The style of all pages. Its name changes with its content, so it can be cached for ever. */
export const pageStyle: SetDocument = {
  kind: 'set',
  title: 'the style of all pages',
  patterns: ['/find/_/style.{checksum}.css'],
  type: MEDIA_TYPES.css,
  from: 'file',
  below: '/find/_/',
  files(site) {
    const style = pagesOf(site)?.style
    return new Map(style && [[style.path, () => style.text]])
  },
}
