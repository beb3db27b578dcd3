import type { Directory } from '../directory/directory.ts'
import { once } from '../memoise.ts'
import { createQualityContext } from '../quality/check.ts'
import { composeQuality } from '../quality/document.ts'
import type { Site } from './composed-site.ts'
import { type Feed, feedOf } from './feed.ts'
import { type SiteOptions, planOf } from './plan.ts'

/** Composes the site of a directory. */
export const composeSite = (directory: Directory, options: SiteOptions): Site => ({
  ...composeFeed(feedOf(directory), options),
  quality: once(() => composeQuality(createQualityContext(directory, options))),
})

/** Composes the site of a feed. */
export const composeFeed = (feed: Feed, options: SiteOptions): Site => ({
  feed,
  plan: planOf(feed, options),
  postcodes: options.postcodes ?? [],
  sectors: options.sectors,
  publicFiles: options.publicFiles,
  origins: options.origins,
  assets: options.assets,
  changes: options.changes,
})
