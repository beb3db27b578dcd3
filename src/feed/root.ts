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
 * and the files that have all of it. `notice` is what stands on every
 * page, and `holds_until` the last day before something changes by itself. `publisher.identifier` and `data_guide` are those of HSDS 3.2; the UK profile allows more
 * fields than its own.
 */
export function composeRoot(
  settings: Settings,
  attribution: readonly string[] = [],
  { today, holdsUntil }: { readonly today?: string; readonly holdsUntil?: string } = {},
) {
  const notice = noticeOn(settings, today)
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
    ...(notice && { notice }),
    ...(holdsUntil !== undefined && { holds_until: holdsUntil }),
    ...(attribution.length > 0 && { attribution }),
    dumps: dumpFiles,
  }
}

/** The notice of a directory on the day of a build; undefined when there is none, or its last day is over. */
export const noticeOn = ({ notice }: Pick<Settings, 'notice'>, today = ''): Settings['notice'] =>
  notice?.until !== undefined && today > notice.until ? undefined : notice

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value
  return rest
}
