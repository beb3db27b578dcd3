import { describe, expect, it } from 'vitest'
import { correctionOf } from '../../../../src/record/hints/correction/correction.ts'
import type { Schema } from '../../../../src/record/schema/schema.ts'
import { recordSchema } from '../../../../src/record/schema/record-schema.ts'
import type { EntityName } from '../../../../src/hsds/entities.ts'

const schemaOf = (entity: EntityName, field: string): Schema =>
  recordSchema(entity).properties?.[field] ?? {}

const correct = (entity: EntityName, name: string, text: string) =>
  correctionOf({ text, name, schema: schemaOf(entity, name) })

describe('a value that a field cannot hold', () => {
  it.each<[EntityName, string, string, string]>([
    ['service', 'minimum_age', '60+', 'minimum_age: 60'],
    ['service', 'minimum_age', '11-18', 'minimum_age: 11'],
    ['service', 'minimum_age', '11 to 18', 'maximum_age: 18'],
    ['service', 'minimum_age', '16–25', 'minimum_age: 16`, and `maximum_age: 25'],
    ['service', 'minimum_age', '16 – 25 yrs', 'minimum_age: 16`, and `maximum_age: 25'],
    ['service', 'minimum_age', '2½', 'minimum_age: 2.5'],
    ['service', 'minimum_age', '2½–5', 'minimum_age: 2.5`, and `maximum_age: 5'],
    ['service', 'minimum_age', '6 months', 'minimum_age: 0.5'],
    ['service', 'minimum_age', '0-18 months', 'maximum_age: 1.5'],
    ['service', 'minimum_age', 'over 60', 'Write `minimum_age: 60`'],
    ['service', 'minimum_age', 'under 5s', 'Write `maximum_age: 4` in place of this line'],
    ['service', 'maximum_age', 'under 18', 'Write `maximum_age: 17`'],
    ['service', 'maximum_age', '18 and under', 'Write `maximum_age: 18`'],
    ['service', 'maximum_age', '11-16', 'maximum_age: 16`, and `minimum_age: 11'],
    ['service', 'assured_date', '1st Oct 2026', 'assured_date: 2026-10-01'],
    ['service', 'assured_date', '10/31/2026', 'assured_date: 2026-10-31'],
    ['service', 'status', 'OPEN', 'status: active'],
    ['service', 'status', 'closed', 'status: temporarily closed'],
    ['service', 'status', 'actve', 'active'],
    ['service', 'email', 'a b@example.org', 'email: ab@example.org'],
    ['service', 'email', 'mailto:ab@example.org', 'email: ab@example.org'],
    ['service', 'email', 'Ann <ab@example.org>', 'email: ab@example.org'],
    ['service', 'email', '“ab@example.org”.', 'email: ab@example.org'],
    ['service', 'draft', 'Yes', 'draft: true'],
    ['schedule', 'freq', 'every other week', 'freq: WEEKLY` and `interval: 2`, and `dtstart:`'],
    ['schedule', 'freq', 'daily', 'byday: "MO,TU,WE,TH,FR,SA,SU"'],
    ['schedule', 'interval', '2 weeks', 'interval: 2'],
    ['schedule', 'opens_at', '9am', 'opens_at: 09:00'],
    ['schedule', 'opens_at', '7', 'opens_at: 07:00`, or `19:00'],
    ['cost_option', 'amount', '£2.50', 'amount: 2.50'],
    ['cost_option', 'amount', '1,200', 'amount: 1200'],
    ['cost_option', 'amount', '.50', 'amount: 0.50'],
    ['cost_option', 'amount', '50p', 'amount: 0.50'],
    ['cost_option', 'amount', 'Free', 'amount: 0'],
    ['cost_option', 'currency', '£', 'currency: GBP'],
    ['location', 'latitude', '51.4434° N', 'latitude: 51.4434'],
    ['location', 'latitude', '51,4434', 'latitude: 51.4434'],
    ['location', 'longitude', '2.6047W', 'longitude: -2.6047'],
    ['location', 'longitude', '\u22122.6047', 'longitude: -2.6047'],
    ['location', 'longitude', '–2.6047', 'Write `longitude: -2.6047`'],
    ['location', 'longitude', 'W 2.6047', 'Write `longitude: -2.6047`'],
    ['location', 'longitude', '2.6047° West', 'Write `longitude: -2.6047`'],
    ['location', 'longitude', 'about 2.6 W', 'Did you mean `longitude: -2.6`?'],
    ['location', 'latitude', '51.4434, –2.6047', 'latitude: 51.4434`, and `longitude: -2.6047'],
    ['location', 'latitude', '51.4434N, 2.6047W', 'latitude: 51.4434`, and `longitude: -2.6047'],
    ['location', 'latitude', '61.2, -149.9', 'latitude: 61.2`, and `longitude: -149.9'],
    ['location', 'location_type', 'venue', 'location_type: physical'],
    ['address', 'country', 'Scotland', 'country: GB'],
    ['address', 'country', 'gb', 'country: GB'],
    ['address', 'country', 'UK', 'country: GB'],
    ['address', 'country', 'uk', 'country: GB'],
    ['phone', 'type', 'Mobile', 'type: cell'],
    ['taxonomy_term', 'slug', 'Warm rooms', 'slug: warm-rooms'],
    ['organization', 'website', 'www.example.org', 'website: https://www.example.org'],
  ])('%s.%s: %s was meant as %s', (entity, field, text, meant) => {
    expect(correct(entity, field, text)).toContain(meant)
  })

  it.each<[EntityName, string, string]>([
    ['service', 'minimum_age', 'sixty or so'],
    ['service', 'minimum_age', '1, 2 or 3'],
    ['service', 'minimum_age', '500+'],
    ['service', 'minimum_age', '6 months to 5 years'],
    ['service', 'minimum_age', '–16'],
    ['service', 'minimum_age', '25–16'],
    ['service', 'minimum_age', '2⅓'],
    ['service', 'minimum_age', '2 and a half'],
    ['cost_option', 'amount', '–£5'],
    ['schedule', 'interval', '1½'],
    ['location', 'latitude', '51.4434, 200'],
    ['location', 'latitude', '51.4434–2.6047'],
    ['location', 'longitude', '51.4434N'],
    ['location', 'longitude', '200W'],
    ['location', 'latitude', 'ST 579 713'],
    ['schedule', 'interval', '1.5'],
    ['cost_option', 'amount', '4.5.0'],
    ['service', 'email', 'a@example.org, b@example.org'],
    ['service', 'status', 'purple'],
    ['service', 'assured_date', 'last week'],
    ['schedule', 'opens_at', 'noonish'],
    ['address', 'country', 'Freedonia'],
    ['service', 'url', 'see the poster'],
  ])('%s.%s: %s gets no correction', (entity, field, text) => {
    expect(correct(entity, field, text)).toBeUndefined()
  })

  it('keeps the sign of a number that may be negative', () => {
    expect(correctionOf({ text: '–1', name: 'floor', schema: { type: 'integer' } })).toBe(
      'Write `floor: -1`.',
    )
  })

  it.each(['a', 'a@', 'a.', ' '])('takes no quadratic time for a text full of %j', (part) => {
    expect(correct('service', 'email', part.repeat(200_000))).toBeUndefined()
  })

  it('is corrected without a name in a list', () => {
    const schema: Schema = { type: 'string', enum: ['GB', 'US'] }
    expect(correctionOf({ text: 'gb', name: undefined, schema })).toBe('Write `GB`.')
  })
})
