import { describe, expect, it } from 'vitest'
import { checkContent } from '../../src/generator/pipeline.ts'
import { toVersion } from '../../src/content/version.ts'
import { compareVersions } from '../../src/changes/compare.ts'
import { distanceInWords } from '../../src/changes/facts/distance.ts'
import { sentenceOf } from '../../src/changes/sentences/sentence.ts'
import { type Files, service, sourcesOf } from '../rules/base.ts'

function versionOf(files: Files) {
  const sources = sourcesOf(files)
  const { linked } = checkContent(sources)
  if (!linked) throw new Error('There are no settings.')
  return toVersion(linked, sources)
}

const sentences = (before: Files, after: Files) =>
  compareVersions(versionOf(before), versionOf(after)).map(sentenceOf)

/** The sentences about a change of one service. */
const sentencesOf = (before: object, after: object) =>
  sentences(
    { 'services/club.yaml': { ...service, name: 'Club', ...before } },
    { 'services/club.yaml': { ...service, name: 'Club', ...after } },
  )

const monthly = (days: object) => ({
  schedules: [{ freq: 'MONTHLY', ...days, opens_at: '10:00', closes_at: '12:00' }],
})

const weekly = (byday: string, opens_at: string, more: object = {}) => ({
  freq: 'WEEKLY',
  byday,
  opens_at,
  closes_at: '17:00',
  ...more,
})

const address = { city: 'Bristol', state_province: 'Bristol', postal_code: 'BS3 1JA' }

describe('a change of a service', () => {
  it.each<[before: object, after: object, says: string]>([
    [
      { hours: ['2nd Thu 14:00-15:30'] },
      { hours: ['every other Wed 14:00-15:30 from 2026-09-02'] },
      '2nd Thu 14:00-15:30 becomes every other Wed 14:00-15:30 from 2026-09-02',
    ],
    [
      { hours: ['Tue 10:00-12:00'] },
      { hours: ['Tue 10:00-12:00 (ring first)'] },
      'Tue 10:00-12:00 becomes Tue 10:00-12:00 (ring first)',
    ],
    [
      { hours: ['Tue 10:00-12:00 (ring 0117 496 0123)'] },
      { hours: ['Tue 10:00-12:00 (ring 0117 496 0124)'] },
      'the note on Tue 10:00-12:00 was rewritten',
    ],
    [{ schedules: [{ description: 'By chance' }] }, {}, 'no longer “By chance”'],
    [{ schedules: [{ description: 'Ring 07700 900123' }] }, {}, 'no longer a time in words'],
    [
      { schedules: [weekly('MO', '10:00', { interval: 1 }), weekly('WE', '10:00')] },
      { schedules: [weekly('MO', '11:00'), weekly('WE', '12:00')] },
      'Mon 10:00-17:00 becomes 11:00-17:00; Wed 10:00-17:00 becomes 12:00-17:00',
    ],
    [
      { phones: ['0117 496 0123'] },
      { phones: ['0117 496 0125', '0117 496 0124'] },
      'a phone number changes; a phone number was added',
    ],
    [
      { phones: ['0117 496 0123', '0117 496 0123'] },
      { phones: ['0117 496 0123'] },
      'a phone number was removed',
    ],
    [
      { cost_options: [{ option: 'Ring 07700 900123', amount: 4, currency: 'GBP' }] },
      { cost_options: [{ option: 'Ring 07700 900123', amount: 5, currency: 'GBP' }] },
      'the price changes',
    ],
    [monthly({ byday: '-1FR' }), {}, 'no longer last Fri 10:00-12:00'],
    [monthly({ byday: '-2FR' }), {}, 'no longer 10:00-12:00'],
    [monthly({ bymonthday: '1,-1' }), {}, 'no longer 1st and last day of the month 10:00-12:00'],
    [monthly({ bymonthday: '-2' }), {}, 'no longer 10:00-12:00'],
    [monthly({ byday: 'MO', interval: 2 }), {}, 'no longer 10:00-12:00'],
    [{}, { schedules: [{ freq: 'WEEKLY', byday: 'MO' }] }, 'a time in words is new'],
    [
      { minimum_age: 11, maximum_age: 18 },
      { maximum_age: 18 },
      'the age range changes from 11 to 18 to up to 18',
    ],
    [{ minimum_age: 60 }, {}, 'the age range 60 and over was removed'],
    [{}, { description: 'A club.' }, 'a description was added'],
    [{ alert: 'Shut on Friday.' }, {}, 'the alert was removed'],
    [
      { url: 'https://a.example.org' },
      { url: 'https://b.example.org' },
      'the web address changes from https://a.example.org to https://b.example.org',
    ],
    [{ url: 'https://a.example.org' }, { url: 'tel:01174960123' }, 'the web address changes'],
    [{ status: 'defunct' }, { status: 'active' }, 'is open again (active)'],
    [{}, { draft: true }, 'becomes a draft, which is not published'],
    [{ assured_date: '2026-01-01' }, {}, 'the date of the last check was removed'],
    [{}, { phones: ['0117 496 0123', '0117 496 0124'] }, '2 phone numbers were added'],
    [
      { phones: ['0117 496 0123', '0117 496 0124'] },
      { phones: ['0117 496 0123'] },
      'a phone number was removed',
    ],
    [{ languages: [{ name: 'Welsh' }] }, {}, 'the language was removed'],
    [
      { cost_options: [{ option: 'Tea', amount: 1, currency: 'GBP' }] },
      { cost_options: [{ option: 'Tea', amount: 1, currency: 'GBP', amount_description: 'Cash' }] },
      'a note on the price of “Tea” was added',
    ],
    [
      {},
      { cost_options: [{ option: 'Tea', amount: 12.5, currency: 'EUR' }] },
      'the price of “Tea” is now €12.50',
    ],
    [{ locations: [] }, { locations: ['village-hall'] }, 'now also at Village Hall'],
    [
      {
        locations: [
          {
            location: { name: 'Gate', location_type: 'physical', latitude: 51.44, longitude: -2.6 },
          },
        ],
      },
      {
        locations: [
          {
            location: {
              name: 'Gate',
              location_type: 'physical',
              latitude: 51.4402,
              longitude: -2.6,
            },
          },
        ],
      },
      'moved 22 m',
    ],
    [
      { organization: { name: 'Us', description: 'We help.' } },
      { organization: { name: 'Us', description: 'We do help.' } },
      'at Us, the description says “We do help.” where it said “We help.”',
    ],
  ])('%j → %j', (before, after, says) => {
    expect(sentencesOf(before, after)).toEqual([`Club: ${says}.`])
  })

  it('names the place if there are several', () => {
    const at = (hours: string) => ({
      locations: [
        { location: 'village-hall', hours: [hours] },
        { location: { name: 'Gate', location_type: 'virtual' } },
      ],
    })
    expect(sentencesOf(at('Mon 10:00-11:00'), at('Mon 10:00-11:30'))).toEqual([
      'Club: at Village Hall, Mon 10:00-11:00 becomes 10:00-11:30.',
    ])
  })

  it('cuts a long sentence', () => {
    const areas = Array.from({ length: 400 }, (_, i) => `Area ${i}`)
    expect(sentencesOf({}, { service_areas: areas })).toEqual([
      'Club: now also for Area 0, Area 1, Area 2, Area 3, Area 4 and 395 more.',
    ])
    const [sentence = ''] = sentencesOf({ name: 'x'.repeat(9000) }, { name: 'y\n'.repeat(9000) })
    expect(sentence).toMatch(/^x{149}… is now called (y ){74}y…\.$/)
  })

  it('does not mention the order of fields and of entries', () => {
    const before = { phones: ['1', '2'], name: 'Club', url: 'https://a.example.org' }
    const after = { url: 'https://a.example.org', name: 'Club', phones: ['1', '2'] }
    expect(sentencesOf(before, after)).toEqual(['Club: nothing that is published changes.'])
    expect(sentencesOf(before, before)).toEqual([])
  })
})

describe('times with the same words', () => {
  const TUESDAY = 'Tue 10:00-17:00'
  const other = `the days, dates or times of ${TUESDAY} change`
  const saidOfTuesday = (before: object, after: object) =>
    sentencesOf(
      { schedules: [weekly('TU', '10:00', before)] },
      { schedules: [weekly('TU', '10:00', after)] },
    )

  it.each<[before: object, after: object, says: string]>([
    [{ until: '2026-12-01' }, { until: '2027-01-01' }, other],
    [{}, { until: '2026-12-01' }, other],
    [{ count: 5 }, { count: 6 }, other],
    [{ byweekno: '1' }, { byweekno: '2' }, other],
    [{ byyearday: '1' }, { byyearday: '2' }, other],
    [
      { dtstart: '2026-01-06', valid_from: '2026-01-01' },
      { dtstart: '2026-01-06', valid_from: '2026-01-05' },
      `the days, dates or times of ${TUESDAY} from 2026-01-06 change`,
    ],
    [{ wkst: 'MO' }, { wkst: 'SU' }, `the first day of the week for ${TUESDAY} changes`],
    [
      { schedule_link: 'https://a.example.org' },
      { schedule_link: 'https://b.example.org' },
      `the web page for ${TUESDAY} changes`,
    ],
    [{}, { attending_type: 'online' }, `a way to take part for ${TUESDAY} was added`],
    [{ description: 'x' }, { description: 'y' }, `the description for ${TUESDAY} changes`],
    [{ notes: 'Ring 0117 496 0123' }, {}, `the note on ${TUESDAY} was removed`],
    [
      { notes: 'Ring 0117 496 0123', until: '2026-12-01' },
      { notes: 'Ring 0117 496 0124', until: '2027-01-01' },
      `${other}; the note on ${TUESDAY} was rewritten`,
    ],
    [{ interval: 1 }, {}, 'something else that is published changes'],
  ])('%j → %j', (before, after, says) => {
    expect(saidOfTuesday(before, after)).toEqual([`Club: ${says}.`])
  })

  it.each<[before: object, after: object, says: string]>([
    [
      { byday: 'TU', opens_at: '10:00', closes_at: '12:00' },
      { byday: 'WE', opens_at: '10:00', closes_at: '12:00' },
      'the days, dates or times of 10:00-12:00 change',
    ],
    [
      { freq: 'MONTHLY', byday: '-2TU', opens_at: '10:00', closes_at: '12:00' },
      { freq: 'MONTHLY', byday: '-2WE', opens_at: '10:00', closes_at: '12:00' },
      'the days, dates or times of 10:00-12:00 change',
    ],
    [
      { freq: 'WEEKLY', byday: 'TU', opens_at: '10:00' },
      { freq: 'WEEKLY', byday: 'TU', opens_at: '11:00' },
      'the days, dates or times change',
    ],
    [
      { description: 'Ring 07700 900123' },
      { description: 'Ring 07700 900124' },
      'the description for a time in words changes',
    ],
  ])('%j → %j', (before, after, says) => {
    expect(sentencesOf({ schedules: [before] }, { schedules: [after] })).toEqual([`Club: ${says}.`])
  })
})

describe('a price', () => {
  const tea = (more: object) => ({ cost_options: [{ option: 'Tea', ...more }] })

  it.each<[before: object, after: object, says: string]>([
    [
      { amount: 1, valid_from: '2026-01-01' },
      { amount: 1, valid_from: '2026-02-01' },
      'the first day of the price of “Tea” changes from 1 January 2026 to 1 February 2026',
    ],
    [
      { amount: 1, valid_to: '2026-01-01' },
      { amount: 1 },
      'the last day of the price of “Tea” 1 January 2026 was removed',
    ],
    [
      { amount: 4.5, currency: 'GBP' },
      { amount: 4.504, currency: 'GBP' },
      'the price of “Tea” changes from £4.50 to £4.504',
    ],
    [
      { amount: 4, amount_description: 'Cash' },
      { amount: 4, amount_description: 'Card' },
      'the note on the price of “Tea” was rewritten',
    ],
    [
      { amount_description: '£5 a week' },
      { amount_description: '£7 a week' },
      'the price of “Tea” says “£7 a” where it said “£5 a”',
    ],
    [
      { amount_description: 'Ring 0117 496 0123' },
      { amount_description: 'Ring 0117 496 0124' },
      'the price of “Tea” was rewritten',
    ],
    [{ currency: 'GBP' }, { currency: 'EUR' }, 'the currency of the price of “Tea” changes'],
    [
      { amount: 1 },
      { amount: 1, id: 'd5a31ba9-dde3-477c-93ea-37135d324752' },
      'something else that is published changes',
    ],
  ])('%j → %j', (before, after, says) => {
    expect(sentencesOf(tea(before), tea(after))).toEqual([`Club: ${says}.`])
  })
})

describe('several changes', () => {
  const named = (name: string, hours: string) => ({ ...service, name, hours: [hours] })

  it('are sorted by the names of the records, then by file', () => {
    const at = (hours: string) => ({
      'services/a.yaml': named('Swimming', hours),
      'services/b.yaml': named('Club', hours.replace('Mon', 'Tue')),
      'services/c.yaml': named('Club', hours),
    })
    expect(sentences(at('Mon 10:00-11:00'), at('Mon 10:00-11:30'))).toEqual([
      'Club: Tue 10:00-11:00 becomes 10:00-11:30.',
      'Club: Mon 10:00-11:00 becomes 10:00-11:30.',
      'Swimming: Mon 10:00-11:00 becomes 10:00-11:30.',
    ])
  })

  it('of one name are sorted by file, new records among the others', () => {
    const lines = sentences(
      { 'services/b.yaml': named('Club', 'Mon 10:00-11:00') },
      {
        'services/a.yaml': named('Club', 'Tue 10:00-11:00'),
        'services/b.yaml': named('Club', 'Mon 10:00-11:30'),
      },
    )
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe('Club: Mon 10:00-11:00 becomes 10:00-11:30.')
  })

  it('have the same order whichever file was read first', () => {
    const files = { 'services/z.yaml': named('Art', 'Mon 10:00-11:00') }
    const renamed = { 'services/a.yaml': named('Zumba', 'Mon 10:00-11:00'), ...files }
    expect(sentences({}, renamed).map((sentence) => sentence.split(/[ :]/)[0])).toEqual([
      'Art',
      'Zumba',
    ])
  })
})

describe('a confidential place', () => {
  const refuge = (more: object) => ({
    'locations/refuge.yaml': {
      name: 'Refuge',
      location_type: 'physical',
      latitude: 51.4434,
      longitude: -2.6047,
      addresses: [{ address_1: '7 Secret Lane', ...address }],
      ...more,
    },
  })

  it.each([
    [{}, { confidential: true }, ['Refuge: the exact address is now confidential.']],
    [{ confidential: true }, {}, ['Refuge: the exact address is now published.']],
    [
      { confidential: true },
      {
        confidential: true,
        latitude: 51.5,
        addresses: [{ address_1: '9 Secret Lane', ...address }],
      },
      ['Refuge: something else that is published changes.'],
    ],
    [
      { confidential: true },
      {
        confidential: true,
        latitude: 51.4471,
        addresses: [{ address_1: '9 Secret Lane', ...address }],
      },
      ['Refuge: nothing that is published changes.'],
    ],
  ])('%j → %j does not reveal where it is', (before, after, says) => {
    expect(sentences(refuge(before), refuge(after))).toEqual(says)
  })
})

describe('a distance', () => {
  it.each([
    [0.2, '1 m'],
    [94.9, '95 m'],
    [95, '0.1 km'],
    [9949, '9.9 km'],
    [9950, '10 km'],
  ])('of %d metres is said as %s', (metres, words) => {
    expect(distanceInWords(metres)).toBe(words)
  })
})

describe('a service that moves', () => {
  const place = (name: string, latitude: number, more: object) => ({
    name,
    location_type: 'physical',
    latitude,
    longitude: -2.6,
    ...more,
  })
  const at = (location: string, hours: string) => ({
    'services/club.yaml': { ...service, name: 'Club', locations: [{ location, hours: [hours] }] },
  })
  const moves = (refuge: object, hall: object, later = refuge) => {
    const places = (more: object) => ({
      'locations/refuge.yaml': place('Refuge', 51.4, more),
      'locations/hall.yaml': place('Hall', 51.5, hall),
    })
    const before = { ...places(refuge), ...at('refuge', 'Tue 10:00-12:00') }
    return sentences(before, { ...places(later), ...at('hall', 'Wed 10:00-12:00') })[0]
  }

  it('gives the distance and the hours at the new place', () => {
    expect(moves({}, {})).toBe(
      'Club: moved 11 km, from Refuge to Hall; Tue 10:00-12:00 becomes Wed 10:00-12:00.',
    )
  })

  it.each([
    [{ confidential: true }, {}, undefined],
    [{}, { confidential: true }, undefined],
    [{}, {}, { confidential: true }],
    [{ confidential: true }, {}, {}],
  ])('says nothing of the way where a place is confidential: %j, %j, %j', (from, to, later) => {
    expect(moves(from, to, later)).toBe(
      'Club: moved from Refuge to Hall; Tue 10:00-12:00 becomes Wed 10:00-12:00.',
    )
  })
})

const north = '{"type":"Polygon","coordinates":[],"name":"North of the river"}'

describe('a change of an area', () => {
  const feature = (name: string, east: number, more: object = {}) =>
    JSON.stringify({
      type: 'Feature',
      ...more,
      properties: { name },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-2.6, 51.4],
            [east, 51.4],
            [-2.6, 51.4],
          ],
        ],
      },
    })

  it('is not repeated for the records that refer to it', () => {
    const files = (name: string) => ({
      'areas/south.geojson': feature(name, 1),
      'services/club.yaml': { ...service, service_areas: ['south'] },
    })
    expect(sentences(files('South'), files('North'))).toEqual(['South is now called North.'])
  })

  it.each<[what: string, before: string, after: string, says: string]>([
    ['outline', feature('South', 1), feature('South', 2), 'South: the outline was rewritten.'],
    ['name', feature('South', 1), feature('North', 1), 'South is now called North.'],
    [
      'name and its outline',
      feature('South', 1),
      feature('North', 2),
      'South is now called North; the outline was rewritten.',
    ],
    ['name, which it lost', feature('East', 1), feature('', 1), 'East is now called South.'],
    [
      'number in a map program',
      feature('South', 1),
      feature('South', 1, { id: 7 }),
      'South: nothing that is published changes.',
    ],
  ])('tells of its %s', (_, before, after, says) => {
    const file = 'areas/south.geojson'
    expect(sentences({ [file]: before }, { [file]: after })).toEqual([says])
  })
})

describe('a change of something else', () => {
  it.each<[before: Files, after: Files, says: string]>([
    [
      {
        'locations/village-hall.yaml': {
          name: 'Village Hall',
          addresses: [{ address_1: '1 High Street', ...address }],
        },
      },
      {
        'locations/village-hall.yaml': {
          name: 'Village Hall',
          addresses: [{ address_1: '3 High Street', ...address }],
        },
      },
      'Village Hall: the address changes from 1 High Street, Bristol, BS3 1JA to 3 High Street, Bristol, BS3 1JA.',
    ],
    [
      {},
      { 'directory.yaml': { title: 'Better', namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f' } },
      'directory.yaml: the setting `title` changes from Test to Better.',
    ],
    [
      {
        'organizations/acorn-trust.yaml': {
          name: 'Acorn Trust',
          description: 'A charity.',
          programs: [{ name: 'Good food', slug: 'food', description: 'Meals.' }],
        },
      },
      {
        'organizations/acorn-trust.yaml': {
          name: 'Acorn Trust',
          description: 'A charity.',
          programs: [{ name: 'Good food', slug: 'meals', description: 'Meals.' }],
        },
      },
      'Acorn Trust: something else that is published changes.',
    ],
    [
      {},
      { 'locations/barn.yaml': { name: 'Barn', location_type: 'physical', draft: true } },
      'Barn is a new place: a draft, which is not published yet.',
    ],
    [
      { 'areas/north.geojson': north, 'services/club.yaml': service },
      {
        'areas/north.geojson': north,
        'services/club.yaml': { ...service, service_areas: ['north'] },
      },
      'Lunch Club: now also for North of the river.',
    ],
    [{}, { 'areas/north.geojson': '{"type":"Polygon","coordinates":[]}' }, 'North is a new area.'],
    [
      {},
      {
        'removed.yaml': {
          removed: [{ id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', date: '2026-01-01' }],
        },
      },
      'removed.yaml: an entry was added.',
    ],
    [
      { 'services/club.yaml': { ...service, status: 'xx' } },
      { 'services/club.yaml': service },
      'Lunch Club: can be published again.',
    ],
    [
      {},
      {
        'organizations/acorn-trust.yaml': {
          name: 'Acorn Trust',
          description: 'A charity.',
          programs: [{ name: 'Good food', description: 'Meals.' }],
        },
      },
      'Acorn Trust: has the new programme Good food.',
    ],
  ])('%j → %j', (before, after, says) => {
    expect(sentences(before, after)).toEqual([says])
  })

  it.each<[before: Files, after: Files, says: readonly string[]]>([
    [{}, { 'pages/about.md': '# About us\n\nWe are.\n' }, ['About us is a new page.']],
    [{ 'pages/about.md': '# About us\n' }, {}, ['About us is removed.']],
    [
      { 'pages/about.md': '# About us\n\nWe are five people.\n' },
      { 'pages/about.md': '# About us\n\nWe are six people.\n' },
      ['About us: the text says “are six people.” where it said “are five people.”.'],
    ],
    [
      { 'pages/about.md': '# About us\n\nRing 01632 960123.\n' },
      { 'pages/about.md': '# Us\n\nRing 01632 960124.\n' },
      ['About us is now called Us; the text was rewritten.'],
    ],
    [{ 'pages/about.md': '# Us\n\nWe are.' }, { 'pages/about.md': '# Us\n\nWe are.' }, []],
  ])('tells of a page of the publisher: %j → %j', (before, after, says) => {
    expect(sentences(before, after)).toEqual(says)
  })

  const settings = (more: object): Files => ({
    'directory.yaml': { title: 'Test', namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f', ...more },
  })

  it.each<[before: object, after: object, says: string]>([
    [
      { pages: { colour: '#7a1f5c' } },
      { pages: { colour: '#005ea5' } },
      'the setting `pages.colour` changes from #7a1f5c to #005ea5',
    ],
    [{}, { pages: { logo: 'logo.svg' } }, 'the setting `pages.logo` is now logo.svg'],
    [{ pages: { logo: 'a.svg' } }, {}, 'the setting `pages.logo` a.svg was removed'],
    [
      { pages: { contact: 'Ring 01632 960123, or come to the library on Thursdays.' } },
      { pages: { contact: 'Ring 01632 960124, or come to the library on Thursdays.' } },
      'the setting `pages.contact` was rewritten',
    ],
    [
      {
        pages: {
          footer: 'Saltwick Community Trust is a registered charity, and has been for long.',
        },
      },
      {
        pages: {
          footer: 'Saltwick Community Trust is a registered society, and has been for long.',
        },
      },
      'the setting `pages.footer` says “registered society, and” where it said “registered charity, and”',
    ],
    [
      { publisher: { name: 'Trust', email: 'a@trust.example.org' } },
      { publisher: { name: 'The Trust', email: 'b@trust.example.org' } },
      'the setting `publisher.name` changes from Trust to The Trust; the setting `publisher.email` was rewritten',
    ],
    [
      { private_contact: 'desk@trust.example.org' },
      { private_contact: 'office@trust.example.org' },
      'the setting `private_contact` was rewritten',
    ],
    [{ per_page: { default: 20 } }, {}, 'the setting `per_page.default` changes from 20 to 50'],
    [{}, { synonyms: ['tea, cuppa'] }, 'the setting `synonyms` was rewritten'],
  ])('tells of settings: %j → %j', (before, after, says) => {
    expect(sentences(settings(before), settings(after))).toEqual([`directory.yaml: ${says}.`])
  })

  it.each<[before: Files, after: Files, says: readonly string[]]>([
    [
      { 'words/en.yaml': { 'find.search': 'Look here', 'find.more': 'More' } },
      { 'words/en.yaml': { 'find.search': 'Look there', 'nav.find': 'Find it' } },
      [
        'words/en.yaml: the sentence `find.more` was removed; the sentence `find.search` says “Look there” where it said “Look here”; a sentence `nav.find` was added.',
      ],
    ],
    [
      { 'words/en.yaml': { 'find.results': '{count} found' } },
      { 'words/en.yaml': { 'find.results': { one: '{count} found', other: '{count} are there' } } },
      [
        'words/en.yaml: the sentence `find.results` says “found / {count} are there” where it said “found”.',
      ],
    ],
    [
      { 'words/en.yaml': { 'find.more': 'More' } },
      { 'words/en.yaml': 'find.more: "More" # ours' },
      [],
    ],
  ])('tells of sentences of the publisher: %j → %j', (before, after, says) => {
    expect(sentences(before, after)).toEqual(says)
  })

  it('reports a copy that kept its id as a new record', () => {
    const id = 'd5a31ba9-dde3-477c-93ea-37135d324752'
    const club = { 'services/club.yaml': { ...service, id } }
    const copy = { 'services/women.yaml': { ...service, id, name: 'Women’s Club' } }
    const [says, ...more] = sentences(club, { ...club, ...copy })
    expect(says).toBe('Women’s Club is a new service of Acorn Trust.')
    expect(more).toEqual([])
  })

  it('recognises a record by half of its content, without the fields that many share', () => {
    const club = { ...service, description: 'Tea and company for everybody who lives here.' }
    const games = { ...club, name: 'Games', email: 'games@example.org' }
    expect(sentences({ 'services/club.yaml': club }, { 'services/games.yaml': games })).toEqual([
      'Lunch Club is now called Games; an email address was added.',
    ])
    const hall = { 'locations/hall.yaml': { name: 'Hall', location_type: 'physical' } }
    const barn = { 'locations/barn.yaml': { name: 'Barn', location_type: 'physical' } }
    expect(sentences(hall, barn)).toEqual(['Barn is a new place.', 'Hall is removed.'])
  })

  it('recognises a thousand renamed records in little time', () => {
    const files = (prefix: string): Files =>
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, i) => [
          `services/${prefix}-${i}.yaml`,
          { ...service, name: `Club ${i}` },
        ]),
      )
    const changes = compareVersions(versionOf(files('a')), versionOf(files('b')))
    expect(changes).toHaveLength(1000)
    expect(new Set(changes.map(({ verb }) => verb))).toEqual(new Set(['renamed']))
  })
})
