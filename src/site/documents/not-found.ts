import { notFound } from '../../api/problem.ts'
import { NOT_FOUND } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

/** The body of every 404 that a static host sends. */
export const notFoundJson: SingleDocument = notFoundAt(NOT_FOUND)

/** Netlify and others send the file of this name when no rule applies. It holds JSON as well. */
export const notFoundPage: SingleDocument = notFoundAt('/404.html')

function notFoundAt(path: string): SingleDocument {
  return {
    kind: 'single',
    title: 'the body of a 404',
    path,
    patterns: [path],
    type: JSON_TYPE,
    from: 'file',
    make: () => JSON.stringify(notFound()),
  }
}
