import type { Directory } from '../../directory/directory.ts'
import { once } from '../../text/memoise.ts'
import { createQualityContext } from '../../quality/advise.ts'
import { composeQuality } from '../../quality/document.ts'
import { builtMessagesIn, sentencesFor } from '../../messages/messages.ts'
import { withMessages } from '../../pages/layout/assets.ts'
import { pageLanguagesOf } from '../../record/schema/page-languages.ts'
import type { Site } from './composed-site.ts'
import { type Feed, feedOf } from './feed.ts'
import { type SiteOptions, planOf } from './plan.ts'

/** Composes the site of a directory. */
export const composeSite = (directory: Directory, options: SiteOptions): Site => ({
  ...composeFeed(feedOf(directory), options),
  quality: once(() => composeQuality(createQualityContext(directory, options))),
})

/** Composes the site of a feed. */
export function composeFeed(feed: Feed, options: SiteOptions): Site {
  const assets = options.assets && withMessages(options.assets, messagesOf(feed))
  return {
    feed,
    plan: planOf(feed, { ...options, assets }),
    postcodes: options.postcodes ?? [],
    sectors: options.sectors,
    places: options.places,
    publicFiles: options.publicFiles,
    sources: options.sources,
    provenance: options.provenance,
    assets,
    changes: options.changes,
  }
}

/** The messages of a feed, in each language of its pages. */
const messagesOf = ({ settings, replaced }: Feed) =>
  pageLanguagesOf(settings).map((language) => {
    const speaking = { language, ...(replaced && { replaced }) }
    return [language, builtMessagesIn(speaking), sentencesFor(speaking)] as const
  })
