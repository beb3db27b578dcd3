import { MAX_IN_FILE } from '../../src/diagnostics/limit.ts'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { RecordKind } from '../../src/record/schema/written.ts'
import { SERVICE, found, parse, valueOf } from './parser.ts'

const hintFor = (...args: Parameters<typeof parse>) => parse(...args).diagnostics[0]?.hint

describe('a record', () => {
  it('knows its kind, its slug and its file', () => {
    expect(parse('service', SERVICE).value).toEqual({
      kind: 'service',
      slug: 'a',
      file: 'a.yaml',
      value: SERVICE,
    })
  })

  it('types numbers and booleans, and leaves text as text', () => {
    const text = [
      'name: 007',
      'organization: 12',
      'status: active',
      'alert: NO',
      'minimum_age: 18',
      'phones:',
      '  - { number: 01174960123, extension: 0 }',
      'schedules:',
      '  - { opens_at: 10:00, interval: 2, description: 1E5 }',
      'cost_options:',
      '  - { amount: 2.50, option: true }',
      '  - { amount: 1e2 }',
      'draft: true',
    ].join('\n')
    expect(valueOf('service', text)).toEqual({
      name: '007',
      organization: '12',
      status: 'active',
      alert: 'NO',
      minimum_age: 18,
      phones: [{ number: '01174960123', extension: 0 }],
      schedules: [{ opens_at: '10:00', interval: 2, description: '1E5' }],
      cost_options: [
        { amount: 2.5, currency: 'GBP', option: 'true' },
        { amount: 100, currency: 'GBP' },
      ],
      draft: true,
    })
  })

  it.each(['+5', '05', '5.', '.5', '1,5', '1_000', '0x10', '1e999', 'NaN', '18+', 'five'])(
    'does not read %s as a number',
    (written) => {
      expect(found('service', { ...SERVICE, minimum_age: written })).toEqual([
        'wrong-type minimum_age',
      ])
    },
  )

  it('expands short forms', () => {
    const { phones, locations, contacts, service_areas } = valueOf('service', {
      ...SERVICE,
      phones: ['0117 496 0123', { number: '0117 496 0124' }],
      locations: ['village-hall', { location: { name: 'Hut' } }],
      contacts: [{ phones: ['0117 496 0125'] }],
      service_areas: ['BS3', { area: 'park' }],
    })
    expect(phones).toEqual([{ number: '0117 496 0123' }, { number: '0117 496 0124' }])
    expect(locations).toEqual([
      { location: 'village-hall' },
      { location: { name: 'Hut', location_type: 'physical' } },
    ])
    expect(contacts).toEqual([{ phones: [{ number: '0117 496 0125' }] }])
    expect(service_areas).toEqual(['BS3', { area: 'park' }])
  })

  it.each(['0800 1111', '08001111', '999', '116 123', '+44 117 496 0123', '0117 496 0123 ext 2'])(
    'may have the telephone number %s',
    (number) => {
      expect(parse('service', { ...SERVICE, phones: [number] }).diagnostics).toEqual([])
    },
  )

  it.each(['0117', '0153 96', 'O117 496 0123', 'help@example.org 24', 'at the desk'])(
    'may not have the telephone number %s',
    (number) => {
      const { diagnostics } = parse('service', { ...SERVICE, phones: [number] })
      expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-format'])
    },
  )

  it('drops blank fields', () => {
    const blanks =
      'url:\nemail: ~\nalert: ""\nfees: "  "\nphones: []\ncontacts: null\nprogram: null\n'
    expect(valueOf('service', stringify(SERVICE) + blanks)).toEqual(SERVICE)
  })

  it('drops blank fields inside of objects', () => {
    expect(valueOf('service', { ...SERVICE, contacts: [{ name: 'Ann', email: null }] })).toEqual({
      ...SERVICE,
      contacts: [{ name: 'Ann' }],
    })
  })

  it('gets the defaults of the directory for fields that it leaves out', () => {
    const defaults = {
      address: { city: 'Bristol', state_province: 'Avon' },
      service: { fees: 'Free' },
    }
    const address = { address_1: '1 High Street', postal_code: 'BS3 1JA', city: 'Bath' }
    expect(valueOf('service', SERVICE, { defaults })).toEqual({ ...SERVICE, fees: 'Free' })
    expect(valueOf('service', { ...SERVICE, fees: '' }, { defaults }).fees).toBe('Free')
    expect(valueOf('location', { addresses: [address] }, { defaults })).toEqual({
      location_type: 'physical',
      addresses: [{ ...address, state_province: 'Avon', country: 'GB', address_type: 'physical' }],
    })
  })

  it('gets the currency of the country where it has an amount and no currency', () => {
    const costs = (...cost_options: object[]) =>
      valueOf('service', { ...SERVICE, cost_options }).cost_options
    expect(costs({ amount: 3 })).toEqual([{ amount: 3, currency: 'GBP' }])
    expect(costs({ amount: 3, currency: 'EUR' })).toEqual([{ amount: 3, currency: 'EUR' }])
    expect(costs({ option: 'Free' }, { currency: 'GBP' })).toEqual([
      { option: 'Free' },
      { currency: 'GBP' },
    ])
  })

  it('has the extensions that the directory declares', () => {
    const extensions = {
      acme: {
        ramp: { type: 'boolean' },
        level: { type: 'integer' },
        page: { type: 'string', format: 'uri' },
        size: { type: 'string', enum: ['S', 'L'] },
      },
    } as const
    const good = { ramp: true, level: 2, page: 'https://example.org', size: 'S' }
    const bad = { ramp: 'yes', level: 1.5, page: 'example', size: 'M', door: 'x' }
    expect(
      valueOf('service', { ...SERVICE, extensions: { acme: good } }, { extensions }).extensions,
    ).toEqual({ acme: good })
    expect(found('service', { ...SERVICE, extensions: { acme: bad } }, { extensions })).toEqual([
      'unknown-field extensions.acme.door',
      'wrong-type extensions.acme.ramp',
      'wrong-type extensions.acme.level',
      'wrong-format extensions.acme.page',
      'not-a-choice extensions.acme.size',
    ])
  })

  it('may have an extension with the name of a method of every object', () => {
    const extensions = {
      constructor: { constructor: { type: 'number' } },
      acme: { buses: { type: 'number' } },
    } as const
    const record = (own: object) => ({ ...SERVICE, status: 'shut', extensions: own })
    expect(found('service', record({ acme: { buses: 2 } }), { extensions })).toEqual([
      'not-a-choice status',
    ])
    expect(
      found('service', record({ constructor: { constructor: '1-2' } }), { extensions }),
    ).toEqual(['not-a-choice status', 'wrong-type extensions.constructor.constructor'])
    const own = { ...SERVICE, extensions: { constructor: { constructor: '1-2' } } }
    expect(hintFor('service', own, { extensions })).toContain('Write digits only')
  })
})

describe('one mistake', () => {
  it.each<[string, RecordKind, object, string[]]>([
    [
      'a name for nmae',
      'service',
      { ...SERVICE, name: null, nmae: 'x' },
      ['unknown-field nmae', 'blank-field name'],
    ],
    [
      'a key for a slug',
      'service',
      { name: 'x', status: 'active', organization_id: 'y' },
      ['derived-field organization_id'],
    ],
    ['a list for a text', 'service', { ...SERVICE, name: ['a', { b: 'c' }] }, ['wrong-type name']],
    [
      'a group for a number',
      'service',
      { ...SERVICE, minimum_age: { a: 'b' } },
      ['wrong-type minimum_age'],
    ],
    [
      'a text for a group',
      'service',
      { ...SERVICE, schedules: ['weekly'] },
      ['wrong-type schedules.0'],
    ],
    [
      'a part that is no whole number',
      'service',
      { ...SERVICE, schedules: [{ interval: 0.5 }] },
      ['wrong-type schedules.0.interval'],
    ],
    [
      'an unknown group',
      'service',
      { ...SERVICE, opening: { monday: 'x', phones: [{}] } },
      ['unknown-field opening'],
    ],
    ['an odd place', 'service', { ...SERVICE, locations: [['a']] }, ['wrong-type locations.0']],
    [
      'an empty term',
      'taxonomy',
      { name: 'x', description: 'y', terms: [null] },
      ['wrong-type terms.0'],
    ],
  ])('is reported once: %s', (_, kind, record, expected) => {
    expect(found(kind, record)).toEqual(expected)
  })

  it('can occur twelve thousand times, and is then counted', () => {
    const names = Array.from({ length: 12_000 }, (_, i) => `note_${i}`)
    const text = [stringify(SERVICE), ...names.map((name) => `${name}: x\n`)].join('')
    const shown = names.slice(0, MAX_IN_FILE).map((name) => `unknown-field ${name}`)
    expect(found('service', text)).toEqual([...shown, 'more-problems '])
    const { diagnostics } = parse('service', text)
    expect(diagnostics.at(-1)?.message).toBe('There are 11900 more errors in this file.')
  })

  it('leaves no value', () => {
    expect(parse('service', { ...SERVICE, nmae: 'x' }).value).toBeUndefined()
  })
})

describe('a hint', () => {
  it.each<[string, object, string]>([
    ['a field', { nmae: 'x' }, 'Did you mean `name`?'],
    ['a choice', { name: 'x', status: 'activ', organization: 'y' }, 'Did you mean `active`? '],
    ['a foreign key', { ...SERVICE, program_id: 'x' }, '`program: …` instead'],
    ['places', { ...SERVICE, service_at_locations: [] }, '`locations: […]` instead'],
    [
      'a foreign key of the object around it',
      { ...SERVICE, schedules: [{ service_id: 'x' }] },
      'Delete this line',
    ],
    [
      'the key of a place',
      { ...SERVICE, locations: [{ location: 'x', location_id: 'x' }] },
      '`location: …` instead',
    ],
    [
      'a list of texts',
      { ...SERVICE, taxonomy_terms: 'food, older-people' },
      '`taxonomy_terms: [food, older-people]`',
    ],
    ['a list with one entry', { ...SERVICE, phones: '0117 496 0123' }, '`phones: [0117 496 0123]`'],
    [
      'a list of groups',
      { ...SERVICE, funding: 'Lottery' },
      'on the line below `- source: Lottery`',
    ],
    ['a group that is not in a list', { ...SERVICE, contacts: { name: 'Ann' } }, '`- name: …`'],
    ['dashes without spaces', { ...SERVICE, phones: '-1 -2' }, 'a space after each dash'],
    ['an extension', { ...SERVICE, extensions: { acme: {} } }, '`extensions:` in directory.yaml'],
    ['something private', { ...SERVICE, whatever: 'x' }, 'below `private:`'],
  ])('helps with %s', (_, record, hint) => {
    expect(hintFor('service', record)).toContain(hint)
  })

  it('does not suggest a field that is already there', () => {
    expect(hintFor('service', { ...SERVICE, names: 'x' })).not.toContain('`name`?')
  })

  it('shows values shortened, on one line and without terminal control characters', () => {
    const { diagnostics } = parse('service', {
      ...SERVICE,
      status: `\u001b[2J\n${'x'.repeat(1000)}`,
      ['\u001b[2J\n']: 'x',
      ['y'.repeat(1000)]: 'x',
    })
    for (const { message } of diagnostics) {
      // eslint-disable-next-line no-control-regex
      expect(message).not.toMatch(/[\u0000-\u001f]/)
      expect(message.length).toBeLessThan(200)
    }
  })
})
