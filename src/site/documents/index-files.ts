import type { IndexDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

/** The files of search and of service areas, and packs of them. */
export const searchIndex: IndexDocument = {
  kind: 'index',
  title: 'the search index',
  patterns: ['/_/b/{build}/index/{file}.bin'],
  type: 'application/octet-stream',
  from: 'both',
}

export const postcodeShards: IndexDocument = {
  kind: 'index',
  title: 'postcodes and what is known of their place',
  patterns: ['/_/b/{build}/index/postcodes/{file}.json'],
  type: JSON_TYPE,
  from: 'both',
}
