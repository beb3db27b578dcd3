import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dump } from 'js-yaml'
import type { Document } from '../../src/hsds/types.ts'
import { parsePostcode } from '../../src/countries/postcode.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { type Random, createRandom } from '../search/random.ts'
import { type Generated, generate } from '../search/generate.ts'

/** A record file: its path in the content folder, and its YAML. */
export interface RecordFile {
  readonly file: string
  readonly text: string
}

/** The length of records: as a careful editor writes them, or as exported from a register. */
export type Style = 'full' | 'short'

const WORDS = { full: [220, 340], short: [8, 25] } as const

/** About this many of 100 records are services; the others are their organizations and locations. */
export const SERVICES_IN_100 = 54

/**
 * Generates the content of a directory with about this many records of 3 kB: services with contacts, costs, schedules and
 * locations, and shorter records that they refer to. The same number gives the same files.
 */
export function* generateRecords(records: number, style: Style = 'full'): Generator<RecordFile> {
  const generated = generate({
    services: Math.round((records * SERVICES_IN_100) / 100),
    description: WORDS[style],
  })
  const shown = <T extends object>(value: T): object =>
    style === 'full' ? value : Object.fromEntries(Object.entries(value).filter(isInRegister))
  yield {
    file: 'directory.yaml',
    text: dump({
      title: 'A generated directory',
      namespace: '7f0c5b1e-2d64-4b0a-8f57-3f1f4c5f7d90',
      base_url: 'https://services.example.org',
      publisher: {
        name: 'Example Council',
        url: 'https://www.example.org',
        // Without it there is no form.
        email: 'editors@example.org',
      },
    }),
  }
  yield* taxonomies(generated)
  for (const organization of generated.organizations)
    yield record('organizations', organization.id, shown(organizationOf(organization)))
  const places = new Set<string>()
  for (let i = 0; i < generated.services; i++) {
    const service = generated.service(i)
    yield record('services', service.id, shown(serviceOf(service)))
    for (const { location } of service.service_at_locations ?? []) {
      if (!location || places.has(location.id)) continue
      places.add(location.id)
      yield record('locations', location.id, shown(locationOf(location, service.description ?? '')))
    }
  }
}

/** The fields of services, organizations and locations in a register. */
const REGISTER = [
  ...['id', 'name', 'status', 'organization', 'description', 'url', 'email', 'website'],
  ...['taxonomy_terms', 'schedules', 'locations'],
  ...['location_type', 'latitude', 'longitude', 'addresses'],
]
const isInRegister = ([name]: readonly [string, unknown]) => REGISTER.includes(name)

/** Writes a generated directory into a folder. Returns the number of files and bytes. */
export function writeRecords(
  folder: string,
  records: number,
  style?: Style,
): { files: number; bytes: number } {
  let files = 0
  let bytes = 0
  const folders = new Set<string>()
  for (const { file, text } of generateRecords(records, style)) {
    if (!folders.has(dirname(file))) mkdirSync(dirname(join(folder, file)), { recursive: true })
    folders.add(dirname(file))
    writeFileSync(join(folder, file), text)
    files += 1
    bytes += Buffer.byteLength(text)
  }
  return { files, bytes }
}

const record = (folder: string, id: string, value: object): RecordFile => ({
  file: `${folder}/${slugOf(id)}.yaml`,
  text: dump(JSON.parse(JSON.stringify(value)), { lineWidth: 100 }),
})

/** The number in the last part of a generated id. */
const slugOf = (id: string) => `record-${Number.parseInt(id.slice(-12), 16)}`

function serviceOf(service: Document<'service'>) {
  const { id, organization_id, organization: _, attributes = [], ...rest } = service
  const { schedules = [], service_at_locations = [], last_modified: __, ...fields } = rest
  const { minimum_age = 0, maximum_age, description = '', ...others } = fields
  const r = createRandom(`record ${id}`)
  const words = description.split(' ')
  return {
    id,
    ...others,
    organization: slugOf(organization_id ?? ''),
    description: paragraphs(words),
    url: `https://www.example.org/services/${slugOf(id)}`,
    email: `${slugOf(id)}@example.org`,
    minimum_age,
    ...(maximum_age !== undefined && maximum_age > minimum_age && { maximum_age }),
    fees_description: sentence(words, 3, 33),
    eligibility_description: sentence(words, 15, 85),
    application_process: sentence(words, 20, 80),
    assured_date: `2026-0${r.whole(1, 9)}-1${r.whole(0, 9)}`,
    taxonomy_terms: attributes.map(({ taxonomy_term_id }) => termOf(taxonomy_term_id ?? '')),
    contacts: [
      { name: 'Front desk', title: words[1], phones: [phone(r)] },
      { name: 'Bookings', email: `bookings@${slugOf(id)}.example.org`, phones: [phone(r)] },
    ],
    phones: [{ number: phone(r), type: 'voice', description: sentence(words, 5, 9) }],
    cost_options: [
      { amount: r.whole(1, 20), currency: 'GBP', option: sentence(words, 2, 6) },
      { amount: 0, currency: 'GBP', option: 'Free', amount_description: sentence(words, 80, 100) },
    ],
    languages: [{ name: 'English', code: 'en' }],
    service_areas: [r.pick(['BS3', 'BS4', 'England', 'E06000023', 'The north of the city'])],
    schedules: schedules
      .filter(({ service_at_location_id }) => service_at_location_id === undefined)
      .map(hours),
    locations: service_at_locations.map(({ location_id, schedules: own }) => ({
      location: slugOf(location_id ?? ''),
      schedules: own?.map(hours),
    })),
  }
}

function organizationOf({ id, description = '', ...rest }: Document<'organization'>) {
  const r = createRandom(`record ${id}`)
  const words = Array.from({ length: 40 }, () => description.split(' ')).flat()
  return {
    id,
    ...rest,
    description: paragraphs(words.slice(0, r.whole(80, 200))),
    website: `https://${slugOf(id)}.example.org`,
    email: `office@${slugOf(id)}.example.org`,
    legal_status: 'charity',
    year_incorporated: r.whole(1900, 2020),
    phones: [{ number: phone(r), type: 'voice' }],
    contacts: [{ name: 'Office', email: 'office@example.org', phones: [phone(r)] }],
  }
}

function locationOf(location: Document<'location'>, about: string) {
  const { id, addresses = [], latitude, longitude: _, ...rest } = location
  const words = about.split(' ')
  const { postal_code, point } = placeFor(createRandom(`place ${id}`))
  return {
    id,
    ...rest,
    ...(latitude !== undefined && point),
    description: sentence(words, 0, 40),
    transportation: sentence(words, 10, 40),
    addresses: addresses.map((address) => ({ ...address, postal_code, id: undefined })),
    accessibility: [{ description: sentence(words, 60, 80) }],
    phones: [{ number: phone(createRandom(`record ${id}`)), type: 'voice' }],
  }
}

/** A postcode of a real sector, and a point in it. */
function placeFor(r: Random) {
  const [outcode = '', , sector = '1'] = r.pick(DISTRICTS).split(' ')
  const postal_code = `${outcode} ${sector.charAt(0)}AA`
  const { latitude = 0, longitude = 0 } = middleOf(postal_code) ?? {}
  const aside = () => r.whole(-500, 500) / 1e5
  return { postal_code, point: { latitude: latitude + aside(), longitude: longitude + aside() } }
}

const DISTRICTS = shippedSectors().text.trimEnd().split('\n')

function middleOf(postcode: string) {
  const parsed = parsePostcode(postcode)
  return 'postcode' in parsed ? shippedSectors().find(parsed.postcode) : undefined
}

const termOf = (id: string) => `t-${slugOf(id)}`

function* taxonomies({ taxonomies, taxonomyTerms }: Generated): Generator<RecordFile> {
  for (const { id, name, description } of taxonomies) {
    const termsBelow = (parent: string | undefined): object[] =>
      taxonomyTerms
        .filter(({ taxonomy_id, parent_id }) => taxonomy_id === id && parent_id === parent)
        .map(({ id, name, description, code }) => {
          const terms = termsBelow(id)
          const own = { slug: termOf(id), name, description, code }
          return terms.length > 0 ? { ...own, terms } : own
        })
    yield record('taxonomies', id, { id, name, description, terms: termsBelow(undefined) })
  }
}

/** A schedule without gaps: with a day, and with a time at which it opens and a later one at which it closes. */
function hours(schedule: Document<'schedule'>) {
  const { opens_at = '09:00', closes_at = '', byday, bymonthday, dtstart } = schedule
  const isLater = closes_at.slice(0, 5) > opens_at.slice(0, 5)
  return {
    freq: 'WEEKLY',
    ...(byday === undefined &&
      bymonthday === undefined &&
      dtstart === undefined && { byday: 'TU' }),
    ...schedule,
    id: undefined,
    opens_at,
    closes_at: isLater ? closes_at : '23:45',
  }
}

/** Paragraphs of about sixty words. */
function paragraphs(words: readonly string[]): string {
  const length = Math.ceil(words.length / 60)
  return Array.from({ length }, (_, i) => words.slice(i * 60, i * 60 + 60).join(' ')).join('\n\n')
}

const sentence = (words: readonly string[], from: number, to: number) =>
  words.slice(from, to).join(' ')

/** Telephone numbers that Ofcom reserves for fiction, in several cities. */
const phone = (r: Random) => `01${r.pick(CITIES)} 496 0${r.whole(100, 999)}`
const CITIES = ['13', '14', '15', '16', '17', '18', '21', '31', '41', '51', '61', '91']
