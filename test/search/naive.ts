import type { Collection } from '../../src/hsds/collections.ts'
import type { Document } from '../../src/hsds/types.ts'
import type { SEARCH_FIELDS } from '../../src/search/write/search-fields.ts'
import type { Query } from '../../src/search/read/query.ts'
import { MAX_RANK } from '../../src/search/format/rank.ts'
import { isLight } from '../../src/search/text/light-words.ts'
import { type NaiveQueryWord, createNaiveWords, shareOf } from './naive-words.ts'

/** All documents of a directory, each list in its order. */
export interface Lists {
  readonly services: readonly Document<'service'>[]
  readonly service_at_locations: readonly Document<'service_at_location'>[]
  readonly organizations: readonly Document<'organization'>[]
  readonly taxonomies: readonly Document<'taxonomy'>[]
  readonly taxonomy_terms: readonly Document<'taxonomy_term'>[]
}

export type Texts = Partial<
  Record<(typeof SEARCH_FIELDS)[number]['name'] | 'towns', string | undefined>
>
type Schedules = readonly Document<'schedule'>[] | undefined

/** The score of a distance, to the centimetre: higher when nearer, 0 for infinity. */
export const nearnessOf = (metres: number): number =>
  MAX_RANK - Math.min(MAX_RANK, Math.round(metres * 100))

/** What the oracle finds. */
export interface NaiveResults {
  readonly total: number
  readonly page: number[]
  /** How many have every word. */
  readonly complete: number
}

/** Fewer documents with every word are followed by those with any. */
const FEW = 10

/**
 * An oracle for the index: answers every query by a scan of all documents. `isSplit` says that each first letter has a file.
 */
export function createNaive(
  lists: Lists,
  { isSplit = false, synonyms = [] }: { isSplit?: boolean; synonyms?: readonly string[] } = {},
) {
  const texts = Object.fromEntries(
    Object.keys(lists).map((name) => [name, textsOf(lists, name as Collection)]),
  ) as Record<Collection, Texts[]>
  const wordsOf = createNaiveWords(texts, { isSplit, synonyms })

  /** The documents of the two tiers, in order: those with every word, and those with any where few have every word. */
  function tiersOf(collection: Collection, query: Query) {
    if (query.search === undefined) {
      const score = 0
      return { all: [...lists[collection].keys()].map((doc) => ({ doc, score })), some: [] }
    }
    const { words, head, count } = wordsOf(collection, query.search, query.match === 'all')
    const scoresIn = (doc: number) => words.map(({ scores }) => scores.get(doc) ?? 0)
    const docs = [...lists[collection].keys()]
    const all = docs.flatMap((doc) => {
      const own = scoresIn(doc)
      if (own.length === 0 || own.includes(0)) return []
      return [{ doc, score: sum(own) }]
    })
    const complete = new Set(all.map(({ doc }) => doc))
    const known = head.filter(({ scores }) => scores.size > 0)
    if (query.match === 'all' || words.length < 2 || all.length >= FEW) return { all, some: [] }
    const shareIn = (word: NaiveQueryWord) => weightOf(word) * shareOf(word, count)
    const best = sum(known.map(shareIn))
    const some = docs.flatMap((doc) => {
      const own = known.filter(({ scores }) => scores.has(doc))
      const isElsewhere = known.some(({ isTown, scores }) => isTown && !scores.has(doc))
      if (own.length === 0 || complete.has(doc) || isElsewhere) return []
      const share = sum(own.map(shareIn)) / best
      const score = sum(own.map((word) => weightOf(word) * word.scores.get(doc)!))
      return [{ doc, score: Math.round(score * share ** 2) }]
    })
    return { all, some }
  }

  return {
    find(
      collection: Collection,
      query: Query,
      { offset = 0, limit = Infinity } = {},
    ): NaiveResults {
      const isSearch = query.search !== undefined
      const { all, some } = tiersOf(collection, query)
      const matching = (hits: readonly { doc: number; score: number }[]) =>
        hits
          .flatMap(({ doc, score }) => {
            if (!passes(lists, collection, query, doc)) return []
            const offerings = offeringsOf(lists, collection, query, doc)
            if (offerings.length === 0) return []
            return [{ doc, score, near: isSearch ? 0 : nearest(offerings, query) }]
          })
          .sort((a, b) => b.score - a.score || b.near - a.near || a.doc - b.doc)
          .map(({ doc }) => doc)
      const complete = matching(all)
      const found = [...complete, ...matching(some)]
      const page = found.slice(offset, offset + limit)
      return { total: found.length, page, complete: complete.length }
    },
  }
}

/** A light word counts a quarter where a document has only some of the words. */
const weightOf = ({ written }: NaiveQueryWord) => (isLight(written) ? 0.25 : 1)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The nearness of the nearest offering. A service apart from its locations is not near anything. */
const nearest = (offerings: readonly number[], { near }: Query): number =>
  Math.max(...offerings.map((offering) => near?.nearness[offering] ?? 0))

function textsOf(lists: Lists, collection: Collection): Texts[] {
  const places = (all: readonly Document<'service_at_location'>[] = []) =>
    all
      .map(({ location }) =>
        [location!.name, ...(location!.addresses ?? []).map(({ city }) => city)].join('\n'),
      )
      .join('\n')
  const taggedTexts = ({ attributes = [] }: Document<'service' | 'organization'>) => ({
    terms: attributes.map((one) => one.taxonomy_term!.name).join('\n'),
    term_descriptions: attributes.map((one) => one.taxonomy_term!.description).join('\n'),
  })
  const ofService = (service: Document<'service'>): Texts => ({
    ...service,
    languages: '',
    organization: `${service.organization!.name}\n${service.organization!.alternate_name ?? ''}`,
    ...taggedTexts(service),
    places: places(service.service_at_locations),
  })
  if (collection === 'services') return lists.services.map(ofService)
  if (collection === 'service_at_locations') {
    return lists.service_at_locations.map((one) => ({
      ...ofService(one.service!),
      places: places([one]),
      towns: (one.location!.addresses ?? []).map(({ city }) => city).join('\n'),
    }))
  }
  return lists[collection].map(({ name, description, ...rest }) => ({
    name,
    description,
    ...(collection === 'organizations' && taggedTexts(rest as Document<'organization'>)),
    alternate_name: 'alternate_name' in rest ? rest.alternate_name : undefined,
    code: 'code' in rest ? rest.code : undefined,
  }))
}

/** Whether a document meets the parameters that do not concern offerings. */
function passes(lists: Lists, collection: Collection, query: Query, doc: number): boolean {
  if (collection === 'taxonomy_terms') {
    const { parent_id, taxonomy_id } = lists.taxonomy_terms[doc]!
    if (query.top_only && parent_id !== undefined) return false
    if (query.parent_id !== undefined && parent_id !== query.parent_id) return false
    return query.taxonomy_id === undefined || taxonomy_id === query.taxonomy_id
  }
  if (collection !== 'services' && collection !== 'service_at_locations') return true
  const service = serviceOf(lists, collection, doc)
  const { taxonomy_term_id, taxonomy_id, organization_id, modified_after } = query
  const { attributes = [], minimum_age, maximum_age, last_modified } = service
  if (organization_id !== undefined && service.organization_id !== organization_id) return false
  if (taxonomy_term_id !== undefined) {
    if (!attributes.some((one) => one.taxonomy_term_id === taxonomy_term_id)) return false
  }
  if (taxonomy_id !== undefined) {
    if (!attributes.some((one) => one.taxonomy_term!.taxonomy_id === taxonomy_id)) return false
  }
  if (query.minimum_age !== undefined) {
    if (minimum_age === undefined || minimum_age < query.minimum_age) return false
  }
  if (query.maximum_age !== undefined) {
    if (maximum_age === undefined || maximum_age > query.maximum_age) return false
  }
  if (modified_after === undefined) return true
  return last_modified !== undefined && Date.parse(last_modified) >= modified_after
}

function serviceOf(lists: Lists, collection: Collection, doc: number): Document<'service'> {
  if (collection === 'services') return lists.services[doc]!
  const { service_id } = lists.service_at_locations[doc]!
  return lists.services.find(({ id }) => id === service_id)!
}

/** The offerings of a document that meet all conditions on day, time and place. */
function offeringsOf(lists: Lists, collection: Collection, query: Query, doc: number): number[] {
  if (collection !== 'services' && collection !== 'service_at_locations') return [0]
  const service = serviceOf(lists, collection, doc)
  const own = service.schedules?.filter((one) => !one.service_at_location_id)
  const offerings: { offering: number; schedules: Schedules }[] = []
  lists.service_at_locations.forEach(({ service_id, schedules }, offering) => {
    const mine = collection === 'services' ? service_id === service.id : offering === doc
    if (mine) offerings.push({ offering, schedules: schedules ?? own })
  })
  if (collection === 'services') {
    offerings.push({ offering: lists.service_at_locations.length + doc, schedules: own })
  }
  return offerings
    .filter(({ offering, schedules }) => isOpen(schedules, query) && isThere(offering, query))
    .map(({ offering }) => offering)
}

function isThere(offering: number, { coverage, near }: Query): boolean {
  if (coverage && coverage.offerings.passes[coverage.offerings.codes[offering]!] !== 1) return false
  return !near?.offerings || near.offerings.includes(offering)
}

function isOpen(schedules: Schedules, { day, start_time, end_time }: Query): boolean {
  if (day === undefined && start_time === undefined && end_time === undefined) return true
  return (schedules ?? []).some(({ byday, bymonthday, dtstart, opens_at, closes_at }) => {
    const days =
      byday?.split(',').map((one) => one.slice(-2)) ??
      (bymonthday === undefined && dtstart !== undefined
        ? [['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(dtstart).getUTCDay()]!]
        : [])
    const opens = opens_at === undefined ? undefined : seconds(opens_at)
    const closes = closes_at === undefined ? undefined : seconds(closes_at)
    if (day !== undefined && !days.includes(day)) return false
    if (start_time !== undefined && (opens === undefined || opens < start_time)) return false
    if (end_time === undefined) return true
    if (closes === undefined || closes <= (opens ?? 0)) return false
    return closes <= end_time
  })
}

function seconds(time: string): number {
  const [hours, minutes, rest = 0] = time.split(':').map(Number)
  return hours! * 3600 + minutes! * 60 + rest
}
