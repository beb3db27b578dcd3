import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { composeEditorSchemas } from '../../../src/content/editor-schemas.ts'
import {
  refreshEditorSchemas,
  schemasFolder,
  writeEditorSchemas,
} from '../../../src/generator/publish/write-editor-schemas.ts'
import { editorKinds } from '../../../src/record/editor/schema.ts'
import type { EditorSchema } from '../../../src/record/editor/values.ts'
import { recordSchema } from '../../../src/record/schema/record-schema.ts'
import { osd } from '../../cli/run.ts'
import { vscodeSettings } from './language-server.ts'
import { createProject } from './project.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let project: string
let content: string
beforeAll(async () => {
  project = await createProject()
  content = join(project, 'content')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const schemaOf = (kind: string): EditorSchema =>
  JSON.parse(readFileSync(join(schemasFolder(content), `${kind}.json`), 'utf8'))

/** Every field that a schema describes, by its path. */
function* fieldsIn(schema: unknown, path = ''): Generator<[string, EditorSchema]> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties')
      for (const [name, field] of Object.entries(value as Record<string, EditorSchema>))
        yield [`${path}.${name}`, field]
    yield* fieldsIn(value, `${path}.${key}`)
  }
}

describe.each(editorKinds)('the schema of %s', (kind) => {
  test('can be compiled', () => {
    // Optimised code of a schema with many properties takes seconds to make.
    const ajv = new Ajv({ strict: false, code: { optimize: false } })
    expect(() => ajv.compile(schemaOf(kind))).not.toThrow()
  })

  test('describes every field', () => {
    const fields = [...fieldsIn(schemaOf(kind))]
    expect(fields.length).toBeGreaterThan(5)
    expect(fields.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([])
  })

  test('needs no other file', () => {
    const text = JSON.stringify(schemaOf(kind))
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name)
    const known = Object.keys(schemaOf(kind).definitions as object)
    expect(names.filter((name) => !known.includes(name.replace('#/definitions/', '')))).toEqual([])
  })

  test('is where the VS Code settings look', () => {
    const schemas = vscodeSettings()['yaml.schemas'] as Record<string, string>
    const folders = {
      service: 'services/*',
      organization: 'organizations/*',
      location: 'locations/*',
      taxonomy: 'taxonomies/*',
      words: 'words/*',
      list: 'lists/*',
    }
    expect(schemas[`./.cache/schemas/${kind}.json`]).toBe(
      `content/${(folders as Record<string, string>)[kind] ?? kind}.yaml`,
    )
  })
})

describe('the fields of a record', () => {
  test('are those of the record schema, and each text has an example', () => {
    const { properties } = schemaOf('service') as { properties: Record<string, EditorSchema> }
    const read = recordSchema('service').properties ?? {}
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(read)))
    const texts = Object.entries(read).filter(
      ([, { type, enum: values }]) => type === 'string' && !values,
    )
    const without = texts.filter(([name]) => {
      const { description, examples, anyOf } = properties[name] as EditorSchema
      const isReference = JSON.stringify(anyOf).includes('-slug')
      return !examples && !isReference && !String(description).includes('For example: ')
    })
    expect(without.map(([name]) => name)).toEqual([])
  })

  test('are required unless the directory has a default', () => {
    const { definitions } = schemaOf('service') as { definitions: Record<string, EditorSchema> }
    expect(definitions.address?.required).toEqual(['address_1', 'postal_code'])
    expect(definitions.phone?.required).toEqual(['number'])
    expect(schemaOf('service').required).toEqual(recordSchema('service').required)
  })
})

describe('the files', () => {
  test('are the same for the same records, and are written when they change', async () => {
    const loaded = await loadContent(content)
    const file = join(schemasFolder(content), 'service.json')
    const before = statSync(file).mtimeMs
    expect([...composeEditorSchemas(loaded)]).toEqual([...composeEditorSchemas(loaded)])
    expect(writeEditorSchemas(schemasFolder(content), loaded)).toBe(0)
    expect(statSync(file).mtimeMs).toBe(before)
    writeFileSync(file, '{}')
    expect(writeEditorSchemas(schemasFolder(content), loaded)).toBe(1)
  })

  test('have the same names while a record has errors', async () => {
    const loaded = await loadContent(content)
    const right = [...composeEditorSchemas(loaded)]
    expect(loaded.directory).toBeDefined()
    expect([...composeEditorSchemas({ sources: loaded.sources })]).toEqual(right)
  })

  test('are made from the records that can be read', () => {
    const sources = [
      { file: 'directory.yaml', text: 'title: [' },
      { file: 'organizations/trust.yaml', text: 'name: "' },
    ]
    const [service] = [...composeEditorSchemas({ sources })]
    expect(service?.body).toContain('"trust"')
    const { properties } = JSON.parse(service?.body ?? '')
    expect(properties.extensions).not.toHaveProperty('additionalProperties')
  })

  test('are written by osd schemas', async () => {
    const out = join(project, 'out')
    const { status, stdout, stderr } = await osd(['schemas', '--content', content, '--out', out])
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '',
      stderr: `Wrote 9 schemas to ${out}.\n`,
    })
    for (const kind of editorKinds)
      expect(JSON.parse(readFileSync(join(out, `${kind}.json`), 'utf8'))).toEqual(schemaOf(kind))
  })

  test('are refreshed by a build if VS Code is set up', async () => {
    const loaded = await loadContent(content)
    rmSync(schemasFolder(content), { recursive: true })
    refreshEditorSchemas(content, loaded)
    expect(existsSync(schemasFolder(content))).toBe(false)
    mkdirSync(join(project, '.vscode'))
    refreshEditorSchemas(content, loaded)
    expect(existsSync(join(schemasFolder(content), 'service.json'))).toBe(true)
  })
})
