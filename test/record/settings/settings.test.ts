import { describe, expect, expectTypeOf, it } from 'vitest'
import { stringify } from 'yaml'
import { createRecordParser, parseSettings } from '../../../src/record/parse.ts'
import { SHARED_NAMESPACE } from '../../../src/record/settings/defaults.ts'
import type { Language } from '../../../src/messages/languages.ts'
import { settingsSchema } from '../../../src/record/settings/settings-schema.ts'
import {
  type Settings,
  type WrittenSettings,
  completeSettings,
} from '../../../src/record/settings/settings.ts'

const NAMESPACE = '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f'
const parse = (settings: object | string) =>
  parseSettings('directory.yaml', typeof settings === 'string' ? settings : stringify(settings))
const found = (settings: object) =>
  parse({ title: 'T', namespace: NAMESPACE, ...settings }).diagnostics.map(
    ({ code, place }) => `${code} ${place.path.join('.')}`,
  )
const valueOf = (settings: object) => {
  const { value, diagnostics } = parse({ title: 'T', namespace: NAMESPACE, ...settings })
  expect(diagnostics).toEqual([])
  return value!
}

describe('directory.yaml', () => {
  it('needs a title, and has a default for everything else', () => {
    expect(parse({ title: 'Bedminster' })).toMatchObject({
      value: {
        format: 1,
        namespace: SHARED_NAMESPACE,
        title: 'Bedminster',
        timezone: 'Europe/London',
        language: 'en',
        countries: ['GB'],
        per_page: { default: 50, maximum: 200 },
        coverage: { unknown: 'include', virtual_places: 'exclude' },
        postcodes: { areas: 'auto' },
        details: 'static',
        defaults: {
          location: { location_type: 'physical' },
          address: { address_type: 'physical', country: 'GB' },
          cost_option: { currency: 'GBP' },
        },
        private_fields: ['service.assurer_email'],
        privacy: { mobile_number: 'warning', personal_email: 'warning' },
        extensions: {},
      },
      diagnostics: [{ code: 'no-namespace' }],
    })
  })

  it.each([
    [[], []],
    [['contact.name'], ['contact.name']],
    [['service.assurer_email', 'contact.name'], ['contact.name']],
  ])('never publishes assurer_email, whatever else is private: %j', (private_fields, besides) => {
    expect(valueOf({ private_fields }).private_fields).toEqual([
      'service.assurer_email',
      ...besides,
    ])
  })

  it.each([
    ['GB-CHC-1234567', []],
    ['GB-COH-01234567', []],
    ['US-EIN-12-3456789', []],
    ['1234567', ['wrong-format publisher.identifier']],
    ['GB-CHC', ['wrong-format publisher.identifier']],
    ['gb-chc-1234567', ['wrong-format publisher.identifier']],
  ])('takes the number of a publisher as org-id.guide writes it: %s', (identifier, codes) => {
    expect(found({ publisher: { name: 'Trust', identifier } })).toEqual(codes)
  })

  it.each(['description', 'publisher', 'licence', 'base_url'])(
    'may say nothing about %s',
    (key) => {
      expect(valueOf({})).not.toHaveProperty(key)
    },
  )

  it.each([
    ['per_page', 20, '`default: …` or `maximum: …`.'],
    ['coverage', 'exclude', '`unknown: …` or `virtual_places: …`.'],
    ['publisher', 'Wick Council', '`name: Wick Council`.'],
    ['format', 0, 'Write `1`, or delete the line.'],
    ['per_page', { maximum: 1_000_000 }, 'Write a number from 5 to 10000, or delete the line.'],
  ])('says how to write %s in place of %j', (key, value, hint) => {
    const [diagnostic] = parse({ title: 'T', namespace: NAMESPACE, [key]: value }).diagnostics
    expect(diagnostic?.hint?.endsWith(hint), diagnostic?.hint).toBe(true)
  })

  it.each([
    ['saltwick/directory', []],
    [{ records: 'saltwick/directory', sent_to: 'saltwick/suggestions' }, []],
    ['https://github.com/saltwick/directory', ['wrong-format pages.proposals']],
    [{ records: 'saltwick/directory' }, ['missing-field pages.proposals.sent_to']],
    [
      { records: 'saltwick', sent_to: 'saltwick/suggestions' },
      ['wrong-format pages.proposals.records'],
    ],
    [3, ['wrong-format pages.proposals']],
  ])('takes one repository or two for proposals: %j', (proposals, codes) => {
    expect(found({ pages: { proposals } })).toEqual(codes)
  })

  it.each([
    ['https://github.com/saltwick/directory/tree/main/content', []],
    ['https://github.com/saltwick/directory', ['wrong-format repository']],
    ['https://github.com/saltwick/directory/tree/main', ['wrong-format repository']],
    ['https://gitlab.com/saltwick/directory/tree/main/content', ['wrong-format repository']],
    ['https://github.com/a/b/tree/main/content?x=1', ['wrong-format repository']],
  ])('takes a folder on GitHub as repository: %s', (repository, codes) => {
    expect(found({ repository })).toEqual(codes)
  })

  it('warns of personal details unless it is told otherwise', () => {
    expect(valueOf({}).privacy).toEqual({ mobile_number: 'warning', personal_email: 'warning' })
    expect(valueOf({ privacy: { mobile_number: 'off' } }).privacy).toEqual({
      mobile_number: 'off',
      personal_email: 'warning',
    })
    expect(found({ privacy: { mobile_number: 'maybe' } })).toEqual([
      'not-a-choice privacy.mobile_number',
    ])
  })

  it('completes a group with the defaults of its other keys', () => {
    expect(valueOf({ per_page: { default: 20 } }).per_page).toEqual({ default: 20, maximum: 200 })
    expect(valueOf({ coverage: { unknown: 'exclude' } }).coverage).toEqual({
      unknown: 'exclude',
      virtual_places: 'exclude',
    })
    expect(valueOf({ defaults: { address: { city: 'Bristol' } } }).defaults).toEqual({
      location: { location_type: 'physical' },
      address: { address_type: 'physical', country: 'GB', city: 'Bristol' },
      cost_option: { currency: 'GBP' },
    })
  })

  it('gives addresses the first country by default', () => {
    expect(valueOf({ countries: ['US', 'GB'] }).defaults.address?.country).toBe('US')
    expect(
      valueOf({ countries: ['US'], defaults: { address: { country: 'CA' } } }).defaults.address,
    ).toMatchObject({ country: 'CA' })
  })

  it('gives prices the currency of the first country by default', () => {
    expect(valueOf({ countries: ['US', 'GB'] }).defaults.cost_option?.currency).toBe('USD')
    const defaults = { cost_option: { currency: 'EUR' } }
    expect(valueOf({ defaults }).defaults.cost_option).toEqual({ currency: 'EUR' })
  })

  it('limits the default page size to the maximum', () => {
    expect(valueOf({ per_page: { maximum: 20 } }).per_page).toEqual({ default: 20, maximum: 20 })
    expect(found({ per_page: { default: 21, maximum: 20 } })).toEqual([
      'out-of-range per_page.default',
    ])
    expect(found({ per_page: { default: 201 } })).toEqual(['out-of-range per_page.default'])
    expect(found({ per_page: { default: 500, maximum: 500 } })).toEqual([])
  })

  it('removes trailing slashes from its address', () => {
    expect(valueOf({ base_url: 'https://example.org/feed//' }).base_url).toBe(
      'https://example.org/feed',
    )
  })

  it('may list its postcode areas, or leave them to the generator', () => {
    expect(valueOf({ postcodes: { areas: ['BS', 'BA'] } }).postcodes.areas).toEqual(['BS', 'BA'])
    expect(valueOf({ postcodes: { areas: 'all' } }).postcodes.areas).toBe('all')
    expect(valueOf({ postcodes: { areas: ['bs'] } }).postcodes.areas).toEqual(['bs'])
    expect(found({ postcodes: { areas: ['bs', 'BA'] } })).toEqual([])
    expect(found({ postcodes: { areas: 'some' } })).toEqual(['not-a-choice postcodes.areas'])
  })

  it.each([
    ['BS3', 'Write `BS`.'],
    ['bs3 4eb', 'Write `BS`.'],
    ['Bristol', 'Write the letters that its postcodes begin with, such as `BS`.'],
    ['902', 'Write the letters that its postcodes begin with, such as `BS`.'],
    ['BS BA', 'Write each as an entry of its own: `BS` and `BA`.'],
    ['all', 'Write `areas: all`, without brackets or dashes.'],
  ])('says what to write in place of the postcode area %s', (area, hint) => {
    expect(
      parse({ title: 'T', namespace: NAMESPACE, postcodes: { areas: ['BA', area] } }).diagnostics,
    ).toEqual([
      {
        code: 'not-a-choice',
        message: `\`${area}\` is not a postcode area.`,
        hint,
        place: { file: 'directory.yaml', path: ['postcodes', 'areas', 1] },
      },
    ])
  })

  it('may list areas of ZIP codes in the United States', () => {
    const judged = (countries: string[], ...areas: unknown[]) =>
      parse({ title: 'T', namespace: NAMESPACE, countries, postcodes: { areas } }).diagnostics
    expect(judged(['US'], '902', 100)).toEqual([])
    expect(judged(['GB', 'US'], '902', 'BS')).toEqual([])
    expect(judged(['US'], '90210', 'BS').map(({ hint }) => hint)).toEqual([
      'Write `902`.',
      'Write the first three digits of its ZIP codes, such as `902`.',
    ])
  })

  it('gets a warning without a namespace', () => {
    const { value, diagnostics } = parse('# Settings.\ntitle: T\n')
    expect(value?.namespace).toBe(SHARED_NAMESPACE)
    expect(diagnostics.map(({ code }) => code)).toEqual(['no-namespace'])
  })

  it.each<[object, string[]]>([
    [{ title: '' }, ['blank-field title']],
    [{ titel: 'x' }, ['unknown-field titel']],
    [{ format: 0 }, ['out-of-range format']],
    [{ format: 2, titel: 'x' }, ['newer-format format']],
    [{ namespace: 'x' }, ['wrong-format namespace']],
    [{ base_url: 'ftp://example.org' }, ['wrong-format base_url']],
    [{ base_url: 'https://example.org/?a=b' }, ['wrong-format base_url']],
    [{ licence: 'OGL' }, ['wrong-format licence']],
    [{ timezone: 'BST' }, ['wrong-format timezone']],
    [{ timezone: '+01:00' }, ['wrong-format timezone']],
    [{ countries: ['UK'] }, ['not-a-choice countries.0']],
    [{ countries: 'GB' }, ['wrong-type countries']],
    [{ per_page: { default: 0 } }, ['out-of-range per_page.default']],
    [{ per_page: { maximum: 10_001 } }, ['out-of-range per_page.maximum']],
    [{ per_page: { maximum: 4 } }, ['out-of-range per_page.maximum']],
    [{ per_page: 50 }, ['wrong-type per_page']],
    [{ coverage: { unknown: true } }, ['not-a-choice coverage.unknown']],
    [{ details: 'cloud' }, ['not-a-choice details']],
    [{ publisher: { email: 'x' } }, ['wrong-format publisher.email']],
    [{ defaults: { adress: { city: 'x' } } }, ['unknown-field defaults.adress']],
    [{ defaults: { address: { town: 'x' } } }, ['unknown-field defaults.address.town']],
    [
      { defaults: { address: { address_type: 'x' } } },
      ['not-a-choice defaults.address.address_type'],
    ],
    [{ defaults: { service: { id: 'x' } } }, ['unknown-field defaults.service.id']],
    [
      { defaults: { service: { organization_id: 'x' } } },
      ['unknown-field defaults.service.organization_id'],
    ],
    [{ defaults: { service: { minimum_age: -1 } } }, ['out-of-range defaults.service.minimum_age']],
    [{ defaults: { schedule: { interval: 0.5 } } }, ['wrong-type defaults.schedule.interval']],
    [{ private_fields: 'service.email' }, ['wrong-type private_fields']],
    [{ private_fields: ['service.emial'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['email'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['constructor.name'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['service.constructor'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['location.confidential'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['service.draft'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['service.last_modified'] }, ['unknown-private-field private_fields.0']],
    [{ private_fields: ['service.id'] }, ['private-required-field private_fields.0']],
    [{ private_fields: ['service.organization'] }, ['private-required-field private_fields.0']],
    [{ extensions: ['acme'] }, ['wrong-type extensions']],
    [{ extensions: { acme: 'x' } }, ['wrong-type extensions.acme']],
    [{ extensions: { acme: { a: {} } } }, ['missing-field extensions.acme.a.type']],
    [{ extensions: { acme: { a: { type: 'text' } } } }, ['not-a-choice extensions.acme.a.type']],
    [{ extensions: { acme: { 'a-b': { type: 'string' } } } }, ['wrong-format extensions.acme.a-b']],
    [
      { extensions: { service: { id: { type: 'string' } } } },
      ['wrong-format extensions.service.id'],
    ],
    [
      { extensions: { a: { b_c: { type: 'string' } }, a_b: { c: { type: 'string' } } } },
      ['wrong-format extensions.a_b.c'],
    ],
    [
      { extensions: { acme: { a: { type: 'number', enum: ['1'] } } } },
      ['wrong-format extensions.acme.a.enum'],
    ],
  ])('is checked: %j', (settings, expected) => {
    expect(found(settings)).toEqual(expected)
  })

  it('may have private notes', () => {
    expect(valueOf({ private: 'x', publisher: { name: 'A', private: ['y'] } })).toMatchObject({
      publisher: { name: 'A' },
    })
  })

  it.each([
    [['acme'], '`extensions: { acme: { … } }`'],
    [{ acme: ['ward', 'parish'] }, '`acme: { ward: { type: string }, parish: { type: string } }`'],
    [{ acme: 'ward' }, '`acme: { ward: { type: string } }`'],
  ])('shows how to declare the extensions %j', (extensions, right) => {
    const { diagnostics } = parse({ title: 'T', namespace: NAMESPACE, extensions })
    expect(diagnostics.map(({ hint }) => hint)).toEqual([expect.stringContaining(right)])
  })

  it('suggests the private field that was meant', () => {
    const { diagnostics } = parse({
      title: 'T',
      namespace: NAMESPACE,
      private_fields: ['service.emial'],
    })
    expect(diagnostics[0]?.hint).toBe('Did you mean `service.email`?')
  })

  it('cannot declare an extension called __proto__', () => {
    const text = `title: T\nnamespace: ${NAMESPACE}\nextensions:\n  __proto__:\n    a: { type: string }\n`
    const { value, diagnostics } = parse(text)
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-format'])
    expect(createRecordParser(value!).parseRecord('service', 'a', 'a', 'x').value).toBeUndefined()
  })
})

describe('completeSettings', () => {
  it('leaves complete settings as they are', () => {
    const once = completeSettings({ title: 'T', base_url: 'https://example.org/' })
    expect(completeSettings(once)).toEqual(once)
  })
})

describe('the type of the settings', () => {
  it('is that of the schema', () => {
    expectTypeOf<Settings['coverage']['unknown']>().toEqualTypeOf<'include' | 'exclude'>()
    expectTypeOf<Settings['per_page']>().toEqualTypeOf<{
      readonly default: number
      readonly maximum: number
    }>()
    expectTypeOf<Settings['licence']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<Settings['languages']>().toEqualTypeOf<readonly Language[] | undefined>()
    expectTypeOf<Exclude<Settings['pages'], 'off'>['colour']>().toEqualTypeOf<string>()
    expectTypeOf<Settings['defaults'][string][string]>().toEqualTypeOf<unknown>()
  })

  it('knows no key that the schema does not have, and needs a title', () => {
    expectTypeOf<{ title: string; timezome: string }>().not.toExtend<Required<WrittenSettings>>()
    expectTypeOf<{ details: 'edge' }>().not.toExtend<WrittenSettings>()
    expectTypeOf<{ title: string; details: 'file' }>().not.toExtend<WrittenSettings>()
    expectTypeOf<{ title: string; pages: { colour: string } }>().toExtend<WrittenSettings>()
  })

  it('needs what has a default, which is then what the schema says', () => {
    expectTypeOf<WrittenSettings['timezone']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<Settings['timezone']>().toEqualTypeOf<string>()
    const { properties } = settingsSchema
    expect(properties.timezone.default).toBe(completeSettings({ title: 'T' }).timezone)
  })
})
