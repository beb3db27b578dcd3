import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/feed/paths.ts'
import { collections } from '../../src/hsds/collections.ts'
import { type EntityName, fieldsOf } from '../../src/hsds/entities.ts'
import {
  detailsIn,
  itemsIn,
  pagesIn,
  readSmallTown,
  textsOf,
} from '../generator/publish/small-town.ts'
import { createClosedCheck } from './closed-schemas.ts'

const directory = await readSmallTown()
const texts = textsOf(directory)
const check = createClosedCheck(directory.settings)

describe('every document of the small town matches its schema, without other fields', () => {
  it.each(detailsIn(texts))('at $path', ({ collection, text }) => {
    expect(check.problems(`/${collection}/{id}`, JSON.parse(text))).toEqual([])
  })

  it.each(pagesIn(texts))('at $path', ({ collection, text }) => {
    expect(check.problems(`/${collection}`, JSON.parse(text))).toEqual([])
  })

  it.each(itemsIn(texts))('in each line at $path', ({ collection, text }) => {
    const lines = text.trimEnd().split('\n').slice(1)
    for (const line of lines)
      expect(check.itemProblems(`/${collection}`, JSON.parse(line))).toEqual([])
  })

  it('at the root', () => {
    expect(check.problems('/', JSON.parse(texts.get(ROOT) ?? ''))).toEqual([])
  })
})

describe('the closed schemas', () => {
  const service = () => {
    const path = '/services/3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
    return JSON.parse(texts.get(path) ?? '') as Record<string, never>
  }

  it.each([
    ['a field that nobody knows', { slug: 'harbour-supper' }, /unevaluatedProperty":"slug/],
    ['a record field of ours', { draft: true }, /unevaluatedProperty":"draft/],
    ['an extension that is not declared', { saltwick_moon: 'full' }, /saltwick_moon/],
    ['an empty list', { phones: [] }, /phones must NOT have fewer/],
    ['nothing in place of a text', { alert: null }, /alert must be string/],
    ['an empty text', { alert: '' }, /alert must NOT have fewer/],
    ['a time without seconds', { schedules: [{ id: service().id, opens_at: '18:00' }] }, /pattern/],
    ['another status', { status: 'open' }, /status must be equal to one/],
  ])('refuse %s', (_, change, message) => {
    expect(check.problems('/services/{id}', { ...service(), ...change }).join('\n')).toMatch(
      message,
    )
  })

  it('refuse mistakes in nested objects', () => {
    const document = service()
    const [pair] = document.service_at_locations as unknown as {
      location: { addresses: object[] }
    }[]
    Object.assign(pair?.location.addresses[0] ?? {}, { private: { note: 'no' } })
    expect(check.problems('/services/{id}', document)).toEqual([
      expect.stringContaining('/service_at_locations/0/location/addresses/0 '),
    ])
  })
})

/** Fields of the standard that the small town does not publish, and why. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  'service.assurer_email': 'The small town keeps it private.',
  'organization.tax_id': 'The small town keeps it private.',
  'taxonomy_term.taxonomy_detail': 'A term names its taxonomy and does not nest it.',
}

describe('the small town', () => {
  const seen = new Set<string>()
  for (const { collection, text } of detailsIn(texts))
    note(collections[collection], JSON.parse(text) as object)

  it('uses every field of every entity that can be reached', () => {
    const reachable = [...reachableFrom(Object.values(collections))]
    const fields = reachable.flatMap((entity) =>
      Object.keys(fieldsOf(entity)).map((name) => `${entity}.${name}`),
    )
    expect(fields.filter((field) => !seen.has(field)).sort()).toEqual(
      Object.keys(UNPUBLISHED).sort(),
    )
  })

  it('can reach every entity but the one that describes the tables of a data package', () => {
    expect(reachableFrom(Object.values(collections))).not.toContain('meta_table_description')
    expect(reachableFrom(Object.values(collections)).size).toBe(23)
  })

  function note(entity: EntityName, document: object): void {
    for (const [name, value] of Object.entries(document)) {
      seen.add(`${entity}.${name}`)
      const of = fieldsOf(entity)[name]?.of as EntityName | undefined
      if (of) for (const inner of [value].flat()) note(of, inner as object)
    }
  }
})

/** Some entities and all that may be nested in them, at any depth. */
function reachableFrom(entities: readonly EntityName[], found = new Set<EntityName>()) {
  for (const entity of entities) {
    if (found.has(entity)) continue
    found.add(entity)
    const inner = Object.values(fieldsOf(entity)).flatMap(({ of }) => (of ? [of] : []))
    reachableFrom(inner as EntityName[], found)
  }
  return found
}
