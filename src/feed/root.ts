import type { Settings } from '../record/settings/settings.ts'
import { OPENAPI } from './paths.ts'

/** The edition that we publish, in the spelling by which the official validator picks its schemas. */
export const VERSION = 'HSDS-UK-3.0'

/** Where the UK profile of the standard is described. */
const PROFILE = 'https://docs.openreferraluk.org/'

/** The address of a feed whose publisher has set none: that of the program on one's own machine. */
export const LOCAL_BASE = 'http://localhost:8888'

/**
 * The document at `/`: what this feed is, which edition of the standard it keeps to, and the words that licences of other
 * people's data ask for.
 */
export function composeRoot(settings: Settings, attribution: readonly string[] = []) {
  const { title, description, publisher, licence, language, timezone, base_url } = settings
  return {
    version: VERSION,
    profile: PROFILE,
    openapi_url: `${base_url ?? LOCAL_BASE}${OPENAPI}`,
    title,
    ...(description && { description }),
    ...(publisher && {
      publisher: { ...without(publisher, 'url'), ...(publisher.url && { website: publisher.url }) },
    }),
    ...(licence && { licence }),
    language,
    timezone,
    ...(attribution.length > 0 && { attribution }),
  }
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value
  return rest
}
