import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import { OPENAPI } from '../../src/feed/paths.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'
import { readSmallTown, textsOf } from '../publish/small-town.ts'
import { createClosedCheck } from './closed-schemas.ts'

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

  it('has schemas that compile in strict mode, with every reference resolved', () => {
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

  it('describes the parameters of a record', () => {
    const { paths } = read(text)
    for (const name of collectionNames)
      expect(paths[`/${name}/{id}`]?.get.parameters?.map((parameter) => parameter.name)).toEqual([
        'id',
        ...(name === 'organizations' ? ['full_service'] : []),
      ])
  })

  it('names the media types of a list', () => {
    for (const name of collectionNames)
      expect(Object.keys(read(text).paths[`/${name}`]?.get.responses[200].content ?? {})).toEqual([
        'application/json',
        'application/x-ndjson',
      ])
  })

  it('gives each operation its own id', () => {
    const names = Object.values(read(text).paths).map(({ get }) => get.operationId)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('fields that a directory declares', () => {
  const settings = completeSettings({
    title: 'A directory',
    extensions: {
      acorn: {
        buses: { type: 'string', title: 'Buses', description: 'Those that stop near by.' },
        since: { type: 'string', format: 'date' },
        opens: { type: 'string', format: 'time' },
        size: { type: 'string', enum: ['small', 'large'] },
      },
      oak: { seats: { type: 'integer' } },
    },
  })
  const { components } = composeOpenApi(settings) as unknown as OpenApi
  const { extensions, api_details, problem, ...others } = components.schemas

  it('are described once, by their published names', () => {
    expect(extensions).toEqual({
      type: 'object',
      description: expect.any(String),
      properties: {
        acorn_buses: { type: 'string', title: 'Buses', description: 'Those that stop near by.' },
        acorn_since: { type: 'string', format: 'date' },
        acorn_opens: { type: 'string', pattern: expect.stringContaining('[0-5][0-9]') },
        acorn_size: { type: 'string', enum: ['small', 'large'] },
        oak_seats: { type: 'integer' },
      },
    })
  })

  it('are allowed in every object of a record, and nowhere else', () => {
    for (const [name, schema] of Object.entries(others))
      expect('allOf' in schema, name).toBe(!name.endsWith('_page'))
    for (const schema of [api_details, problem]) expect(schema).not.toHaveProperty('allOf')
  })

  it('are not mentioned if there are none', () => {
    expect(bare).not.toContain('extensions')
    expect(bare).not.toContain('allOf')
  })

  it.each([
    ['acorn_opens', '09:30', true],
    ['acorn_opens', '09:30:15', true],
    ['acorn_opens', '9:30', false],
    ['acorn_size', 'huge', false],
    ['oak_seats', 1.5, false],
  ])('hold what was declared: %s of %j is %j', (name, value, isRight) => {
    expect(createClosedCheck(settings).problems('extensions', { [name]: value }).length === 0).toBe(
      isRight,
    )
  })
})

describe('the schema of OpenAPI 3.1', () => {
  it('refuses a description without a title', async () => {
    const openapi = { ...read(bare), info: { version: '1' } }
    expect(await new Validator().validate(openapi as never)).toMatchObject({ valid: false })
  })
})
