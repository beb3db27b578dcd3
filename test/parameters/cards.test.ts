import { describe, expect, test } from 'vitest'
import { collectionNames } from '../../src/hsds/collections.ts'
import { descriptions } from '../../src/parameters/descriptions.ts'
import { filterNames, listFilters } from '../../src/parameters/filters.ts'
import {
  cardNames,
  cardOf,
  listParameters,
  listsOf,
  namesOf,
  parameterNames,
  recordParameters,
} from '../../src/parameters/names.ts'
import { toOpenApi } from '../../src/parameters/openapi.ts'

const perPage = { default: 25, maximum: 100 }

describe.each(cardNames)('the card of %s', (name) => {
  const { lists, read, wants } = cardOf(name)
  const { description, example } = descriptions[name]

  test('belongs to a list', () => {
    expect(lists.length).toBeGreaterThan(0)
    expect(collectionNames).toEqual(expect.arrayContaining([...lists]))
  })

  test('reads its own example', () => {
    expect(read(example)).not.toBeUndefined()
  })

  test('says what it wants unless every text is valid', () => {
    const isRefused = ['!!', '-', 'x'].some((text) => read(text) === undefined)
    expect(wants !== undefined).toBe(isRefused)
  })

  test('is described in a sentence', () => {
    expect(description).toMatch(/^[A-Za-z].*\.$/)
  })

  test('is in OpenAPI with an example of its type', () => {
    const { schema, example } = toOpenApi(name, perPage) as {
      schema: { type: string }
      example: unknown
    }
    expect(typeof example).toBe(schema.type.replace('integer', 'number'))
  })
})

test('no two cards share a name', () => {
  expect(new Set(parameterNames).size).toBe(parameterNames.length)
})

test('an alias is a parameter like the name itself', () => {
  expect(namesOf('search')).toEqual(['search', 'text'])
  expect(parameterNames.slice(0, 2)).toEqual(['search', 'text'])
  expect(listsOf('text')).toEqual(listsOf('search'))
  expect(listParameters('taxonomies')).toContain('text')
  const { name, description } = toOpenApi('text', perPage)
  expect([name, description]).toEqual(['text', expect.stringContaining('`search`')])
})

test('only records of organizations take a parameter', () => {
  expect(collectionNames.map((list) => [list, recordParameters(list)])).toEqual(
    collectionNames.map((list) => [list, list === 'organizations' ? ['full_service'] : []]),
  )
})

test('the size of pages is that of the settings', () => {
  expect(toOpenApi('per_page', perPage).schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 25,
  })
})

test('a list is filtered by its own parameters only', () => {
  const names = (list: (typeof collectionNames)[number]) =>
    listFilters(list).map(({ name }) => name)
  expect(names('organizations')).toEqual(['search'])
  expect(names('taxonomy_terms')).toEqual(['search', 'taxonomy_id', 'top_only', 'parent_id'])
  expect(names('services')).toEqual(names('service_at_locations'))
  expect([...filterNames].sort()).toEqual(
    [...new Set([...names('services'), ...names('taxonomy_terms')])].sort(),
  )
})
