import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { nothingHere } from '../../../api/problem.ts'
import { NOT_FOUND, NOT_FOUND_PAGE } from '../../../feed/paths.ts'
import type { SingleDocument } from './document.ts'

/** The body of every 404 that a static host sends. */
export const notFoundJson: SingleDocument = notFoundAt(NOT_FOUND)

/** Hosts send the file of this name when no rule applies. It holds JSON as well. */
export const notFoundPage: SingleDocument = notFoundAt(NOT_FOUND_PAGE)

function notFoundAt(path: string): SingleDocument {
  return {
    kind: 'single',
    title: 'the body of a 404',
    path,
    patterns: [path],
    type: MEDIA_TYPES.json,
    from: 'file',
    make: ({ plan }) => JSON.stringify(nothingHere(plan.pages)),
  }
}
