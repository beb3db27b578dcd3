import { describe, expect, it } from 'vitest'
import { composeSite } from '../../../src/generator/site/site.ts'
import { editValues } from '../../../src/generator/site/documents/find/edit-values.ts'
import {
  type PublishedForm,
  formFile,
  formKey,
  unpackForms,
  neighboursOf,
} from '../../../src/forms/change/published-form.ts'
import { newerOf } from '../../../src/forms/change/values.ts'
import { toAssets } from '../../../src/pages/layout/assets.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../../src/record/yaml/raw.ts'

const ID = (n: number) => `0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c7${n}`
const CLUB = `id: ${ID(1)}
name: Lunch   Club
organization: trust
description: Soup.
private: MARKER-NOTE
hours: ['Tue 12-2pm not 29 Dec 2026', 'Fri  10:00-11:00']
exceptions: [closed 25 Dec to 1 Jan]
visible_until: 2027-08-31
status: temporarily closed
reopens: 2027-01-04
phones:
  - number: 0117 496 0123
    private: { ask: MARKER-PHONE }
cost_options:
  - { option: Adult, amount: 3.00, private: { why: MARKER-PRICE } }
locations: [hall, refuge]
`
const FILES = {
  'directory.yaml':
    'title: Town\nnamespace: 5f7b8a1e-6f0c-4f55-9a3c-7d1e2b9c4a60\nprivate_fields: [service.fees_description]\n',
  'services/lunch-club.yaml': `${CLUB}fees_description: MARKER-FEES\n`,
  'services/tea.yaml': `id: ${ID(2)}\nname: MARKER-DRAFT\norganization: trust\nstatus: active\ndraft: true\n`,
  'organizations/trust.yaml': `id: ${ID(3)}\nname: Trust\ndescription: Helps.\nphones: [0117 496 0999]\nprivate: MARKER-TRUST\n`,
  'locations/hall.yaml': `id: ${ID(4)}\nlocation_type: physical\nname: Hall\naddresses:\n  - { address_1: 1 Mill Lane, city: Bristol, postal_code: BS3 1JA, state_province: Avon, country: GB, private: MARKER-HALL }\n`,
  'locations/refuge.yaml': `id: ${ID(5)}\nlocation_type: physical\nname: Refuge\nconfidential: true\naddresses:\n  - { address_1: MARKER-STREET, city: Bristol, state_province: Avon, postal_code: BS3 4EB, country: GB }\n`,
}

function site(files: Readonly<Record<string, string>> = FILES) {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
  const { linked, diagnostics } = checkContent(sources, { today: '2026-11-27' })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return composeSite(linked!, { build: 'b', sources, assets: toAssets(() => '') })
}

function formOf(
  kind: 'service' | 'organization',
  page: string,
  files: Readonly<Record<string, string>> = FILES,
): PublishedForm {
  const file = editValues.files(site(files)).get(formFile(kind, page))!
  return unpackForms(String(file()))[formKey(kind, page)]!
}

describe('what the form of a record begins with', () => {
  it('is what is published, with the times and exceptions as they are written', () => {
    const { record, beside, topics } = formOf('service', 'lunch-club')
    expect(record).toMatchObject({ kind: 'service', id: ID(1), slug: 'lunch-club' })
    expect(record.values).toMatchObject({
      hours: ['Tue 12-2pm not 29 Dec 2026', 'Fri  10:00-11:00'],
      exceptions: ['closed 25 Dec to 1 Jan'],
      visible_from: '',
      visible_until: '2027-08-31',
      reopens: '2027-01-04',
      phones: ['0117 496 0123'],
      cost_options: [{ option: 'Adult', amount: '3', currency: 'GBP' }],
      organization: ID(3),
      email: '',
      languages: [],
    })
    expect(record.written).toMatchObject({ cost_options: [{ option: 'Adult', amount: '3.00' }] })
    expect(beside.map(({ slug }) => slug)).toEqual(['trust', 'hall', undefined])
    expect(beside[0]!.values.phones).toEqual(['0117 496 0999'])
    expect(topics).toEqual({})
    expect(neighboursOf({ record, beside, topics }).get(ID(3))).toMatchObject({
      ...{ kind: 'organization', name: 'Trust' },
    })
  })

  it('has no times of a service where only its places have some, so that none is added for all of them', () => {
    const times = "hours: ['Tue 12-2pm not 29 Dec 2026', 'Fri  10:00-11:00']\n"
    const without = FILES['services/lunch-club.yaml'].replace(times, '')
    const hoursOf = (text: string) =>
      formOf('service', 'lunch-club', { ...FILES, 'services/lunch-club.yaml': text }).record.values
        .hours
    const atHall = '- { location: hall, hours: [Tue 12:00-14:00] }'
    expect(hoursOf(without.replace('[hall, refuge]', `\n  ${atHall}\n  - refuge`))).toBeUndefined()
    expect(hoursOf(without)).toEqual([])
  })

  it('has the times of each place as they are written, but of no place without a file of its own', () => {
    const times = '[Tuesdays 12-2pm]'
    const nested = 'location: { name: Yard, location_type: virtual }'
    const refuge = `location: refuge, hours: ${times}`
    const text = FILES['services/lunch-club.yaml'].replace(
      '[hall, refuge]',
      `\n  - { location: hall, hours: ${times} }\n  - { ${refuge} }\n  - { ${nested}, hours: ${times} }`,
    )
    const { record } = formOf('service', 'lunch-club', {
      ...FILES,
      'services/lunch-club.yaml': text,
    })
    const [, , yard] = record.values.locations!
    expect(record.values.place_hours).toEqual([
      { location: ID(4), hours: 'Tuesdays 12-2pm' },
      { location: ID(5) },
      { location: yard },
    ])
    expect(record.unread ?? []).not.toContain('place_hours')
    expect(JSON.stringify(record)).not.toContain('refuge')
  })

  it('has nothing of a draft, of a private part, or of where a confidential place is', () => {
    const files = editValues.files(site())
    const all = [...files.values()].map((make) => String(make())).join('\n')
    expect(all).not.toContain('MARKER')
    expect(all).not.toContain('BS3 4EB')
    expect([...files.keys()]).not.toContain(formFile('service', 'tea'))
    // The guard of this test: what is public is there.
    expect(all).toContain('1 Mill Lane')
  })

  it.each([
    ['service.schedules', CLUB],
    [
      'service_at_location.schedules',
      CLUB.replace(/hours: .*\n/, '').replace(
        '[hall, refuge]',
        '[{ location: hall, hours: [Tue 1-3pm], exceptions: [closed 25 Dec] }]',
      ),
    ],
  ])('has with a private %s neither times nor the days on which they differ', (field, text) => {
    const formWith = (hidden: string) =>
      JSON.stringify(
        formOf('service', 'lunch-club', {
          ...FILES,
          'directory.yaml': FILES['directory.yaml'].replace(/\[.*\]/, `[${hidden}]`),
          'services/lunch-club.yaml': text,
        }),
      )
    const times = /25 Dec|12-2pm|1-3pm/
    expect(formWith(field)).not.toMatch(times)
    expect(formWith('service.fees_description')).toMatch(times)
  })

  it('lets a newer file be compared: what is written alike stays as published, and what differs does not', () => {
    const { record } = formOf('service', 'lunch-club')
    const newer = (text: string) =>
      newerOf('service', parseYaml('', text).value as RawObject, record)
    expect(newer(CLUB)).toEqual(record.values)
    expect(newer(CLUB.replace('Tue 12-2pm', 'Wed 12-2pm')).hours).toEqual([
      'Wed 12-2pm not 29 Dec 2026',
      'Fri  10:00-11:00',
    ])
    expect(newer(CLUB.replace('Lunch   Club', 'Tea')).name).toBe('Tea')
    expect(newer(CLUB.replace('2027-08-31', '2027-09-30')).visible_until).toBe('2027-09-30')
    expect(newer(CLUB.replace('3.00', '4')).cost_options).toEqual([
      { option: 'Adult', currency: 'GBP', amount: '4' },
    ])
  })
})
