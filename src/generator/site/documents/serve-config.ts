import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { composeServeConfig } from '../../../hosts/serve-config.ts'
import type { SummaryDocument } from './document.ts'

/** The settings of the program `serve`. */
export const serveConfig: SummaryDocument = {
  kind: 'summary',
  title: 'settings for the program `serve`',
  path: '/serve.json',
  patterns: ['/serve.json'],
  type: MEDIA_TYPES.json,
  from: 'file',
  make: (manifest) => JSON.stringify(composeServeConfig(manifest)),
}
