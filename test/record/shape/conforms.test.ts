import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entityNames } from '../../../src/hsds/entities.ts'
import { createConforms } from '../../../src/record/shape/conforms.ts'
import { formats } from '../../../src/record/schema/formats.ts'
import { removedSchema } from '../../../src/record/schema/removed.ts'
import type { Schema } from '../../../src/record/schema/schema.ts'
import { recordSchema } from '../../../src/record/schema/record-schema.ts'
import { settingsSchema } from '../../../src/record/settings/settings-schema.ts'
import { anyRecord } from '../arbitrary.ts'

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
const byRef = new Map(schemas.map((schema) => [schema.$id ?? '', schema]))

const ajv = new Ajv2020({ strict: false, schemas: schemas as object[] })
for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
const conforms = createConforms((ref) => byRef.get(ref) as Schema)

/** The verdict on which both checks must agree. */
function verdict(ref: string, value: unknown): boolean {
  const isValid = conforms(byRef.get(ref) as Schema, value)
  expect({ ref, value, isValid }).toEqual({ ref, value, isValid: ajv.validate(ref, value) })
  return isValid
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

describe('conforms', () => {
  it('agrees with the validator about every record', { timeout: 120_000 }, () => {
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
      { numRuns: 3000 },
    )
    expect(verdicts.size).toBe(2)
  })

  it('agrees with the validator about settings', () => {
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
      { numRuns: 3000 },
    )
  })

  it('agrees with the validator about removed records', () => {
    const removed = {
      removed: [{ id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', date: '2026-10-01' }],
    }
    expect(verdict('/record/removed', removed)).toBe(true)
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
        verdict('/record/removed', slips.reduce(slipped, removed))
      }),
      { numRuns: 1000 },
    )
  })
})
