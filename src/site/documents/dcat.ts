import { composeDcat } from '../../feed/dcat.ts'
import { DCAT } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

export const dcat: SingleDocument = {
  kind: 'single',
  title: 'a catalogue for harvesters of open data, DCAT-AP',
  path: DCAT,
  patterns: [DCAT],
  type: JSON_TYPE,
  from: 'file',
  make({ feed: { settings, lists } }) {
    return JSON.stringify(
      composeDcat(settings, { places: lists.places(), modified: lists.modified?.() }),
    )
  },
}
