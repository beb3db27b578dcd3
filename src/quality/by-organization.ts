import type { Organization, Service } from '../directory/directory.ts'
import { groupBy } from '../directory/group-by.ts'
import { compareCodePoints, sortName } from '../feed/order.ts'
import { assuredInFuture } from './rules/assured-in-future.ts'
import { assuredLongAgo } from './rules/assured-long-ago.ts'
import { notAssured } from './rules/not-assured.ts'
import type { Advice, QualityContext, Subject } from './rules/quality-rule.ts'
import { meanOf, scoreOf } from './score.ts'

/** The quality of the records of one organization. */
export interface OrganizationQuality {
  /** Absent for records that belong to none, such as taxonomies. */
  readonly organization?: Organization
  /** The organization itself, its services that are in use, and their places. */
  readonly records: readonly Subject[]
  readonly services: readonly Service[]
  /** The mean score of its records. */
  readonly score: number
  readonly advice: readonly Advice[]
  /** The service that was checked longest ago, among those with a date. */
  readonly oldest?: Service
  /** Services that somebody should confirm as still correct. */
  readonly toConfirm: readonly Service[]
}

/** Groups records and their advice by organization, the worst first. */
export function byOrganization(
  context: QualityContext,
  advice: readonly Advice[],
): readonly OrganizationQuality[] {
  const ownerOf = createOwners(context)
  const adviceOn = groupBy(advice, ({ about }) => about)
  const { services, organizations, locations, directory } = context
  const subjects: readonly Subject[] = [
    ...services,
    ...organizations,
    ...locations,
    ...directory.taxonomies,
  ]
  return [...groupBy(subjects, ownerOf)]
    .map(([organization, own]) => toQuality(organization, own, adviceOn))
    .sort(worstFirst)
}

function toQuality(
  organization: Organization | undefined,
  subjects: readonly Subject[],
  adviceOn: ReadonlyMap<Subject, readonly Advice[]>,
): OrganizationQuality {
  const services = subjects.filter((subject): subject is Service => subject.entity === 'service')
  const codesOf = (subject: Subject) => (adviceOn.get(subject) ?? []).map(({ code }) => code)
  const [oldest] = services
    .filter(({ value }) => value.assured_date !== undefined)
    .sort((a, b) => compareCodePoints(dateOf(a), dateOf(b)))
  return {
    ...(organization && { organization }),
    records: subjects,
    services,
    score: meanOf(subjects.map((subject) => scoreOf(codesOf(subject)))),
    advice: subjects.flatMap((subject) => adviceOn.get(subject) ?? []),
    ...(oldest && { oldest }),
    toConfirm: services.filter((service) => codesOf(service).some((code) => STALE.includes(code))),
  }
}

/** Advice to confirm a service. */
const STALE = [notAssured, assuredInFuture, assuredLongAgo].map(({ code }) => code)

const dateOf = ({ value }: Service) => value.assured_date ?? ''

/** The organization that a record belongs to. A place belongs to the one that runs it, or else to the first with a service there. */
function createOwners({
  services,
}: QualityContext): (subject: Subject) => Organization | undefined {
  const guests = new Map<Subject, Organization>()
  for (const { organization, places } of services)
    for (const { location } of places) if (!guests.has(location)) guests.set(location, organization)
  return (subject) => {
    if (subject.entity === 'organization') return subject as Organization
    if ('organization' in subject) return subject.organization
    return guests.get(subject)
  }
}

const nameOf = ({ organization }: OrganizationQuality) => sortName(organization?.value.name ?? '')

const worstFirst = (a: OrganizationQuality, b: OrganizationQuality): number =>
  a.score - b.score || b.advice.length - a.advice.length || compareCodePoints(nameOf(a), nameOf(b))
