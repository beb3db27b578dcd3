import { QUALITY } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

export const quality: SingleDocument = {
  kind: 'single',
  title: 'how complete and current each record is',
  path: QUALITY,
  patterns: [QUALITY],
  type: JSON_TYPE,
  from: 'file',
  make: (site) => site.quality && JSON.stringify(site.quality()),
}
