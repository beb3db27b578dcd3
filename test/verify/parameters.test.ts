import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parameterRules } from '../../src/verify/parameters/parameters.ts'
import type { Report } from '../../src/verify/report/report.ts'
import { verify } from '../../src/verify/verify.ts'
import type { ContentFiles } from '../api/content.ts'
import { composeFeed } from './compose-feed.ts'
import { check, createTown, findingsOf, patched } from './feed.ts'
import { type Json, type Patch, edit, editRecords } from './patch.ts'
import { runs } from '../runs.ts'

const town = createTown()

const reportOn = (patch: Patch): Promise<Report> => check(patched(town, patch))

test('the healthy feed leaves no parameter untested', async () => {
  expect((await check(town)).untested).toEqual([])
})

test('a feed of static files ignores every parameter', async () => {
  const report = await reportOn((request, next) => {
    const { origin, pathname, search } = new URL(request.url)
    return search === '' ? next() : next(new Request(origin + pathname))
  })
  const found = findingsOf(report)
  expect(new Set(found.map(({ rule }) => rule))).toEqual(
    new Set(
      ['page-ignored', 'per-page', 'page-range', 'parameter-ignored'].filter((id) =>
        found.some(({ rule }) => rule === id),
      ),
    ),
  )
  const told = found
    .filter(({ rule }) => rule === 'parameter-ignored')
    .map(
      ({ endpoint, severity, message }) =>
        `${severity} ${endpoint} ${message.split(' is ignored')[0]}`,
    )
  expect(told.sort()).toMatchInlineSnapshot(`
    [
      "fail /service_at_locations postcode",
      "fail /service_at_locations postcode and proximity",
      "fail /service_at_locations search",
      "fail /service_at_locations taxonomy_id",
      "fail /service_at_locations taxonomy_term_id",
      "fail /services search",
      "fail /services taxonomy_id",
      "fail /services taxonomy_term_id",
      "info /service_at_locations full",
      "info /service_at_locations organization_id",
      "info /services full",
      "info /services minimal",
      "info /services modified_after",
      "info /services organization_id",
      "info /taxonomy_terms parent_id",
      "info /taxonomy_terms taxonomy_id",
      "warn /service_at_locations day",
      "warn /service_at_locations end_time",
      "warn /service_at_locations maximum_age",
      "warn /service_at_locations minimum_age",
      "warn /service_at_locations start_time",
      "warn /services day",
      "warn /services end_time",
      "warn /services maximum_age",
      "warn /services minimum_age",
      "warn /services start_time",
    ]
  `)
})

/** How other feeds may treat parameters. */
test.each<[string, Patch]>([
  [
    'accept days by their names only',
    (request, next) => {
      const url = new URL(request.url)
      return url.searchParams.get('day')?.length === 2
        ? Promise.resolve(Response.json({}, { status: 400, headers: OPEN }))
        : next()
    },
  ],
  [
    'ignore days that it does not know',
    (request, next) => {
      const url = new URL(request.url)
      if (url.searchParams.get('day')?.length !== 2) return next()
      url.searchParams.delete('day')
      return next(new Request(url))
    },
  ],
  [
    'return an error for a value that no record has',
    async (request, next) => {
      const response = await next()
      const page = response.status === 200 ? ((await response.clone().json()) as Json) : {}
      return page.total_items === 0 ? Response.json({}, { status: 404, headers: OPEN }) : response
    },
  ],
  [
    'have times with an offset',
    editRecords('services', (service) => {
      for (const one of service.schedules ?? []) {
        one.opens_at = `${one.opens_at}+01:00`
        one.closes_at = `${one.closes_at}+01:00`
      }
    }),
  ],
  [
    'find services without an age by any age',
    editRecords('services', (service) => {
      delete service.minimum_age
      delete service.maximum_age
    }),
  ],
  [
    'find records without schedules by any day',
    edit('/services/*', (service) => delete service.schedules),
  ],
  [
    'find records without a point by any distance',
    editRecords('service_at_locations', ({ location }) => {
      delete location.latitude
      delete location.longitude
    }),
  ],
])('a feed may %s', async (_, patch) => {
  expect(findingsOf(await reportOn(patch))).toEqual([])
})

const OPEN = { 'access-control-allow-origin': '*' }

test('a parameter that the data cannot decide is reported as untested', async () => {
  const report = await reportOn(
    editRecords('services', (service) => {
      service.minimum_age = 5
      delete service.schedules
      delete service.attributes
    }),
  )
  const untested = report.untested.filter(({ endpoint }) => endpoint === '/services')
  expect(untested.map(({ rule }) => rule).sort()).toEqual([
    'parameter-age',
    'parameter-combined',
    'parameter-combined',
    'parameter-day',
    'parameter-taxonomy',
    'parameter-taxonomy-term',
    'parameter-time',
    'parameter-time',
  ])
  expect(findingsOf(report).map(({ rule }) => rule)).not.toContain('parameter-day')
})

const WORDS = ['Garden', 'Lunch', 'Reading', 'About', 'Fun', 'Children’s', 'Drop-in', 'Walking']
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', '2TH', '-1MO', '15']
const PLACES = [0, 1, 2, 3]

/** A service with or without the fields that parameters filter by. */
const service = fc.record(
  {
    name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
    organization: fc.constantFrom('one', 'two'),
    minimum_age: fc.nat(20),
    maximum_age: fc.integer({ min: 20, max: 90 }),
    terms: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 }),
    days: fc.array(
      fc.record(
        {
          day: fc.constantFrom(...DAYS),
          opens: fc.nat(23),
          closes: fc.nat(23),
          valid_to: fc.constantFrom('2025-01-01', '2030-01-01'),
        },
        { requiredKeys: ['day'] },
      ),
      { maxLength: 3 },
    ),
    areas: fc.uniqueArray(fc.constantFrom('BS1', 'BS2 1', 'EX1', 'England', 'The village'), {
      maxLength: 2,
    }),
    places: fc.uniqueArray(fc.constantFrom(...PLACES), { maxLength: 3 }),
    modified: fc.constantFrom('2026-01-01', '2026-01-02', '2026-06-01'),
  },
  { requiredKeys: ['name', 'organization', 'terms', 'days', 'areas', 'places'] },
)
type Service = typeof service extends fc.Arbitrary<infer T> ? T : never

const hour = (time: number) => `${String(time).padStart(2, '0')}:00`

function filesOf(services: readonly Service[]): ContentFiles {
  const files: Record<string, object> = {
    'directory.yaml': {
      namespace: '9a4b86a5-5f30-4a4c-8d4e-2d8d2fca1c11',
      title: 'Services',
      base_url: 'https://feed.example.org',
      per_page: { default: 3, maximum: 50 },
    },
    'taxonomies/list.yaml': {
      name: 'List',
      description: 'Made up.',
      terms: [term('a', [term('b', [term('c')])]), term('d')],
    },
    'taxonomies/other.yaml': { name: 'Other', description: 'Made up.', terms: [term('e')] },
  }
  for (const name of ['one', 'two'])
    files[`organizations/${name}.yaml`] = { name, description: 'It looks after things.' }
  for (const place of PLACES) {
    const [latitude, longitude, code] = (
      [
        [51.45, -2.6, 'BS1 1AA'],
        [51.46, -2.58, 'BS2 1AA'],
        [50.72, -3.53, 'EX1 1AA'],
        [51.45, -2.6, 'BS1 1AA'],
      ] as const
    )[place] as readonly [number, number, string]
    files[`locations/place-${place}.yaml`] = {
      name: `Place ${place}`,
      location_type: 'physical',
      latitude,
      longitude,
      addresses: [
        {
          address_1: '1 High Street',
          city: 'Wick',
          state_province: 'Avon',
          postal_code: code,
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }
  }
  for (const [index, one] of services.entries())
    files[`services/service-${index}.yaml`] = {
      name: one.name.join(' '),
      organization: one.organization,
      status: 'active',
      description: 'It is good.',
      minimum_age: one.minimum_age,
      maximum_age: one.maximum_age,
      taxonomy_terms: one.terms,
      service_areas: one.areas,
      ...(one.modified && { last_modified: `${one.modified}T12:00:00Z` }),
      schedules: one.days.slice(1).map(scheduleOf),
      locations: one.places.map((place, at) => ({
        location: `place-${place}`,
        ...(at === 0 && one.days[0] && { schedules: [scheduleOf(one.days[0])] }),
      })),
    }
  return files
}

const term = (slug: string, terms: readonly object[] = []) => ({
  slug,
  name: `Term ${slug}`,
  description: 'Made up.',
  ...(terms.length > 0 && { terms }),
})

const scheduleOf = ({ day, opens, closes, valid_to }: Service['days'][number]) => ({
  ...(/^\d+$/.test(day)
    ? { freq: 'MONTHLY', bymonthday: day }
    : { freq: /\d/.test(day) ? 'MONTHLY' : 'WEEKLY', byday: day }),
  dtstart: '2024-01-01',
  ...(opens !== undefined && { opens_at: hour(opens) }),
  // A schedule that closes when it opens is an error.
  ...(closes !== undefined && { closes_at: hour(closes === opens ? (closes + 1) % 24 : closes) }),
  ...(valid_to && { valid_to }),
})

/** Services that differ in all that parameters filter by. */
const VARIED: readonly Service[] = [
  {
    ...{ name: ['Garden'], organization: 'one', minimum_age: 5, maximum_age: 30, terms: ['a'] },
    ...{ days: [{ day: 'MO', opens: 9, closes: 11, valid_to: '2030-01-01' }], areas: ['BS1'] },
    ...{ places: [0], modified: '2026-01-01' },
  },
  {
    ...{
      name: ['Lunch'],
      organization: 'two',
      minimum_age: 12,
      maximum_age: 60,
      terms: ['a', 'b'],
    },
    ...{ days: [{ day: 'TU', opens: 12, closes: 15 }], areas: ['EX1'], places: [2] },
    modified: '2026-06-01',
  },
  {
    ...{ name: ['Reading'], organization: 'two', minimum_age: 18, maximum_age: 90, terms: ['d'] },
    ...{ days: [{ day: '15', opens: 18, closes: 20 }], areas: [], places: [1] },
    modified: '2026-01-02',
  },
  { name: ['Walking'], organization: 'one', terms: ['e', 'c'], days: [], areas: [], places: [] },
]

/** The parameters that are tried on some directory. */
const EVERY = [
  'search',
  'taxonomy_term_id',
  'taxonomy_id',
  'minimum_age',
  'maximum_age',
  'day',
  'start_time',
  'end_time',
  'postcode',
  'postcode and proximity',
  'search and taxonomy_term_id',
  'taxonomy_term_id and per_page',
  'organization_id',
  'modified_after',
  'minimal',
  'full',
  'parent_id',
  'top_only',
]

test('our own responses have no findings, for any directory', async () => {
  const tried = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(service, { minLength: 1, maxLength: 9 }), async (services) => {
      const report = await verify(composeFeed(filesOf(services)), {
        base: 'http://localhost',
        now: '2026-10-20',
        policy: 'strict',
        rules: parameterRules,
        onReply(url) {
          const { searchParams } = new URL(url)
          if (!searchParams.has('page')) tried.add([...searchParams.keys()].join(' and '))
        },
      })
      expect(findingsOf(report)).toEqual([])
    }),
    { numRuns: runs(20, 30), examples: [[[...VARIED]]] },
  )
  expect([...tried]).toEqual(expect.arrayContaining(EVERY))
}, 120_000)
