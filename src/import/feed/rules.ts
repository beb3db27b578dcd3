import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { isInternal } from '../tables/columns.ts'
import { fold } from '../read/table.ts'
import { extensionField } from '../model/extension-field.ts'
import type { ItemKind } from '../model/item.ts'
import { type KeyRule, foldKey } from './key-rule.ts'
import { ownValue } from '../../text/own-value.ts'

const list = (kind: ItemKind, as: string): KeyRule => ({ list: kind, as })
const value = (field: string): KeyRule => ({ value: field })
const inAddress = (field: string): KeyRule => ({
  value: field,
  in: { field: 'addresses', kind: 'address' },
})

const ADDRESS = Object.fromEntries(
  [
    ...['address_1', 'address_2', 'address_3', 'address_4', 'city', 'region', 'state_province'],
    ...['postal_code', 'country', 'attention'],
  ].map((field) => [foldKey(field), inAddress(field)]),
)

const SCHEDULES = list('schedule', 'schedules')
const HOLIDAYS = list('holiday_schedule', 'holiday_schedules')
const ORGANIZATION = list('organization', 'organization')
const TERM = list('taxonomy_term', 'taxonomy_terms')

/** Keys of the dialects of version 1 and of vendors, by the kind of item. Others have the names of the standard. */
const OWN: Readonly<Partial<Record<ItemKind, Readonly<Record<string, KeyRule>>>>> = {
  service: {
    organization: ORGANIZATION,
    organisation: ORGANIZATION,
    organizationid: { link: 'organization', as: 'organization' },
    eligibilitys: list('eligibility', 'eligibility'),
    eligibilities: list('eligibility', 'eligibility'),
    eligibility: list('eligibility', 'eligibility'),
    fundings: list('funding', 'funding'),
    regularschedules: SCHEDULES,
    regularschedule: SCHEDULES,
    holidayschedules: HOLIDAYS,
    holidayschedulecollection: HOLIDAYS,
    serviceatlocations: list('service_at_location', 'service_at_locations'),
    locations: list('service_at_location', 'service_at_locations'),
    servicetaxonomys: TERM,
    servicetaxonomies: TERM,
    taxonomies: TERM,
    taxonomys: TERM,
    taxonomyterms: TERM,
    attributes: TERM,
    links: list('url', 'additional_urls'),
    minage: value('minimum_age'),
    maxage: value('maximum_age'),
    deliverabletype: { terms: 'Deliverable type' },
    attendingtype: { terms: 'Attending type' },
    attendingaccess: { terms: 'Attending access' },
    needsreferral: { flag: 'application_process', words: 'Referral needed.' },
    referralnotes: value('application_process'),
    pcattendingaccessadditionalinfo: value('application_process'),
    pctargetaudience: { terms: 'Target audience' },
    pcmetadata: { inline: true },
    dateassured: value('assured_date'),
    datecreated: { drop: 'own-date' },
    datemodified: { drop: 'own-date' },
    free: { flag: 'fees_description', words: 'Free.' },
    hideaddress: { value: 'hides', of: { true: 'town' } },
    sendneeds: { terms: 'Special needs' },
    specialneeds: { terms: 'Special needs' },
    suitabilities: { terms: 'Suitability' },
    directories: { terms: 'Directories' },
    targetdirectories: { terms: 'Directories' },
    labels: { drop: 'internal' },
    schoolpickups: { words: 'description', label: 'School pick-ups' },
    localoffer: { words: 'description', label: 'Local Offer' },
    extrasectionheading: value('description'),
    extrasectioncontent: value('description'),
    scheduledescription: { value: 'description', in: { field: 'schedules', kind: 'schedule' } },
    ofstedurn: { value: 'accreditations', label: 'Ofsted number' },
    ofstedurl: { value: 'url', in: { field: 'additional_urls', kind: 'url' } },
    ofstedlatestinspection: { words: 'accreditations', label: 'Ofsted' },
    cqcurl: { value: 'url', in: { field: 'additional_urls', kind: 'url' } },
    cqccurrentrating: { value: 'accreditations', label: 'CQC rating' },
    cqclastinspection: { words: 'accreditations', label: 'CQC inspection' },
    eligiblefor2yofunding: { flag: 'fees_description', words: 'Funded places for two-year-olds.' },
    eligiblefor34yofunding: {
      flag: 'fees_description',
      words: 'Funded places for three- and four-year-olds.',
    },
    eligibleforhaffunding: {
      flag: 'fees_description',
      words: 'Holiday activities and food funding.',
    },
    eligiblefor30hentitlement: { flag: 'fees_description', words: 'Funded places of 30 hours.' },
    reviews: { review: true },
    meta: { words: 'description', label: '' },
    temporarilyclosed: { value: 'status', of: { true: 'temporarily closed' } },
  },
  service_at_location: {
    location: list('location', 'location'),
    locationid: { link: 'location', as: 'location' },
    regularschedule: SCHEDULES,
    regularschedules: SCHEDULES,
    holidayschedules: HOLIDAYS,
    holidayschedulecollection: HOLIDAYS,
    attributes: TERM,
    service: { drop: 'nesting' },
  },
  location: {
    ...ADDRESS,
    physicaladdresses: list('address', 'addresses'),
    postaladdresses: list('address', 'addresses'),
    accessibilityfordisabilities: list('accessibility', 'accessibility'),
    accessibilities: list('accessibility', 'accessibility'),
    geometry: { point: true },
    maskexactaddress: { value: 'visibility', of: { true: 'town' } },
    attributes: TERM,
    organizationid: { link: 'organization', as: 'organization' },
    uprn: value('external_identifier'),
  },
  address: { address1: value('address_1'), uprn: { drop: 'no-home' } },
  organization: {
    url: value('website'),
    attributes: TERM,
    services: { drop: 'nesting' },
    parentorganizationid: { link: 'organization', as: 'parent_organization' },
    locations: { drop: 'nesting' },
  },
  taxonomy_term: {
    taxonomy: { value: 'vocabulary' },
    vocabulary: value('vocabulary'),
    parent: list('taxonomy_term', 'parent'),
    parentid: { link: 'taxonomy_term', as: 'parent' },
    taxonomydetail: list('taxonomy', 'taxonomy'),
    taxonomyid: { link: 'taxonomy', as: 'taxonomy' },
    slug: { drop: 'nesting' },
    term: value('name'),
  },
  schedule: {
    weekday: value('weekday'),
    osdhours: value('osd_hours'),
    serviceatlocationid: value('pair'),
    eyfunded: { drop: 'no-home' },
  },
  holiday_schedule: Object.fromEntries(
    ['closed', 'opens_at', 'closes_at', 'start_date', 'end_date']
      .map((field) => [foldKey(field), value(field)])
      .concat([['openat', value('opens_at')]]),
  ) as Record<string, KeyRule>,
  eligibility: {
    eligibility: value('eligibility'),
    minimumage: value('minimum_age'),
    maximumage: value('maximum_age'),
    taxonomys: TERM,
    taxonomies: TERM,
  },
  contact: { phone: list('phone', 'phones') },
  phone: { language: value('language') },
  language: { language: value('language') },
  service_area: { servicearea: value('name') },
  accessibility: {
    name: value('description'),
    accessibility: value('description'),
    slug: { drop: 'nesting' },
  },
  cost_option: { costtype: value('amount_description') },
}

/** Keys that say where in the document something is. */
const NESTING =
  /^(?:link|linkid|serviceid|locationid|organizationid|contactid|phoneid|programid|serviceatlocationid|linktype|linkentity|linktaxonomycollection|servicetaxonomycollection|prerequisitetaxonomies|services)$/
const DATES =
  /^(?:createdat|updatedat|created|updated|lastmodified|modified|lastupdate|lastupdated)$/

/** What a key becomes in an item of a kind. */
export function ruleFor(kind: ItemKind, key: string): KeyRule {
  const name = foldKey(key)
  if (name === 'id') return { id: true }
  const own = ownValue(OWN[kind], name)
  if (own) return own
  if (name === 'attributes') return TERM
  if (isInternal(fold(key))) return { drop: 'internal' }
  if (name === 'lastmodified') return { drop: 'own-date' }
  const standard = STANDARD.get(kind)?.get(name)
  if (standard) return standard
  if (DATES.test(name)) return { drop: 'own-date' }
  if (NESTING.test(name)) return { drop: 'nesting' }
  if (name.startsWith('ageband')) return { band: 'Age bands' }
  return value(extensionField(key))
}

/** The fields of the standard. */
const STANDARD = new Map<ItemKind, ReadonlyMap<string, KeyRule>>(
  entityNames.map((entity) => [entity, standardRules(entity)]),
)

function standardRules(entity: EntityName): Map<string, KeyRule> {
  const rules = new Map<string, KeyRule>()
  for (const [name, card] of Object.entries(fieldsOf(entity))) {
    const { links, repeats, of } = card as { links?: string; repeats?: string; of?: string }
    if (name === 'metadata') rules.set(name, { drop: 'internal' })
    else if (links !== undefined) rules.set(foldKey(name), { drop: 'nesting' })
    else if (of !== undefined) rules.set(foldKey(name), { list: of as ItemKind, as: name })
    else rules.set(foldKey(name), { value: repeats ?? name })
  }
  return rules
}
