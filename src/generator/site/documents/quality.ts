import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { QUALITY } from '../../../feed/paths.ts'
import type { SingleDocument } from './document.ts'

export const quality: SingleDocument = {
  kind: 'single',
  title: 'how complete and current each record is',
  path: QUALITY,
  patterns: [QUALITY],
  type: MEDIA_TYPES.json,
  from: 'file',
  make: (site) => site.quality && JSON.stringify(site.quality()),
}
