import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import type { Directory } from '../directory/directory.ts'
import { once } from '../memoise.ts'
import { createQualityContext } from '../quality/check.ts'
import { type QualityDocument, composeQuality } from '../quality/document.ts'
import { type Feed, feedOf } from './feed.ts'
import { type SiteOptions, planOf } from './plan.ts'
import type { SitePlan } from './step.ts'

/** Everything that documents are made of. Each part is composed when it is needed. */
export interface Site {
  readonly feed: Feed
  readonly plan: SitePlan
  /** Ingested postcodes. */
  readonly postcodes: readonly PostcodeSource[]
  /** Absent for a feed that is not made of records. */
  readonly quality?: () => QualityDocument
}

/** Composes the site of a directory. */
export const composeSite = (directory: Directory, options: SiteOptions): Site => ({
  ...composeFeed(feedOf(directory), options),
  quality: once(() =>
    composeQuality(createQualityContext(directory, { postcodes: options.postcodes ?? [] })),
  ),
})

/** Composes the site of a feed. */
export const composeFeed = (feed: Feed, options: SiteOptions): Site => ({
  feed,
  plan: planOf(feed, options),
  postcodes: options.postcodes ?? [],
})
