import { composeDcat } from '../../../feed/dcat.ts'
import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { DCAT } from '../../../feed/paths.ts'
import type { SingleDocument } from './document.ts'

export const dcat: SingleDocument = {
  kind: 'single',
  title: 'a catalogue for harvesters of open data, DCAT-AP',
  path: DCAT,
  patterns: [DCAT],
  type: MEDIA_TYPES.json,
  from: 'file',
  make({ feed: { settings, lists, sources } }) {
    const described = { places: lists.places(), modified: lists.modified?.(), sources }
    return JSON.stringify(composeDcat(settings, described))
  },
}
