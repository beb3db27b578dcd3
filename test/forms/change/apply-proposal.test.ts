import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { composeLists } from '../../../src/feed/lists.ts'
import { PROJECT } from '../../../src/package/compile.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { applyProposal } from '../../../src/forms/change/apply-proposal.ts'
import { areaSlugs } from '../../../src/forms/change/area-slugs.ts'
import type { FormKind, FormValues } from '../../../src/forms/questions/fields.ts'
import { readDocument } from '../../../src/forms/change/values.ts'
import { propose } from '../../../src/forms/change/proposal.ts'
import { recordsIn } from '../../../src/cli/records/proposed-records.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { lineDiff } from '../../../src/text/line-diff.ts'

const { sources } = await readContent(join(PROJECT, 'content'))
const { directory } = checkContent(sources)
const entries = new Map(composeLists(directory!).services.map((entry) => [entry.id, entry]))

/** Every published service of the example town: its text, and what a form shows of it. */
const services = directory!.services
  .filter(({ draft, place }) => !draft && place.path.length === 0)
  .map(({ id, slug, place }) => ({
    slug,
    text: sources.find(({ file }) => file === place.file)!.text,
    now: readDocument('service', entries.get(id)!.detail()),
  }))

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'

/** The text with other values, or why there is none. */
function apply(text: string, now: FormValues, set: FormValues, kind: FormKind = 'service') {
  const proposal = propose([{ kind, id: ID, before: now, after: { ...now, ...set } }])
  if (!proposal) return { text }
  const applied = applyProposal(proposal, {
    find: (_, id) => (id === ID ? { file: 'services/a.yaml', text, now } : undefined),
    slugOf: (reference) => slugs.get(reference) ?? areas.get(reference),
    textOf: () => undefined,
    newId: () => ID,
  })
  return 'refusal' in applied ? applied : { text: applied.changes[0]!.after }
}

const lists = composeLists(directory!)
const slugs = lists.slugs!()
const areas = areaSlugs(lists.areas!())

function after(text: string, now: FormValues, set: FormValues, kind?: FormKind): string {
  const applied = apply(text, now, set, kind)
  if ('refusal' in applied) throw new Error(applied.refusal)
  return applied.text
}

const changed = (before: string, now: string) =>
  lineDiff(before, now)
    .filter(({ sign }) => sign !== ' ')
    .map(({ sign, text }) => `${sign} ${text.trim()}`)

describe('a proposal for a record of the example town', () => {
  it('shows the times of most of them', () => {
    // Times that stand below a place are of that place alone.
    const atPlaces = services.filter(({ text }) => /^ +(?:hours|schedules):/m.test(text))
    const own = services.filter(({ text }) => /^(?:hours|schedules):/m.test(text))
    const areShown = (some: typeof services) => some.filter(({ now }) => now.hours !== undefined)
    expect(areShown(own).length / own.length).toBeGreaterThan(0.9)
    expect(areShown(atPlaces.filter((one) => !own.includes(one)))).toEqual([])
    expect(atPlaces.length).toBeGreaterThan(5)
  })

  it.each(services)('changes nothing in $slug that was not changed', ({ text, now }) => {
    expect(after(text, now, now)).toBe(text)
  })

  it.each(services)('changes one entry of the times of $slug', ({ text, now }) => {
    if (!now.hours?.[0]) return
    const lines = changed(
      text,
      after(text, now, { hours: ['Sun 05:00-06:00', ...now.hours.slice(1)] }),
    )
    expect(lines.length).toBeGreaterThan(0)
    // A schedule has a field for each part of it.
    expect(lines.length).toBeLessThan(14)
    expect(lines.join()).toMatch(/05:00/)
  })

  const lunch = services.find(({ slug }) => slug === 'tuesday-lunch-club')!

  it('writes times as the record has them, and keeps what else an entry says', () => {
    const { text, now } = lunch
    expect(now.hours).toEqual(['Tue 12:00-14:00'])
    const twice = { hours: ['Tue 12:00-14:00', 'Thu 12:00-13:00'] }
    expect(changed(text, after(text, now, twice))).toEqual([
      '+ - freq: WEEKLY',
      '+ byday: TH',
      '+ opens_at: 12:00',
      '+ closes_at: 13:00',
    ])
    expect(changed(text, after(text, now, { hours: ['Tue 12:00-13:30'] }))).toEqual([
      '- closes_at: 14:00',
      '+ closes_at: 13:30',
    ])
  })

  it('deletes a field that is emptied, and adds one in its place', () => {
    const { text, now } = lunch
    expect(changed(text, after(text, now, { email: '', maximum_age: '90' }))).toEqual([
      '- email: lunch@acorn-trust.example.org',
      '+ maximum_age: 90',
    ])
  })

  it('leaves out signs that nobody sees, which telephones put around numbers', () => {
    const { text, now } = lunch
    const phones = ['\u202a0117 496\u0000 0199\u202c', ...now.phones!.slice(1)]
    expect(changed(text, after(text, now, { phones, name: 'Lunch\u009b' })).join()).toMatch(
      /\+ name: Lunch,.*0117 496 0199(?!.*\p{Cc})/u,
    )
  })

  it('refers to nothing of another kind, by whatever id or slug', () => {
    const records = recordsIn(directory!, sources)
    const { services: all, organizations, locations, taxonomies } = directory!
    const [service, owner, place, taxonomy] = [
      all[0]!,
      organizations[0]!,
      locations[0]!,
      taxonomies[0]!,
    ]
    const { now } = records.find('service', service.id)!
    const refused = (set: FormValues) => {
      const proposal = propose([
        { kind: 'service', id: service.id, before: now, after: { ...now, ...set } },
      ])
      return 'refusal' in applyProposal(proposal!, records)
    }
    for (const id of [place.id, service.id, taxonomy.id, place.slug])
      expect(refused({ organization: id })).toBe(true)
    for (const id of [owner.id, service.id, taxonomy.terms[0]!.id])
      expect(refused({ locations: [...now.locations!, id] })).toBe(true)
    for (const id of [owner.id, place.id, taxonomy.id])
      expect(refused({ taxonomy_terms: [...now.taxonomy_terms!, id] })).toBe(true)
    for (const kind of ['organization', 'location'] as const)
      expect(records.find(kind, service.id)).toBeUndefined()
  })

  it('leaves texts in other languages as they are', () => {
    const cy = 'translations: { cy: { name: Clwb } } # by Morwenna\n'
    for (const { text, now } of services) {
      const changedText = after(text + cy, now, { name: 'Another name' })
      expect(changedText.endsWith(cy)).toBe(true)
    }
  })

  it('keeps the other fields of a phone whose number changes', () => {
    const text =
      'name: A\nphones:\n  # The desk.\n  - number: 0117 496 0123\n    type: text\n  - 0117 496 0124\n'
    const now = { phones: ['0117 496 0123', '0117 496 0124'] }
    expect(changed(text, after(text, now, { phones: ['0117 496 0999', '0117 496 0124'] }))).toEqual(
      ['- - number: 0117 496 0123', '+ - number: 0117 496 0999'],
    )
    expect(changed(text, after(text, now, { phones: ['0117 496 0123'] }))).toEqual([
      '- - 0117 496 0124',
    ])
  })

  it('is refused where the form has not shown all entries of a list', () => {
    const now = { phones: ['0117 496 0123'] }
    expect(
      apply('phones: [0117 496 0123, 0117 496 0124]\n', now, { phones: ['0117 496 0999'] }),
    ).toEqual({
      refusal: expect.stringContaining('`phones` is written in a way that a form cannot change'),
    })
  })

  it('is refused where something is written that is not published', () => {
    expect(apply('email: jo@example.org\n', { email: '' }, { email: 'x@example.org' })).toEqual({
      refusal: expect.stringContaining('`email` is written in a way that a form cannot change'),
    })
  })

  it('keeps the later day on which somebody has checked', () => {
    const [text, set] = ['assured_date: 2026-10-01\n', { assured_date: '2026-09-01' }]
    expect(after(text, { assured_date: '2026-10-01' }, set)).toBe(text)
  })

  it('adds and removes topics and places, and keeps how the others are written', () => {
    const { text, now } = lunch
    const [first, ...topics] = now.taxonomy_terms!
    const [hall] = now.locations!
    const other = services.flatMap((one) => one.now.locations!).find((id) => id !== hall)!
    const lines = changed(
      text,
      after(text, now, { taxonomy_terms: topics, locations: [hall!, other] }),
    )
    expect(lines).toEqual(
      [
        `- taxonomy_terms: [${slugs.get(first!)}, older-people, hot-meal, loneliness]`,
        '- locations: [southville-ropewalk-hall]',
        '+ taxonomy_terms: [older-people, hot-meal, loneliness]',
        `+ locations: [southville-ropewalk-hall, ${slugs.get(other)}]`,
      ].sort((a, b) => (a.includes('taxonomy') ? -1 : 1) - (b.includes('taxonomy') ? -1 : 1)),
    )
    const own = 'locations:\n  - location: southville-ropewalk-hall\n    hours: [Tue 12:00-14:00]\n'
    expect(after(own, { locations: [hall!] }, { locations: [hall!, other] })).toBe(
      `${own}  - ${slugs.get(other)}\n`,
    )
  })

  it('does not remove what it cannot find', () => {
    const [hall] = lunch.now.locations!
    expect(
      apply('locations: [somewhere-else]\n', { locations: [hall!] }, { locations: [] }),
    ).toEqual({ refusal: expect.stringContaining('`locations`') })
  })

  it('changes the first address of a place, and what it says about access', () => {
    const text =
      'name: Hall\naddresses:\n  - { address_1: 1 Mill Lane, postal_code: BS3 1JA } # Side door\n  - address_1: PO Box 1\naccessibility:\n  - description: A ramp\n    details: At the back\n'
    const now = { address_1: '1 Mill Lane', city: 'Bristol', accessibility: ['A ramp'] }
    const set = { address_1: '2 Mill Lane', accessibility: ['A wide ramp', 'A lift'] }
    expect(changed(text, after(text, now, set, 'location'))).toEqual([
      '- - { address_1: 1 Mill Lane, postal_code: BS3 1JA } # Side door',
      '+ - { address_1: 2 Mill Lane, postal_code: BS3 1JA } # Side door',
      '- - description: A ramp',
      '+ - description: A wide ramp',
      '+ - description: A lift',
    ])
  })
})

it('writes no address of a new place that has none, whatever the settings fill in', () => {
  const set = { name: 'Night line', location_type: 'virtual', city: '', state_province: '' }
  const applied = applyProposal(
    { version: 2, records: [{ kind: 'location', slug: 'night-line', set }] },
    { find: () => undefined, slugOf: () => undefined, textOf: () => undefined, newId: () => ID },
  )
  expect(applied).toEqual({
    changes: [
      {
        file: 'locations/night-line.yaml',
        after: `id: ${ID}\nlocation_type: virtual\nname: Night line\n`,
      },
    ],
  })
})

describe('an area in a proposal', () => {
  const text = 'name: Tea\nservice_areas: [E06000023, bedminster-and-southville]\n'
  const now = { name: 'Tea', service_areas: ['E06000023', 'Bedminster and Southville'] }
  const changedTo = (...service_areas: string[]) => after(text, now, { service_areas })

  it('is written as the file with that name, and the others stay as they are', () => {
    expect(changedTo('South Bristol', 'Bedminster and Southville')).toBe(
      'name: Tea\nservice_areas: [south-bristol, bedminster-and-southville]\n',
    )
    expect(changedTo('Bedminster and Southville', 'BS3')).toBe(
      'name: Tea\nservice_areas: [bedminster-and-southville, BS3]\n',
    )
  })

  it('is a name like any other where two files have it, or none', () => {
    const two = areaSlugs([
      { slug: 'a', name: 'Old town' },
      { slug: 'b', name: 'Old town' },
      { slug: 'c', name: 'New town' },
    ])
    expect([...two]).toEqual([['New town', 'c']])
    expect(changedTo('E06000023', 'Atlantis')).toContain('[E06000023, Atlantis]')
  })
})
