import { describe, expect, it } from 'vitest'
import { type EntityName, entityNames } from '../../../../src/hsds/entities.ts'
import { unknownField } from '../../../../src/record/hints/unknown-field/unknown-field.ts'
import { type Schema, refOf } from '../../../../src/record/schema/schema.ts'
import { recordSchema } from '../../../../src/record/schema/record-schema.ts'
import type { UnknownField } from '../../../../src/record/shape/issue.ts'
import type { Raw } from '../../../../src/record/yaml/raw.ts'

const extensions: Schema = {
  type: 'object',
  properties: { acme: { type: 'object', properties: { hire: { type: 'boolean' } } } },
}
const schemas = new Map(
  entityNames.map((entity) => [refOf(entity), recordSchema(entity, extensions)]),
)
const context = {
  file: 'a.yaml',
  text: '',
  raw: null,
  value: {},
  resolve: (ref: string) => schemas.get(ref) ?? {},
  defaults: {},
}

/** Explains the first field of an object. */
function explained(entity: EntityName, raw: { [key: string]: Raw }) {
  const key = Object.keys(raw)[0]!
  const issue: UnknownField = {
    kind: 'unknown-field',
    code: 'unknown-field',
    path: [key],
    actual: raw[key]!,
    expected: recordSchema(entity, extensions),
    object: raw,
    above: undefined,
  }
  return unknownField(issue, context)!
}

describe('an unknown field', () => {
  it.each<[EntityName, { [key: string]: Raw }, string]>([
    ['organization', { url: 'https://x.example.org' }, '`website: https://x.example.org`'],
    ['service', { website: 'https://x.example.org' }, '`url: https://x.example.org`'],
    ['service', { telephone: '0117 496 0123' }, '`phones: [0117 496 0123]`'],
    ['service', { phone: '0117 496 0123' }, 'Did you mean `phones`?'],
    ['service', { opening_hours: 'Tue 10:00-12:00' }, '`hours: [Tue 10:00-12:00]`'],
    ['service', { closes_at: '12:00' }, 'an entry of `schedules:`'],
    ['service', { postcode: 'BS3 4EB' }, 'in a file of locations/, below `addresses:`'],
    ['service', { latitude: '51' }, 'write `latitude: …` in a file of locations/.'],
    ['service', { hire: 'true' }, 'below it `acme:`, and below that `hire: …`'],
    ['service', { tags: 'food, chess' }, '`taxonomy_terms: [food, chess]`'],
    ['service', { price: '£2' }, '`fees_description: £2`'],
    ['address', { postcode: 'BS3 4EB' }, '`postal_code: BS3 4EB`'],
    ['organization', { charity_number: '12' }, '`- identifier: 12`'],
    ['organization', { status: 'active' }, 'only a service can have it'],
    ['organization', { status: 'active', organization: 'a' }, 'move the file to `services/`'],
    ['organization', { addresses: [], latitude: '51' }, 'move the file to `locations/`'],
    [
      'location',
      { hours: ['Tue 10-12 (ring, please)'] },
      '`schedules: [{ freq: WEEKLY, byday: TU,',
    ],
    ['location', { hours: ['Tue 10-12 (ring, please)'] }, 'notes: "ring, please" }]`.'],
    ['location', { opening_hours: 'Mon-Fri 9am-5pm' }, 'byday: "MO,TU,WE,TH,FR", opens_at: 09:00,'],
    ['location', { hours: ['ask'] }, '`schedules:`, such as `- { freq: WEEKLY, byday:'],
    ['location', { hours: ['ask'] }, 'those of a service in its own file, as `hours`.'],
    ['location', { hours: ['ask'], schedules: [] }, 'below `private:`'],
    ['location', { wheelchair: 'Ramp' }, '`accessibility: [Ramp]`.'],
    ['location', { wheelchair: 'yes' }, '`- description: …`. Replace the dots'],
    ['service', { Name: 'A' }, 'Did you mean `name`?'],
    ['organization', { mascot: 'A goose' }, 'below `private:`'],
    ['taxonomy_term', { children: [] }, 'Did you mean `terms`?'],
  ])('in %s: %j', (entity, raw, says) => {
    expect(explained(entity, raw).hint).toContain(says)
  })

  it('is not taken for a field that is already there', () => {
    const url = { website: 'https://x.example.org', url: 'https://y.example.org' }
    expect(explained('service', url).hint).not.toContain('`url')
    expect(explained('service', { nam: 'x', name: 'y' }).meant).toBeUndefined()
  })

  it('says which field of the same object was meant', () => {
    expect(explained('address', { postcode: 'BS3 4EB' }).meant).toBe('postal_code')
    expect(explained('service', { postcode: 'BS3 4EB' }).meant).toBeUndefined()
  })
})
