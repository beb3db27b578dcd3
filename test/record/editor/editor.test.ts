import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Editor, openEditor } from './language-server.ts'
import { RECORDS, createProject } from './project.ts'
import { casesOf } from '../../runs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const START = 'name: Bread\nstatus: active\norganization: mill-trust\n'
const SERVICE = 'services/new.yaml'

let project: string
let editor: Editor
beforeAll(async () => {
  project = await createProject()
  editor = await openEditor(project)
})
afterAll(async () => {
  await editor?.close()
  rmSync(project, { recursive: true, force: true })
})

/** One file for each case, as they are open at the same time. */
const fileOf = (name: string) => `services/${name.replaceAll(' ', '-')}.yaml`

const labels = async (file: string, text: string) =>
  (await editor.complete(file, text)).map(({ label }) => label)

describe('completion', () => {
  test.each([
    ['organization', SERVICE, 'name: Bread\norganization: |\n', ['"2024"', 'mill-trust']],
    ['a beginning of an organization', SERVICE, 'organization: mi|\n', ['mill-trust']],
    ['parent_organization', 'organizations/a.yaml', 'parent_organization: |\n', ['mill-trust']],
    ['the organization of a place', 'locations/a.yaml', 'organization: |\n', ['mill-trust']],
    ['program', SERVICE, 'program: |\n', ['flour']],
    ['locations, in brackets', SERVICE, 'locations: [|]\n', ['old-mill', 'weir-house']],
    ['more locations, in brackets', SERVICE, 'locations: [old-mill, |]\n', ['weir-house']],
    ['locations, on lines', SERVICE, 'locations:\n  - |\n', ['old-mill', 'weir-house']],
    ['location', SERVICE, 'locations:\n  - location: |\n', ['old-mill', 'weir-house']],
    ['taxonomy_terms, in brackets', SERVICE, 'taxonomy_terms: [|]\n', ['bread', 'food']],
    ['taxonomy_terms, on lines', SERVICE, 'taxonomy_terms:\n  - |\n', ['bread', 'food']],
    ['terms of a place', 'locations/a.yaml', 'taxonomy_terms: [|]\n', ['bread', 'food']],
    ['taxonomy_term', SERVICE, 'attributes:\n  - taxonomy_term: |\n', ['bread', 'food']],
    ['service_areas', SERVICE, 'service_areas: [|]\n', ['mill-end']],
    ['area', SERVICE, 'service_areas:\n  - area: |\n', ['mill-end']],
    ['freq', SERVICE, 'schedules:\n  - freq: |\n', ['WEEKLY', 'MONTHLY']],
    ['hours', SERVICE, 'hours:\n  - |\n', ['Tue 10:00-12:00']],
    ['a field of our own', SERVICE, 'extensions:\n  mill:\n    |\n', ['wheelchair_hire', 'floor']],
  ])('knows %s', async (_, file, text, wanted) => {
    expect(await labels(file, text)).toEqual(expect.arrayContaining(wanted))
  })

  test('suggests the four values of status, and nothing else', async () => {
    expect(await labels(SERVICE, 'name: Bread\nstatus: |\n')).toEqual([
      'active',
      'inactive',
      'defunct',
      'temporarily closed',
    ])
  })

  test('shows the name behind a slug', async () => {
    const items = await editor.complete(SERVICE, 'organization: |\n')
    expect(items.find(({ label }) => label === 'mill-trust')?.documentation).toBe('Mill Trust')
  })

  test('distinguishes terms with the same slug by their taxonomies', async () => {
    const found = await labels(SERVICE, 'taxonomy_terms: [|]\n')
    expect(found).toEqual(expect.arrayContaining(['needs/care', 'places/care']))
    expect(found).not.toContain('care')
    expect(found).not.toContain('needs/food')
  })

  test('suggests nothing where any text is allowed', async () => {
    expect(await labels(SERVICE, 'description: |\n')).toEqual([])
  })

  test.each([
    ['a service', SERVICE, 'name: Bread\n|', ['organization', 'schedules', 'locations', 'private']],
    ['a beginning', SERVICE, 'name: Bread\norg|', ['organization']],
    ['a schedule', SERVICE, 'schedules:\n  - |\n', ['freq', 'byday', 'opens_at']],
    ['more of it', SERVICE, 'schedules:\n  - freq: WEEKLY\n    |\n', ['byday', 'opens_at']],
    ['a place of a service', SERVICE, 'locations:\n  - |\n', ['location', 'schedules', 'phones']],
    ['a taxonomy', 'taxonomies/a.yaml', 'terms:\n  - |\n', ['slug', 'terms']],
    ['the settings', 'directory.yaml', 'title: A\n|', ['namespace', 'per_page', 'extensions']],
    ['what was removed', 'removed.yaml', 'removed:\n  - |\n', ['id', 'date', 'replaced_by']],
  ])('knows the fields of %s', async (_, file, text, wanted) => {
    expect(await labels(file, text)).toEqual(expect.arrayContaining(wanted))
  })

  test('leaves out fields that are filled in automatically, and fields that are there already', async () => {
    const found = await labels(SERVICE, 'name: Bread\n|')
    expect(found).not.toContain('organization_id')
    expect(found).not.toContain('name')
  })

  test('lists fields that people seldom write last', async () => {
    const found = await labels(SERVICE, '|')
    expect(found.slice(0, 2)).not.toContain('id')
    const seldom = ['id', 'last_modified', 'metadata'].map((name) => found.indexOf(name))
    const usual = ['name', 'organization', 'hours', 'url'].map((name) => found.indexOf(name))
    expect(Math.min(...seldom)).toBeGreaterThan(Math.max(...usual))
    expect(Math.min(...usual)).toBeGreaterThanOrEqual(0)
  })
})

describe('hovering', () => {
  test.each([
    ['assured_date', '2026-10-01', 'The day on which somebody last checked'],
    ['status', 'active', 'Whether the service can be used now.'],
    ['organization', 'mill-trust', '`mill-trust`: Mill Trust'],
    ['description', 'Bread.', 'For example: '],
    ['minimum_age', '18', 'The youngest age'],
    ['locations', '[old-mill]', 'The places of the service'],
    ['hours', 'Tue 10:00-12:00', 'Days and times in words'],
    ['private', '{ a: b }', 'never published'],
  ])('over %s says what it is', async (field, value, wanted) => {
    const text = `name: Bread\n${field.slice(0, 2)}|${field.slice(2)}: ${value}\n`
    expect(await editor.hover(SERVICE, text)).toContain(wanted)
  })
})

describe.concurrent('what is wrong', () => {
  test.each([
    ['a misspelt field', 'descripton: Bread', '4: Property descripton is not allowed.'],
    [
      'a field that is filled in',
      'organization_id: 12',
      '4: This is filled in automatically. Write `organization: …` instead',
    ],
    ['an unknown place', 'locations: [old-mil]', '4: No location is called this.'],
    ['an unknown term', 'taxonomy_terms: [fod]', '4: No term is called this.'],
    ['a term of the wrong taxonomy', 'taxonomy_terms: [places/food]', '4: No term is called this.'],
    ['a text that should be a list', 'taxonomy_terms: food', '4: Write a list here: '],
    ['a list that should be a text', 'description: [a]', '4: Write a text here'],
    ['a date', 'assured_date: 1/10/2026', '4: This must be a date with the year first'],
    ['a time', 'schedules: [{ opens_at: 25:00 }]', '4: This must be a time of day, '],
    ['a number', 'minimum_age: old', '4: Write digits only, '],
    ['a missing number', 'phones: [{ type: voice }]', '4: Missing property "number".'],
  ])('is underlined: %s', async (name, line, wanted) => {
    expect(await editor.diagnose(fileOf(name), `${START}${line}\n`)).toEqual([
      expect.stringContaining(wanted),
    ])
  })

  test('is underlined: a wrong status', async () => {
    expect(await editor.diagnose(fileOf('status'), START.replace('active', 'open'))).toEqual([
      expect.stringMatching(/^2: .*"temporarily closed"/),
    ])
  })

  test.each([
    ['left out', 'name: Bread\nstatus: active\n', '1: Missing property "organization".'],
    ['blank', START.replace('Bread', ''), '1: Write a text here'],
    ['spaces', START.replace('Bread', '" "'), '1: This needs a value.'],
  ])('is underlined: a required field that is %s', async (name, text, wanted) => {
    expect(await editor.diagnose(fileOf(name), text)).toEqual([expect.stringContaining(wanted)])
  })
})

describe.concurrent('what is right', () => {
  test.each(Object.keys(RECORDS).filter((file) => file.endsWith('.yaml')))(
    'is not underlined in %s',
    async (file) => {
      expect(await editor.diagnose(file, RECORDS[file] as string)).toEqual([])
    },
  )

  test.each(['../../fixtures/small-town', '../../../content'])(
    'is not underlined in any record of %s',
    async (name) => {
      const content = fileURLToPath(new URL(name, import.meta.url))
      if (!existsSync(content)) return
      const copy = await createProject(content)
      const other = await openEditor(copy)
      const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.yaml'))
        .sort()
      const found = await Promise.all(
        casesOf(files, 4).map(async (file) => ({
          file,
          problems: await other.diagnose(file, readFileSync(join(content, file), 'utf8')),
        })),
      )
      await other.close()
      rmSync(copy, { recursive: true, force: true })
      expect(found.filter(({ problems }) => problems.length > 0)).toEqual([])
    },
  )
})
