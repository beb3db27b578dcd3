import type { Directory } from '../directory/directory.ts'
import { composeLists } from '../feed/lists.ts'
import { QUALITY } from '../feed/paths.ts'
import { toAdvised } from '../quality/check.ts'
import { type QualityDocument, composeQuality } from '../quality/document.ts'
import { type SiteOptions, planOf } from './plan.ts'
import type { PublishedFile } from './published-file.ts'
import { createPublisher } from './publisher.ts'
import { type Feed, file, stepsOf } from './steps.ts'

/** The whole site of a directory, file by file. Nothing is written here, and the same directory gives the same bytes. */
export function* composeSite(directory: Directory, options: SiteOptions): Generator<PublishedFile> {
  yield* composeFeed(feedOf(directory), options)
  yield file(QUALITY, qualityOf(directory, options)).file
}

/** The whole site of a feed, file by file. */
export function* composeFeed(feed: Feed, options: SiteOptions): Generator<PublishedFile> {
  const publisher = createPublisher(planOf(feed, options))
  for (const step of stepsOf(feed, options)) yield* publisher.take(step)
}

/** The feed that a directory publishes. */
export const feedOf = (directory: Directory): Feed => ({
  settings: directory.settings,
  removed: directory.removed,
  lists: composeLists(directory),
})

/** What is published of how good the records are. */
export const qualityOf = (
  directory: Directory,
  { postcodes = [] }: Pick<SiteOptions, 'postcodes'>,
): QualityDocument => composeQuality(toAdvised(directory, { postcodes }))
