import type { Directory } from '../directory/directory.ts'
import { QUALITY } from '../feed/paths.ts'
import { toAdvised } from '../quality/check.ts'
import { type QualityDocument, composeQuality } from '../quality/document.ts'
import { type Feed, feedOf } from './feed.ts'
import { type SiteOptions, planOf } from './plan.ts'
import type { PublishedFile } from './published-file.ts'
import { createPublisher } from './publisher.ts'
import { documentStep, stepsOf } from './steps.ts'

/** The whole site of a directory, file by file. Nothing is written here, and the same directory gives the same bytes. */
export function* composeSite(directory: Directory, options: SiteOptions): Generator<PublishedFile> {
  yield* composeFeed(feedOf(directory), options)
  yield documentStep(QUALITY, qualityOf(directory, options)).file
}

/** The whole site of a feed, file by file. */
export function* composeFeed(feed: Feed, options: SiteOptions): Generator<PublishedFile> {
  const publisher = createPublisher(planOf(feed, options))
  for (const step of stepsOf(feed, options)) yield* publisher.take(step)
}

/** What is published of how good the records are. */
export const qualityOf = (
  directory: Directory,
  { postcodes = [] }: Pick<SiteOptions, 'postcodes'>,
): QualityDocument => composeQuality(toAdvised(directory, { postcodes }))
