import type { Settings } from '../record/settings/settings.ts'
import { dumpFiles } from './dumps.ts'
import { OPENAPI } from './paths.ts'

/** The edition that we publish. The official validator selects its schemas by this spelling. */
export const VERSION = 'HSDS-UK-3.0'

/** The description of the UK profile. */
export const PROFILE = 'https://docs.openreferraluk.org/'

/** The address of a feed without a `base_url`: that of `osd dev` and `osd preview`. */
export const LOCAL_BASE = 'http://localhost:8888'

/**
 * The document at `/`: what this feed is, which edition of the standard it follows, the attributions that licences require,
 * and the files that have all of it. `publisher.identifier` and `data_guide` are those of HSDS 3.2; the UK profile allows more
 * fields than its own.
 */
export function composeRoot(settings: Settings, attribution: readonly string[] = []) {
  const { title, description, publisher, licence, data_guide, language, timezone, base_url } =
    settings
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
    ...(data_guide && { data_guide }),
    language,
    timezone,
    ...(attribution.length > 0 && { attribution }),
    dumps: dumpFiles,
  }
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value
  return rest
}
