import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { MINIMAL_PER_FILE, minimalPath, wholePath } from '../../../feed/paths.ts'
import type { JoinedDocument, ListDocument } from './document.ts'
import { linesText, pageText } from './json.ts'
import { texts } from './texts.ts'

export const minimal: ListDocument = {
  kind: 'list',
  title: 'ids and dates of a list, one a line',
  collections: texts.minimal.collections,
  of: 'minimal',
  perFile: () => MINIMAL_PER_FILE,
  path: ({ build, collection }, number) => minimalPath(build, collection, number - 1),
  patterns: ['/_/b/{build}/{list}/minimal/{number}.ndjson'],
  type: MEDIA_TYPES.ndjson,
  from: 'both',
  whenEmpty: false,
  make: (_, lines) => linesText(lines),
}

export const allMinimal: JoinedDocument = {
  kind: 'joined',
  title: 'every id and date of a list, one a line',
  of: minimal,
  path: ({ build, collection }) => wholePath(build, collection, 'minimal.ndjson'),
  patterns: ['/_/b/{build}/{list}/minimal.ndjson'],
  type: MEDIA_TYPES.ndjson,
  from: 'both',
  mark: { name: 'minimal.ndjson', of: minimal },
}

export const minimalPage: ListDocument = {
  kind: 'list',
  title: 'every id and date of a list, on one page',
  collections: texts.minimal.collections,
  of: 'minimal',
  perFile: ({ total }) => Math.max(1, total),
  path: ({ build, collection }) => wholePath(build, collection, 'minimal.json'),
  patterns: ['/_/b/{build}/{list}/minimal.json'],
  type: MEDIA_TYPES.json,
  from: 'both',
  whenEmpty: true,
  make: pageText,
  checks: 'minimal.json',
  mark: { name: 'minimal.json', of: minimal },
}
