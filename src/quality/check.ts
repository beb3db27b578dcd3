import { contextFor } from '../coverage/builder.ts'
import { type PostcodeSource, createLookup } from '../coverage/gazetteer/postcode-source.ts'
import type { Directory, Service } from '../directory/directory.ts'
import { publishedOf } from '../feed/published.ts'
import type { Advice, Advised, QualityRule } from './advice.ts'
import { createAreaJudge } from './areas.ts'
import { assuredWhen, notAssured } from './rules/assured.ts'
import {
  htmlInDescription,
  noDescription,
  shortDescription,
  shoutingDescription,
} from './rules/descriptions.ts'
import { farFromPostcode } from './rules/far-from-postcode.ts'
import { likelyDuplicate } from './rules/likely-duplicate.ts'
import { lostNought } from './rules/lost-nought.ts'
import { noContact } from './rules/no-contact.ts'
import { noPlaceOrArea } from './rules/no-place-or-area.ts'
import { noTimes } from './rules/no-times.ts'
import { notHttps } from './rules/not-https.ts'
import { twoNumbers } from './rules/two-numbers.ts'
import { unjudgedArea } from './rules/unjudged-area.ts'
import { unusedTerms } from './rules/unused-terms.ts'

/** Every kind of advice; register a new one here. */
const rules: readonly QualityRule[] = [
  notAssured,
  assuredWhen,
  noDescription,
  shortDescription,
  shoutingDescription,
  htmlInDescription,
  noContact,
  twoNumbers,
  lostNought,
  noTimes,
  noPlaceOrArea,
  farFromPostcode,
  unjudgedArea,
  likelyDuplicate,
  notHttps,
  unusedTerms,
]

/** What advice depends on, besides the records. */
export interface QualityOptions {
  /** Ingested postcodes; none are needed. */
  readonly postcodes?: readonly PostcodeSource[]
  /** The day on which advice is given, as year-month-day; without it nothing is too old. */
  readonly now?: string
}

/** What advice is given on: whatever is published, but for services that have ended. */
export function toAdvised(
  directory: Directory,
  { postcodes = [], now }: QualityOptions = {},
): Advised {
  const { settings, areas } = directory
  const { countries } = settings
  const { services, organizations } = publishedOf(directory)
  const inUse = services.filter(isInUse)
  return {
    directory,
    services: inUse,
    organizations,
    locations: [...new Set(inUse.flatMap(({ places }) => places.map(({ location }) => location)))],
    lookup: createLookup(countries, postcodes),
    judge: createAreaJudge({ areas, countries }, contextFor({ countries, sources: postcodes })),
    ...(now !== undefined && { now }),
    isPublic: (field) => !settings.private_fields.includes(field),
  }
}

const isInUse = ({ value: { status } }: Service) =>
  status === 'active' || status === 'temporarily closed'

/** All advice on a directory. */
export function* advise(advised: Advised): Generator<Advice> {
  for (const rule of rules) yield* rule(advised)
}
