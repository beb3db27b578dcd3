import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entityNames } from '../../../src/hsds/entities.ts'
import { createSwallowed } from '../../../src/record/privacy/swallowed-block.ts'
import { type Mismatch, createFindMismatches } from '../../../src/record/shape/mismatches.ts'
import { createShaper } from '../../../src/record/shape/shaper.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import { formats } from '../../../src/record/schema/formats.ts'
import { removedSchema } from '../../../src/record/schema/removed.ts'
import { recordSchema } from '../../../src/record/schema/record-schema.ts'
import { settingsSchema } from '../../../src/record/settings/settings-schema.ts'
import { kinds } from '../../../src/record/schema/written.ts'
import { type Schema, refOf } from '../../../src/record/schema/schema.ts'
import { readCases as readMistakes } from '../../expectations.ts'
import { sourcesOf } from '../../rules/base.ts'
import { filesOf, readCases } from '../../rules/cases.ts'
import { anyRecord } from '../arbitrary.ts'
import { casesOf, runs } from '../../runs.ts'

const names = entityNames
const extensions: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    own: {
      type: 'object',
      additionalProperties: false,
      properties: {
        day: { type: 'string', format: 'date' },
        number: { type: 'integer', enum: ['1'] },
        flag: { type: 'boolean' },
      },
    },
  },
}
const schemas = [
  ...names.map((entity) => recordSchema(entity, extensions)),
  settingsSchema,
  removedSchema,
]
const options = { strict: false, allErrors: true, verbose: true, ownProperties: true }
const ajv = new Ajv2020({ ...options, schemas: schemas as object[] })
for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
const shaper = createShaper(schemas, { defaults: {}, isPrivate: () => false })
const findMismatches = createFindMismatches(shaper.resolve)

/** What the validator of JSON Schema finds, in our words. An error within `then` or `else` is not repeated. */
function found(ref: string, value: unknown): readonly Mismatch[] {
  const validate = ajv.getSchema(ref)!
  validate(value)
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath, data, parentSchema, params }) => ({
      keyword: keyword as Mismatch['keyword'],
      path: instancePath
        .split('/')
        .slice(1)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : unescape(step))),
      actual: data,
      schema: parentSchema as Schema,
      ...(keyword === 'required' && { missing: params.missingProperty }),
    }))
}
const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Those of each value in their order; values are in the order of their paths. */
const byValue = (mismatches: readonly Mismatch[]) =>
  mismatches
    .map((mismatch) => ({ at: JSON.stringify(mismatch.path), ...mismatch }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))

/** Expects both to find the same, and says whether it is nothing. */
function verdict(ref: string, value: unknown): boolean {
  const ours = byValue(findMismatches(shaper.resolve(ref), value))
  const theirs = byValue(found(ref, value))
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
  ours.forEach(({ schema }, i) => expect(schema).toBe(theirs[i]!.schema))
  return ours.length === 0
}

const anyValue = fc.oneof(
  fc.constantFrom('', 'a', '1', '2026-10-01', '2026-13-01', 'https://example.org', 'a@b.org'),
  fc.constantFrom('09:30', 'GB', 'GBP', 'BS3', 'active', 'E06000023', 'example.org', null, true),
  fc.constantFrom(0, -1, 1.5, 3, 200, 1e300),
  fc.constantFrom([], {}, [null], ['a'], [['a']], { name: 'a' }, { id: 'a' }, { own: { flag: 1 } }),
)

/** Replaces, adds or removes a value. */
const slip = fc.record({
  way: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  kind: fc.constantFrom('replace', 'add', 'remove'),
  name: fc.constantFrom('name', 'id', 'phones', 'extensions', 'toString', 'x'),
  value: anyValue,
})

function slipped<T>(
  whole: T,
  { way, kind, name, value }: typeof slip extends fc.Arbitrary<infer S> ? S : never,
): T {
  const copy = structuredClone(whole)
  let here = copy as Record<string, unknown>
  for (const [i, turn] of way.entries()) {
    const keys = Object.keys(here)
    const key = keys[turn % keys.length]
    const inner = key === undefined ? undefined : here[key]
    if (i < way.length - 1 && typeof inner === 'object' && inner !== null) {
      here = inner as Record<string, unknown>
      continue
    }
    if (kind === 'add' && !Array.isArray(here)) here[name] = value
    else if (kind === 'remove' && Array.isArray(here)) here.pop()
    else if (key !== undefined && kind === 'remove') delete here[key]
    else if (key !== undefined) here[key] = value
    break
  }
  return copy
}

describe('what the interpreter finds', () => {
  it('is what the validator finds in any record', { timeout: 120_000 }, () => {
    const verdicts = new Set<boolean>()
    const record = fc
      .constantFrom(...names)
      .chain((entity) =>
        fc.tuple(
          fc.constant(`/record/${entity}`),
          anyRecord(entity),
          fc.array(slip, { maxLength: 2 }),
        ),
      )
    fc.assert(
      fc.property(record, ([ref, value, slips]) => {
        verdicts.add(verdict(ref, slips.reduce(slipped, value)))
      }),
      { numRuns: runs(400, 3000) },
    )
    expect(verdicts.size).toBe(2)
  })

  it('is what the validator finds in settings', () => {
    const settings = {
      title: 'A directory',
      base_url: 'https://example.org',
      countries: ['GB'],
      per_page: { default: 20 },
      postcodes: { areas: ['BS'] },
      privacy: { mobile_number: 'off' },
      extensions: { own: { flag: { type: 'boolean' } } },
    }
    expect(verdict('/record/directory', settings)).toBe(true)
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
        verdict('/record/directory', slips.reduce(slipped, settings))
      }),
      { numRuns: runs(400, 3000) },
    )
  })

  it('is what the validator finds in lists of removed records', () => {
    const removed = {
      removed: [{ id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', date: '2026-10-01' }],
    }
    expect(verdict('/record/removed', removed)).toBe(true)
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
        verdict('/record/removed', slips.reduce(slipped, removed))
      }),
      { numRuns: runs(200, 1000) },
    )
  })

  it('is what the validator finds in every record of the tests', () => {
    const verdicts = new Map([true, false].map((isValid) => [isValid, 0]))
    for (const [file, text] of casesOf([...textsOfCases()], 3)) {
      const kind = Object.entries(kinds).find(([folder]) => file.startsWith(`${folder}/`))?.[1]
      const ref = kind ? refOf(kind) : `/record/${file.replace('.yaml', '')}`
      const raw = parseYaml(file, text).value
      if (raw === undefined || !REFS.has(ref)) continue
      const isValid = verdict(ref, shaper.shape(ref, raw, createSwallowed(text)).value)
      verdicts.set(isValid, verdicts.get(isValid)! + 1)
    }
    expect(Math.min(...verdicts.values())).toBeGreaterThan(runs(30, 100))
  })
})

const REFS = new Set(schemas.map(({ $id }) => $id))
const TESTS = new URL('../../', import.meta.url)

/** The files of all cases of rules and mistakes, with their texts. */
function* textsOfCases(): Generator<readonly [file: string, text: string]> {
  for (const cases of readCases(new URL('rules/', TESTS)).values())
    for (const { records, fine } of cases)
      for (const { file, text } of [records, fine].flatMap((files) => sourcesOf(filesOf(files))))
        yield [file, text]
  const mistakes = new URL('mistakes/', TESTS)
  for (const topic of readdirSync(mistakes).filter((name) => name.endsWith('.yaml')))
    for (const { file, text, mended } of readMistakes<Mistake>(
      fileURLToPath(new URL(topic, mistakes)),
    ))
      for (const one of [text, mended]) if (one !== undefined) yield [file, one]
}

interface Mistake {
  readonly file: string
  readonly text?: string
  readonly mended?: string
}
