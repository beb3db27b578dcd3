import type { Directory } from '../directory/directory.ts'
import { createQualityContext } from './advise.ts'
import { type QualityDocument, advisedIn } from './document.ts'
import { assuredInFuture } from './rules/assured-in-future.ts'
import { assuredLongAgo } from './rules/assured-long-ago.ts'

/**
 * How many records have advice on a day, YYYY-MM-DD: those in the document, which is the same on every day, and those whose
 * date of a check is not right on this one.
 */
export function countAdvised(document: QualityDocument, directory: Directory, now: string): number {
  const ids = new Set(advisedIn(document))
  const context = createQualityContext(directory, { now })
  for (const { check } of [assuredInFuture, assuredLongAgo])
    for (const { about } of check?.(context) ?? []) ids.add(about.id)
  return ids.size
}
