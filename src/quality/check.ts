import { contextFor } from '../coverage/builder.ts'
import { type PostcodeSource, createLookup } from '../coverage/gazetteer/postcode-source.ts'
import type { Directory, Service } from '../directory/directory.ts'
import type { SectorTable } from '../places/sectors.ts'
import { publishedOf } from '../feed/published.ts'
import { createAreaJudge } from './areas.ts'
import type { Advice, QualityContext } from './rules/rule.ts'
import { qualityRules } from './rules/rules.ts'

export interface QualityOptions {
  /** Ingested postcodes. */
  readonly postcodes?: readonly PostcodeSource[]
  /** The sectors of Great Britain. */
  readonly sectors?: SectorTable | undefined
  /** Today, YYYY-MM-DD. Without it no date is too old. */
  readonly now?: string
  /** Why each broken link is broken, by address. */
  readonly brokenLinks?: ReadonlyMap<string, string>
}

/** Collects what rules check: everything that is published, except services that have ended. */
export function createQualityContext(
  directory: Directory,
  { postcodes = [], sectors, now, brokenLinks = new Map() }: QualityOptions = {},
): QualityContext {
  const { settings, areas } = directory
  const { countries } = settings
  const { services, organizations } = publishedOf(directory)
  const inUse = services.filter(isInUse)
  return {
    directory,
    services: inUse,
    organizations,
    locations: [...new Set(inUse.flatMap(({ places }) => places.map(({ location }) => location)))],
    lookup: createLookup({ countries, sources: postcodes, sectors }),
    judge: createAreaJudge({ areas, countries }, contextFor({ countries, sources: postcodes })),
    brokenLinks,
    ...(now !== undefined && { now }),
    isPublic: (field) => !settings.private_fields.includes(field),
  }
}

const isInUse = ({ value: { status } }: Service) =>
  status === 'active' || status === 'temporarily closed'

/** All advice on a directory. */
export function* advise(context: QualityContext): Generator<Advice> {
  for (const { code, check } of qualityRules)
    for (const finding of check(context)) yield { code, severity: 'advice', ...finding }
}
