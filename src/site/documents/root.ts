import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import { ROOT } from '../../feed/paths.ts'
import { composeRoot } from '../../feed/root.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

export const root: SingleDocument = {
  kind: 'single',
  title: 'what the feed is and which standard it follows',
  path: ROOT,
  patterns: [ROOT],
  type: JSON_TYPE,
  from: 'both',
  make: ({ feed, postcodes }) =>
    JSON.stringify(composeRoot(feed.settings, attributionOf(postcodes))),
}

/** The attributions that the licences of ingested postcodes require, each once. */
const attributionOf = (postcodes: readonly PostcodeSource[]) => [
  ...new Set(postcodes.flatMap(({ attribution }) => attribution)),
]
