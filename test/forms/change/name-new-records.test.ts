import { expect, it } from 'vitest'
import type { CheckedRecord } from '../../../src/forms/change/check-change.ts'
import type { FormKind, FormValues } from '../../../src/forms/questions/fields.ts'
import { nameNewRecords } from '../../../src/forms/change/name-new-records.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const added = (kind: FormKind, slug: string, after: FormValues): CheckedRecord => ({
  kind,
  slug,
  before: {},
  after,
})

it('gives new records the slugs of their names, and what refers to them follows', () => {
  const tea = { name: 'Tea & talk', organization: 'new-1', locations: [ID, 'new-2', 'new-3'] }
  const records = nameNewRecords([
    added('service', 'new-0', tea),
    added('organization', 'new-1', { name: 'Tea & talk' }),
    added('location', 'new-2', { name: '' }),
    added('location', 'new-3', { name: '茶' }),
  ])
  expect(records.map(({ slug }) => slug)).toEqual([
    'tea-and-talk',
    'tea-and-talk-2',
    'new-place',
    'new-place-2',
  ])
  expect(records[0]!.after).toMatchObject({
    organization: 'tea-and-talk-2',
    locations: [ID, 'new-place', 'new-place-2'],
  })
})

it('leaves out slugs that published records of the same kind have', () => {
  const published = { service: ['tea', 'tea-2'], organization: [], location: ['tea-3'] }
  const records = [added('service', 'new-0', { name: 'Tea' })]
  expect(nameNewRecords(records, published).map(({ slug }) => slug)).toEqual(['tea-3'])
})

it('leaves published records under their own slugs', () => {
  const hall: CheckedRecord = {
    kind: 'location',
    id: ID,
    slug: 'hall',
    before: { name: 'Hall' },
    after: { name: 'Town hall' },
  }
  expect(nameNewRecords([hall])).toEqual([hall])
})
