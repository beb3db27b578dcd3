import { describe, expect, it } from 'vitest'
import { SERVICE, parse, valueOf } from './parser.ts'

describe('private fields and blocks', () => {
  const odd = [
    'x',
    [],
    {},
    [[['x']]],
    { private: 'x', name: ['y'], nmae: { number: {} } },
    { phones: 7, latitude: 'x', __proto__x: 1 },
  ]

  it.each(odd)('drops a private block, whatever it contains: %j', (content) => {
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
    ['on the last line, where its author may not have finished', { ...SERVICE, private: null }, []],
    ['empty, before a field', { private: null, ...SERVICE }, ['private']],
    ['only spaces, before a field', { private: ' ', ...SERVICE }, ['private']],
    ['an empty object, before a field', { private: {}, ...SERVICE }, []],
    [
      'empty, before a field of an entry',
      { ...SERVICE, contacts: [{ private: null, name: 'Ann' }] },
      ['contacts', 0, 'private'],
    ],
  ])('reports a block that hides nothing: %s', (_, record, path) => {
    const { diagnostics } = parse('service', record)
    expect(diagnostics.map(({ code, place }) => [code, place.path])).toEqual(
      path.length > 0 ? [['empty-private', path]] : [],
    )
  })

  it('reports an unknown field after an empty block once', () => {
    const { diagnostics } = parse('service', { ...SERVICE, private: null, key_holder: 'Ann' })
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
  })

  it('drops a private block among extensions', () => {
    const extensions = { acme: { ramp: { type: 'boolean' } } } as const
    const record = {
      ...SERVICE,
      extensions: { private: { a: 'x' }, acme: { ramp: true, private: 'x' } },
    }
    expect(valueOf('service', record, { extensions }).extensions).toEqual({ acme: { ramp: true } })
  })

  it('drops a private field before it is checked', () => {
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

  it('can make a field private in one entity and not in another', () => {
    const record = { ...SERVICE, email: 'a@b.org', contacts: [{ email: 'c@d.org' }] }
    expect(valueOf('service', record, { private_fields: ['contact.email'] })).toEqual({
      ...SERVICE,
      email: 'a@b.org',
      contacts: [{}],
    })
  })

  it('gives a private field no default', () => {
    const settings = {
      private_fields: ['service.fees'],
      defaults: { service: { fees: 'Free', wait_time: 'None' } },
    }
    expect(valueOf('service', { ...SERVICE, fees: '£5' }, settings)).toEqual({
      ...SERVICE,
      wait_time: 'None',
    })
  })

  it('makes assurer_email private in any case', () => {
    expect(valueOf('service', { ...SERVICE, assurer_email: 'me' })).toEqual(SERVICE)
  })
})
