import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import type { IndexDocument } from './document.ts'

/** The files of search and of service areas, and packs of them. */
export const searchIndex: IndexDocument = {
  kind: 'index',
  title: 'the search index',
  patterns: ['/_/b/{build}/index/{file}.bin'],
  type: MEDIA_TYPES.bin,
  from: 'both',
}

export const suggestions: IndexDocument = {
  kind: 'index',
  title: 'names for search boxes that complete',
  patterns: ['/_/b/{build}/suggestions/{number}.bin'],
  type: 'application/octet-stream',
  from: 'both',
}

export const postcodeShards: IndexDocument = {
  kind: 'index',
  title: 'postcodes and what is known of their place',
  patterns: ['/_/b/{build}/index/postcodes/{file}.json'],
  type: MEDIA_TYPES.json,
  from: 'both',
}
