import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import { OPENAPI } from '../../src/feed/paths.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { completeSettings } from '../../src/record/settings.ts'
import { readSmallTown, textsOf } from '../build/small-town.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
  readonly responses: { readonly 200: { readonly content: object } }
}

interface OpenApi {
  readonly paths: Record<string, { readonly get: Operation }>
  readonly components: { readonly schemas: Record<string, object> }
}

const published = textsOf(await readSmallTown()).get(OPENAPI) ?? ''
const read = (text: string) => JSON.parse(text) as OpenApi
const bare = JSON.stringify(composeOpenApi(completeSettings({ title: 'A directory' })))

describe.each([
  ['a directory that says everything about itself', published],
  ['a directory that has only a title', bare],
])('the API description of %s', (_, text) => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(read(text) as never)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has schemas that each compile, strictly, with every reference met', () => {
    const ajv = new Ajv2020({ keywords: ['components'] })
    addFormats.default(ajv)
    const openapi = read(text)
    ajv.addSchema({ $id: 'feed:openapi', components: openapi.components } as object)
    for (const name of Object.keys(openapi.components.schemas))
      expect(() => ajv.compile({ $ref: `feed:openapi#/components/schemas/${name}` })).not.toThrow()
  })

  it('describes the root, every list and every record', () => {
    expect(Object.keys(read(text).paths)).toEqual(
      expect.arrayContaining([
        '/',
        ...collectionNames.flatMap((name) => [`/${name}`, `/${name}/{id}`]),
      ]),
    )
  })

  it('says what may be asked of a record', () => {
    const { paths } = read(text)
    for (const name of collectionNames)
      expect(paths[`/${name}/{id}`]?.get.parameters?.map((parameter) => parameter.name)).toEqual([
        'id',
        ...(name === 'organizations' ? ['full_service'] : []),
      ])
  })

  it('names the types in which a list is given', () => {
    for (const name of collectionNames)
      expect(Object.keys(read(text).paths[`/${name}`]?.get.responses[200].content ?? {})).toEqual([
        'application/json',
        'application/x-ndjson',
      ])
  })

  it('has a name of its own for each operation', () => {
    const names = Object.values(read(text).paths).map(({ get }) => get.operationId)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the schema of OpenAPI 3.1', () => {
  it('refuses a description without a title', async () => {
    const openapi = { ...read(bare), info: { version: '1' } }
    expect(await new Validator().validate(openapi as never)).toMatchObject({ valid: false })
  })
})
