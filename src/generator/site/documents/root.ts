import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { ROOT } from '../../../feed/paths.ts'
import { composeRoot } from '../../../feed/root.ts'
import { PLACES_ATTRIBUTION } from '../../../countries/gb/british-place.ts'
import { SECTORS_ATTRIBUTION } from '../../../countries/gb/sectors.ts'
import type { Site } from '../composed-site.ts'
import type { SingleDocument } from './document.ts'

export const root: SingleDocument = {
  kind: 'single',
  title: 'what the feed is and which standard it follows',
  path: ROOT,
  patterns: [ROOT],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: (site) => JSON.stringify(composeRoot(site.feed.settings, attributionOf(site), site.feed)),
}

/** The attributions that the licences of ingested postcodes, of the tables of sectors and places, and of imported records require, each once. */
const attributionOf = ({ feed, postcodes, sectors, places }: Site) => [
  ...new Set([
    ...(feed.sources ?? []).flatMap(({ settings }) => settings.attribution ?? []),
    ...postcodes.flatMap(({ attribution }) => attribution),
    ...(sectors ? SECTORS_ATTRIBUTION : []),
    ...(places ? PLACES_ATTRIBUTION : []),
  ]),
]
