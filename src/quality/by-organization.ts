import type { Organization, Service } from '../directory/directory.ts'
import { groupBy } from '../directory/group-by.ts'
import { compareCodePoints, sortName } from '../feed/order.ts'
import type { Advice, Advised, Subject } from './advice.ts'
import type { AdviceCode } from '../diagnostics/advice.ts'
import { meanOf, scoreOf } from './score.ts'

/** What there is to do for one organization. */
export interface OrganizationQuality {
  /** Absent for what belongs to none, such as the terms of a taxonomy. */
  readonly organization?: Organization
  /** Its services in use, itself, and their places. */
  readonly records: readonly Subject[]
  readonly services: readonly Service[]
  /** The mean score of its records. */
  readonly score: number
  readonly advice: readonly Advice[]
  /** The service that was checked longest ago, of those that say when. */
  readonly oldest?: Service
  /** Services of which somebody should say that they are still correct. */
  readonly toConfirm: readonly Service[]
}

/** Sorts advice by the organizations that it concerns, the worst first. */
export function byOrganization(
  advised: Advised,
  advice: readonly Advice[],
): readonly OrganizationQuality[] {
  const ownerOf = createOwners(advised)
  const given = groupBy(advice, ({ about }) => about)
  const { services, organizations, locations, directory } = advised
  const subjects: readonly Subject[] = [
    ...services,
    ...organizations,
    ...locations,
    ...directory.taxonomies,
  ]
  return [...groupBy(subjects, ownerOf)]
    .map(([organization, own]) => toQuality(organization, own, given))
    .sort(worstFirst)
}

function toQuality(
  organization: Organization | undefined,
  subjects: readonly Subject[],
  given: ReadonlyMap<Subject, readonly Advice[]>,
): OrganizationQuality {
  const services = subjects.filter((subject): subject is Service => subject.entity === 'service')
  const codesOf = (subject: Subject) => (given.get(subject) ?? []).map(({ code }) => code)
  const [oldest] = services
    .filter(({ value }) => value.assured_date !== undefined)
    .sort((a, b) => compareCodePoints(dateOf(a), dateOf(b)))
  return {
    ...(organization && { organization }),
    records: subjects,
    services,
    score: meanOf(subjects.map((subject) => scoreOf(codesOf(subject)))),
    advice: subjects.flatMap((subject) => given.get(subject) ?? []),
    ...(oldest && { oldest }),
    toConfirm: services.filter((service) => codesOf(service).some((code) => STALE.includes(code))),
  }
}

const STALE: readonly AdviceCode[] = ['not-assured', 'assured-in-future', 'assured-long-ago']

const dateOf = ({ value }: Service) => value.assured_date ?? ''

/** Whose a record is: a place belongs to whoever runs it, or else to the first who gives a service there. */
function createOwners({ services }: Advised): (subject: Subject) => Organization | undefined {
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
