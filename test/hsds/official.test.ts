import { readFileSync, readdirSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/feed/paths.ts'
import type { Collection } from '../../src/hsds/collections.ts'
import {
  detailsIn,
  itemsIn,
  pagesIn,
  readSmallTown,
  textsOf,
} from '../generator/publish/small-town.ts'
import { sharedPath } from '../shared.ts'
import { problemsOf } from './closed-schemas.ts'

/** The official schemas are not part of the project. */
const REFERENCE = sharedPath('reference', 'validating documents by the official schemas')

const texts = textsOf(await readSmallTown())

/** Empty without the schemas, because vitest runs the body of a skipped suite. */
const EDITIONS = REFERENCE
  ? ([
      ['2024', 'uk-profile-2024', ''],
      ['2026', 'uk-site-2026', 'schema'],
    ] as const)
  : []

describe.runIf(EDITIONS.length > 0)('by the official schemas', () => {
  for (const [edition, folder, extra] of EDITIONS) {
    const check = createOfficialCheck(edition, `${REFERENCE}/${folder}`, extra)

    describe(`of ${edition}`, () => {
      it.each(detailsIn(texts))('the record at $path is valid', ({ collection, text }) => {
        expect(check.path(`/${collection}/{id}`, JSON.parse(text))).toEqual([])
        expect(check.file(SCHEMA_OF[collection], JSON.parse(text))).toEqual([])
      })

      it.each(pagesIn(texts))('the page at $path is valid', ({ collection, text }) => {
        expect(check.path(`/${collection}`, JSON.parse(text))).toEqual([])
      })

      it('the root is valid', () => {
        expect(check.path('/', JSON.parse(texts.get(ROOT) ?? ''))).toEqual([])
      })

      it('a service without a name is not', () => {
        expect(check.path('/services/{id}', { id: 'x', status: 'active' })).not.toEqual([])
      })
    })
  }

  it.each(itemsIn(texts).filter(({ collection }) => LISTS.includes(collection)))(
    'of 2024 each line at $path is valid',
    ({ collection, text }) => {
      const check = createOfficialCheck('2024', `${REFERENCE}/uk-profile-2024`, '')
      for (const line of text.trimEnd().split('\n').slice(1))
        expect(check.file(`${SCHEMA_OF[collection]}_list`, JSON.parse(line))).toEqual([])
    },
  )
})

const SCHEMA_OF: Readonly<Record<Collection, string>> = {
  services: 'service',
  service_at_locations: 'service_at_location',
  organizations: 'organization',
  taxonomies: 'taxonomy',
  taxonomy_terms: 'taxonomy_term',
}
const LISTS: readonly Collection[] = ['services', 'service_at_locations', 'organizations']

/** All schemas of an edition, with references between them by the names of their files. */
function createOfficialCheck(edition: string, folder: string, schemas: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const address = (file: string) => `https://${edition}.example.org/${file}`
  const add = (path: string, file: string) => {
    const text = readFileSync(`${path}/${file}`, 'utf8').replace(
      /("\$ref": *")[^"#]*\/([a-z_]+\.json)"/g,
      '$1$2"',
    )
    const schema = JSON.parse(text) as { paths?: Record<string, unknown> }
    ajv.addSchema({ ...schema, $id: address(file) }, undefined, undefined, false)
    return schema
  }
  for (const file of readdirSync(`${folder}/${schemas}`))
    if (file.endsWith('.json') && file !== 'openapi.json') add(`${folder}/${schemas}`, file)
  const { paths = {} } = add(folder, 'openapi.json')
  return {
    /** By a schema of one entity. */
    file: (name: string, value: unknown) =>
      problemsOf(ajv.getSchema(address(`${name}.json`)), value),
    /** By the API description of a path, if the edition has it. */
    path(path: string, value: unknown) {
      if (!(path in paths)) return []
      const pointer = `#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}`
      const schema = `${pointer}/get/responses/200/content/application~1json/schema`
      return problemsOf(ajv.getSchema(`${address('openapi.json')}${schema}`), value)
    },
  }
}
