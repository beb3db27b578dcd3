import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { createRecordParser, parseSettings } from '../../src/record/parse.ts'
import { type Raw, isBlank } from '../../src/record/yaml/raw.ts'
import { type WrittenSettings, completeSettings } from '../../src/record/settings/settings.ts'
import { type RecordKind, kinds } from '../../src/record/schema/written.ts'
import { anyRecord } from './arbitrary.ts'

const LONG = 300_000
const SERVICE = { name: 'Lunch', status: 'active', organization: 'acorn-trust' }

const parse = (
  kind: RecordKind,
  record: object | string,
  settings: Partial<WrittenSettings> = {},
) =>
  createRecordParser(completeSettings({ title: 'T', ...settings })).parseRecord(
    kind,
    'a',
    'a.yaml',
    typeof record === 'string' ? record : stringify(record, { aliasDuplicateObjects: false }),
  )
const valueOf = (...args: Parameters<typeof parse>): Record<string, unknown> => {
  const { value, diagnostics } = parse(...args)
  expect(diagnostics).toEqual([])
  return value?.value as unknown as Record<string, unknown>
}
const found = (...args: Parameters<typeof parse>) =>
  parse(...args).diagnostics.map(({ code, place }) => `${code} ${place.path.join('.')}`)
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

  it('gives numbers and booleans their types, and leaves text as text', () => {
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
      cost_options: [{ amount: 2.5, option: 'true' }, { amount: 100 }],
      draft: true,
    })
  })

  it.each(['+5', '05', '5.', '.5', '1,5', '1_000', '0x10', '1e999', 'NaN', '18+', 'five'])(
    'takes %s for no number',
    (written) => {
      expect(found('service', { ...SERVICE, minimum_age: written })).toEqual([
        'wrong-type minimum_age',
      ])
    },
  )

  it('has long forms in place of short ones', () => {
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

  it('has no blank fields', () => {
    const blanks =
      'url:\nemail: ~\nalert: ""\nfees: "  "\nphones: []\ncontacts: null\nprogram: null\n'
    expect(valueOf('service', stringify(SERVICE) + blanks)).toEqual(SERVICE)
  })

  it('says nothing of what is blank within what is not', () => {
    expect(valueOf('service', { ...SERVICE, contacts: [{ name: 'Ann', email: null }] })).toEqual({
      ...SERVICE,
      contacts: [{ name: 'Ann' }],
    })
  })

  it('has the defaults of the directory where it says nothing', () => {
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

  it('has fields of its own where the directory declares them', () => {
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

  it('may have a field of its own with the name of something that every object has', () => {
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

describe('what is private', () => {
  const odd = [
    'x',
    [],
    {},
    [[['x']]],
    { private: 'x', name: ['y'], nmae: { number: {} } },
    { phones: 7, latitude: 'x', __proto__x: 1 },
  ]

  it.each(odd)('is dropped, whatever it holds: %j', (content) => {
    expect(
      valueOf('service', {
        ...SERVICE,
        private: content,
        phones: [{ number: '1', private: content }],
        contacts: [{ name: 'Ann', private: content, phones: [{ number: '2', private: content }] }],
        locations: [{ location: { name: 'Hut', private: content }, private: content }],
        schedules: [{ byday: 'TU', private: content }],
      }),
    ).toEqual({
      ...SERVICE,
      phones: [{ number: '1' }],
      contacts: [{ name: 'Ann', phones: [{ number: '2' }] }],
      locations: [{ location: { name: 'Hut', location_type: 'physical' } }],
      schedules: [{ byday: 'TU' }],
    })
  })

  it.each([
    ['the last line, where it may wait for what is to come', { ...SERVICE, private: null }, []],
    ['before a field', { private: null, ...SERVICE }, ['private']],
    ['before a field, with blanks for a value', { private: ' ', ...SERVICE }, ['private']],
    ['before a field, but written as nothing', { private: {}, ...SERVICE }, []],
    [
      'before a field of a part',
      { ...SERVICE, contacts: [{ private: null, name: 'Ann' }] },
      ['contacts', 0, 'private'],
    ],
  ])('is empty on %s', (_, record, path) => {
    const { diagnostics } = parse('service', record)
    expect(diagnostics.map(({ code, place }) => [code, place.path])).toEqual(
      path.length > 0 ? [['empty-private', path]] : [],
    )
  })

  it('is not asked for twice where what starts too far left is no field', () => {
    const { diagnostics } = parse('service', { ...SERVICE, private: null, key_holder: 'Ann' })
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
  })

  it('is dropped among fields of one’s own', () => {
    const extensions = { acme: { ramp: { type: 'boolean' } } } as const
    const record = {
      ...SERVICE,
      extensions: { private: { a: 'x' }, acme: { ramp: true, private: 'x' } },
    }
    expect(valueOf('service', record, { extensions }).extensions).toEqual({ acme: { ramp: true } })
  })

  it('is dropped before anybody looks at it, when a field is private', () => {
    const private_fields = ['service.email', 'contact.phones', 'service.attributes']
    const record = {
      ...SERVICE,
      email: 'not an address',
      contacts: [{ name: 'Ann', phones: { odd: true } }],
      taxonomy_terms: ['food'],
      attributes: 'x',
    }
    expect(valueOf('service', record, { private_fields })).toEqual({
      ...SERVICE,
      contacts: [{ name: 'Ann' }],
    })
  })

  it('is private in one entity and not in another', () => {
    const record = { ...SERVICE, email: 'a@b.org', contacts: [{ email: 'c@d.org' }] }
    expect(valueOf('service', record, { private_fields: ['contact.email'] })).toEqual({
      ...SERVICE,
      email: 'a@b.org',
      contacts: [{}],
    })
  })

  it('has no default', () => {
    const settings = {
      private_fields: ['service.fees'],
      defaults: { service: { fees: 'Free', wait_time: 'None' } },
    }
    expect(valueOf('service', { ...SERVICE, fees: '£5' }, settings)).toEqual({
      ...SERVICE,
      wait_time: 'None',
    })
  })

  it('is assurer_email, when nobody says otherwise', () => {
    expect(valueOf('service', { ...SERVICE, assurer_email: 'me' })).toEqual(SERVICE)
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
  ])('is told once: %s', (_, kind, record, expected) => {
    expect(found(kind, record)).toEqual(expected)
  })

  it('may be made twelve thousand times', () => {
    const names = Array.from({ length: 12_000 }, (_, i) => `note_${i}`)
    const text = [stringify(SERVICE), ...names.map((name) => `${name}: x\n`)].join('')
    expect(found('service', text)).toEqual(names.map((name) => `unknown-field ${name}`))
  })

  it('keeps no value, so that nothing half understood goes on', () => {
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
      'a key of what it stands in',
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
    [
      'fields of one’s own',
      { ...SERVICE, extensions: { acme: {} } },
      '`extensions:` in directory.yaml',
    ],
    ['something private', { ...SERVICE, whatever: 'x' }, 'below `private:`'],
  ])('helps with %s', (_, record, hint) => {
    expect(hintFor('service', record)).toContain(hint)
  })

  it('does not suggest a field that is there already', () => {
    expect(hintFor('service', { ...SERVICE, names: 'x' })).not.toContain('`name`?')
  })

  it('shows values on one line, shortened, and without what could steer a terminal', () => {
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

describe('removed.yaml', () => {
  const { parseRemoved } = createRecordParser(completeSettings({ title: 'T' }))
  const entry = { id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', date: '2026-06-30' }

  it('lists what is gone', () => {
    const text = stringify({
      removed: [{ ...entry, kind: 'service', reason: 'Closed', private: 'x' }],
    })
    expect(parseRemoved('removed.yaml', text)).toEqual({
      value: [{ ...entry, kind: 'service', reason: 'Closed' }],
      diagnostics: [],
    })
  })

  it.each(['', '# Nothing yet.\n', 'removed:\n', 'removed: []\n'])(
    'may list nothing: %j',
    (text) => {
      expect(parseRemoved('removed.yaml', text)).toEqual({ value: [], diagnostics: [] })
    },
  )

  it('says how it begins where it is the bare list', () => {
    const [diagnostic] = parseRemoved('removed.yaml', stringify([entry])).diagnostics
    expect(diagnostic).toMatchObject({
      code: 'wrong-type',
      hint: expect.stringContaining('Write `removed:` on the first line') as string,
    })
  })

  it('is checked like any record', () => {
    const text = stringify({ removed: [{ ...entry, id: 'x', kind: 'place', when: 'y' }, {}] })
    const { diagnostics } = parseRemoved('removed.yaml', text)
    expect(diagnostics.map(({ code, place }) => `${code} ${place.path.join('.')}`)).toEqual([
      'unknown-field removed.0.when',
      'wrong-format removed.0.id',
      'not-a-choice removed.0.kind',
      'missing-field removed.1.id',
      'missing-field removed.1.date',
    ])
  })
})

describe('any record', () => {
  const numRuns = process.env.OSD_LONG ? 3000 : 150

  it.each(Object.values(kinds))(
    'reads back as it was written: %s',
    (kind) => {
      const parser = createRecordParser(
        completeSettings({ title: 'T', private_fields: ['url.label'] }),
      )
      fc.assert(
        fc.property(anyRecord(kind), (record) => {
          const text = stringify(record, { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord(kind, 'a', 'a.yaml', text)
          expect(diagnostics).toEqual([])
          expect(value?.value).toEqual(withoutPrivateFields(record))
        }),
        { numRuns },
      )
    },
    LONG,
  )

  it(
    'keeps nothing of what is private, wherever it stands',
    () => {
      const parser = createRecordParser(completeSettings({ title: 'T' }))
      fc.assert(
        fc.property(anyRecord('service'), fc.jsonValue().filter(isNote), (record, odd) => {
          const plain = parser.parseRecord('service', 'a', 'a.yaml', stringify(record))
          const text = stringify(withPrivate(record, odd), { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord('service', 'a', 'a.yaml', text)
          expect(diagnostics).toEqual([])
          expect(value).toEqual(plain.value)
        }),
        { numRuns },
      )
    },
    LONG,
  )

  it(
    'is judged without an exception',
    () => {
      const parser = createRecordParser(completeSettings({ title: 'T' }))
      const names = fc.constantFrom(
        'name',
        'phones',
        'locations',
        'location',
        'organization',
        'schedules',
        'terms',
        'slug',
        'private',
        'extensions',
        'service_areas',
        'contacts',
        'id',
        '__proto__',
        'x',
        'attributes',
      )
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 6 },
          fc.constantFrom('a', '', null, 'true', '1'),
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
        ),
      }))
      fc.assert(
        fc.property(fc.constantFrom(...Object.values(kinds)), tree, (kind, raw) => {
          const text = stringify(raw, { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord(kind, 'a', 'a.yaml', text)
          expect(value === undefined).toBe(diagnostics.length > 0)
          const places = diagnostics.map(({ place }) => JSON.stringify([place.path, place.at]))
          expect(new Set(places).size).toBe(places.length)
        }),
        { numRuns: numRuns * 5 },
      )
    },
    LONG,
  )
})

describe('any directory.yaml', () => {
  it(
    'is judged without an exception',
    () => {
      const names = fc.constantFrom(
        'title',
        'namespace',
        'defaults',
        'service',
        'extensions',
        'acme',
        'type',
        'private',
        'private_fields',
        'countries',
        'per_page',
        'default',
        'postcodes',
        'areas',
        '__proto__',
      )
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 5 },
          fc.constantFrom('a', '', null, 'true', '1', 'string', 'auto'),
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
        ),
      }))
      fc.assert(
        fc.property(tree, (raw) => {
          const text = stringify(
            { title: 'T', ...(raw as object) },
            { aliasDuplicateObjects: false },
          )
          const { value } = parseSettings('directory.yaml', text)
          if (value) createRecordParser(value).parseRecord('service', 'a', 'a.yaml', 'name: x')
        }),
        { numRuns: process.env.OSD_LONG ? 300 : 20 },
      )
    },
    LONG,
  )
})

/** What the parser adds to a record, and takes away. */
function withoutPrivateFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrivateFields)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, item]) => [key, withoutPrivateFields(item)] as const,
  )
  const isUrl = 'url' in value && 'label' in value
  const isPrivate = (key: string) => key === 'assurer_email' || (isUrl && key === 'label')
  return Object.fromEntries(entries.filter(([key]) => !isPrivate(key)))
}

/** A private block that has nothing in it is told where a field follows it. */
/** Not so much as a switch, of which it is told that it hides nothing. */
const isNote = (odd: unknown) =>
  isSomething(odd) &&
  (typeof odd === 'object' || !/^(?:true|false|yes|no|y|n|on|off|1|0)$/i.test(String(odd)))
const isSomething = (odd: unknown) => !isBlank(odd as Raw)

function withPrivate(value: unknown, odd: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withPrivate(item, odd))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withPrivate(item, odd)])
  return { private: odd, ...Object.fromEntries(entries) }
}
