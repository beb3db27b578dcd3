import { Validator } from '@seriousme/openapi-schema-validator'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import { OPENAPI } from '../../src/feed/paths.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'
import { readSmallTown, textsOf } from '../generator/publish/small-town.ts'
import { createClosedCheck } from './closed-schemas.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly items?: object }>>
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly example?: string }[]
  readonly responses: {
    readonly 200: {
      readonly content: Record<string, { schema: Schema }> & {
        readonly 'application/json': { readonly schema: Schema }
      }
    }
  }
}

interface OpenApi {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Record<string, { readonly get: Operation }>
  readonly components: { readonly schemas: Record<string, object> }
}

/** Rules that ask for what only a public address has, or for what a feed may lack. */
const LINTED = { 'no-server-example.com': 'off', 'info-license': 'off' } as const

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
    const ajv = new Ajv2020({ keywords: ['components'], strictRequired: false })
    addFormats.default(ajv)
    const { components, paths } = read(text)
    for (const { get } of Object.values(paths))
      for (const { schema } of Object.values(get.responses[200].content))
        expect(() => ajv.compile({ ...schema, components })).not.toThrow()
  })

  it('has what a path answers, and items of lists, in place', () => {
    for (const { get } of Object.values(read(text).paths)) {
      const { properties = {} } = get.responses[200].content['application/json'].schema
      expect(Object.keys(properties).length).toBeGreaterThan(2)
      const { contents } = properties
      if (contents) expect(contents.items).toHaveProperty('properties.id.type', 'string')
    }
  })

  it('has no schema that nothing refers to, and refers to none that is not there', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
    expect([...new Set(names)].sort()).toEqual(Object.keys(read(text).components.schemas).sort())
  })

  it('names the edition of the standard, and that nobody needs a key', () => {
    expect(read(text)).toMatchObject({ 'x-hsds-version': 'HSDS-UK-3.0', security: [] })
  })

  it('says which paths the UK profile requires', () => {
    const { paths, tags } = read(text)
    const required = ['/', '/services', '/services/{id}']
    for (const [path, { get }] of Object.entries(paths))
      expect(get.tags, path).toEqual([required.includes(path) ? 'required' : 'optional'])
    expect(tags.map(({ name }) => name)).toEqual(['required', 'optional'])
  })

  it('passes a linter', { timeout: 60_000 }, async () => {
    const config = await createConfig({ extends: ['recommended-strict'], rules: LINTED })
    const found = await lintFromString({ source: text, config })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
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
  const { components, paths } = composeOpenApi(settings) as unknown as OpenApi
  const { schemas } = components
  const check = createClosedCheck(settings)

  it('are described once, by their published names', () => {
    const own = Object.entries(schemas).filter(([name]) => name.startsWith('extension_'))
    expect(Object.fromEntries(own)).toEqual({
      extension_acorn_buses: {
        type: 'string',
        title: 'Buses',
        description: 'Those that stop near by.',
      },
      extension_acorn_since: { type: 'string', format: 'date' },
      extension_acorn_opens: { type: 'string', pattern: expect.stringContaining('[0-5][0-9]') },
      extension_acorn_size: { type: 'string', enum: ['small', 'large'] },
      extension_oak_seats: { type: 'integer' },
    })
  })

  it('are properties of every object of a record, and of nothing else', () => {
    const seats = 'properties.oak_seats'
    for (const [name, schema] of Object.entries(schemas))
      if (!name.startsWith('extension_')) expect(schema, name).toHaveProperty(seats)
    for (const [path, { get }] of Object.entries(paths)) {
      const { schema } = get.responses[200].content['application/json']
      const { contents } = schema.properties!
      if (contents) expect(contents.items, path).toHaveProperty(seats)
      expect('oak_seats' in schema.properties!, path).toBe(path.includes('{'))
    }
  })

  it('are not mentioned if there are none', () => {
    expect(bare).not.toContain('"extension_')
  })

  it.each([
    ['acorn_opens', '09:30', true],
    ['acorn_opens', '09:30:15', true],
    ['acorn_opens', '9:30', false],
    ['acorn_size', 'huge', false],
    ['oak_seats', 1.5, false],
  ])('hold what was declared: %s of %j is %j', (name, value, isRight) => {
    const term = { id: '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44', name: 'A', description: 'B' }
    const problems = check.problems('/taxonomies/{id}', { ...term, [name]: value })
    expect(problems.length === 0).toBe(isRight)
  })
})

describe('the schema of OpenAPI 3.1', () => {
  it('refuses a description without a title', async () => {
    const openapi = { ...read(bare), info: { version: '1' } }
    expect(await new Validator().validate(openapi as never)).toMatchObject({ valid: false })
  })
})

describe('the linter', () => {
  it('finds a path without a summary', async () => {
    const openapi = JSON.parse(published) as { paths: Record<string, { get: object }> }
    Object.assign(openapi.paths['/services']!.get, { summary: undefined })
    const config = await createConfig({ extends: ['recommended-strict'], rules: LINTED })
    const found = await lintFromString({ source: JSON.stringify(openapi), config })
    expect(found.map(({ ruleId }) => ruleId)).toContain('operation-summary')
  })
})
