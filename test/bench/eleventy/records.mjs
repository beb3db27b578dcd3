import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'

/**
 * The documents of every list, in order of their names, joined as our build joins them; and organizations with their services
 * whole. Records are read with js-yaml, the fastest way in Eleventy's guide.
 */
export function readDocuments(content) {
  const read = (kind) => readFolder(join(content, kind), kind.slice(0, -1))
  const [records, organizations, locations] = ['services', 'organizations', 'locations'].map(read)
  const taxonomies = [...readFolder(join(content, 'taxonomies')).values()]
  const terms = taxonomies.flatMap(termsIn)
  const termBySlug = new Map(terms.map((term) => [term.slug, term]))
  const services = []
  const servicesAtLocations = []
  const servicesOf = new Map([...organizations.keys()].map((slug) => [slug, []]))
  for (const record of records.values()) {
    const { locations: places = [], organization, taxonomy_terms = [], ...rest } = record
    const attributes = taxonomy_terms.map((name, i) => ({
      id: `${rest.id.slice(0, -8)}attr${String(i).padStart(4, '0')}`,
      link_id: rest.id,
      taxonomy_term_id: name,
      link_entity: 'service',
      taxonomy_term: termBySlug.get(name.split('/').at(-1)),
    }))
    const own = { ...rest, attributes }
    const nested = { ...own, organization: organizations.get(organization) }
    const pairs = places.map((place) => {
      const location = locations.get(place.location)
      return { ...place, location_id: location.id, location }
    })
    const schedules = [...own.schedules, ...pairs.flatMap((pair) => pair.schedules ?? [])]
    services.push({ ...nested, schedules, service_at_locations: pairs })
    servicesOf.get(organization).push({ ...own, schedules, service_at_locations: pairs })
    for (const pair of pairs)
      servicesAtLocations.push({
        ...pair,
        name: own.name,
        status: own.status,
        service: { ...nested, schedules: [...own.schedules, ...(pair.schedules ?? [])] },
      })
  }
  const withServices = (toService) =>
    [...organizations].map(([slug, organization]) => ({
      ...organization,
      services: servicesOf.get(slug).map(toService),
    }))
  const lists = {
    services,
    service_at_locations: servicesAtLocations,
    organizations: withServices(({ id, name, status }) => ({ id, name, status })),
    taxonomies,
    taxonomy_terms: terms,
  }
  for (const documents of Object.values(lists)) documents.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { lists, wholeOrganizations: withServices((service) => service) }
}

const termsIn = ({ terms = [] }) => terms.flatMap((term) => [term, ...termsIn(term)])

/** The records of a folder by slug. What is nested in a record of a kind gets an id, and that of the record. */
const readFolder = (folder, kind) =>
  new Map(
    readdirSync(folder).map((file) => {
      const record = load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA })
      return [basename(file, '.yaml'), kind ? withIds(record, `${kind}_id`) : record]
    }),
  )

function withIds(record, parent) {
  const fields = Object.entries(record).map(([name, value]) => {
    if (!Array.isArray(value) || name === 'taxonomy_terms') return [name, value]
    const entries = value.map((entry, i) => {
      const id = `${record.id.slice(0, -8)}${name.slice(0, 4)}${String(i).padStart(4, '0')}`
      const long = typeof entry === 'object' ? entry : { name: entry, number: entry }
      return withIds({ id, [parent]: record.id, ...long }, `${name.replace(/s$/, '')}_id`)
    })
    return [name, entries]
  })
  return Object.fromEntries(fields)
}
