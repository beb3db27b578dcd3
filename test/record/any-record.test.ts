import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { createRecordParser, parseSettings } from '../../src/record/parse.ts'
import { kinds } from '../../src/record/schema/written.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'
import { type Raw, isBlank } from '../../src/record/yaml/raw.ts'
import { anyRecord } from './arbitrary.ts'
import { runs } from '../runs.ts'

const LONG = 300_000

describe('any record', () => {
  const numRuns = runs(40, 3000)

  it.each(Object.values(kinds))(
    'is read as it was written: %s',
    (kind) => {
      const settings = completeSettings({ title: 'T', private_fields: ['url.label'] })
      const { cost_option: _, ...defaults } = settings.defaults
      const parser = createRecordParser({ ...settings, defaults })
      fc.assert(
        fc.property(anyRecord(kind), (record) => {
          const text = stringify(record, { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord(kind, 'a', 'a.yaml', text)
          expect(diagnostics).toEqual([])
          expect(value?.value).toEqual(withoutPrivateFields(record))
        }),
        { numRuns },
      )
    },
    LONG,
  )

  it(
    'loses its private blocks, wherever they are',
    () => {
      const parser = createRecordParser(completeSettings({ title: 'T' }))
      fc.assert(
        fc.property(anyRecord('service'), fc.jsonValue().filter(isNote), (record, odd) => {
          const plain = parser.parseRecord('service', 'a', 'a.yaml', stringify(record))
          const text = stringify(withPrivate(record, odd), { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord('service', 'a', 'a.yaml', text)
          // A text that looks like a password is refused.
          fc.pre(diagnostics.every(({ code }) => code !== 'private-password'))
          expect(diagnostics).toEqual([])
          expect(value).toEqual(plain.value)
        }),
        { numRuns },
      )
    },
    LONG,
  )

  it(
    'is parsed without an exception',
    () => {
      const parser = createRecordParser(completeSettings({ title: 'T' }))
      const names = fc.constantFrom(
        'name',
        'phones',
        'locations',
        'location',
        'organization',
        'schedules',
        'terms',
        'slug',
        'private',
        'extensions',
        'service_areas',
        'contacts',
        'id',
        '__proto__',
        'x',
        'attributes',
      )
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 6 },
          fc.constantFrom('a', '', null, 'true', '1'),
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
        ),
      }))
      fc.assert(
        fc.property(fc.constantFrom(...Object.values(kinds)), tree, (kind, raw) => {
          const text = stringify(raw, { aliasDuplicateObjects: false })
          const { value, diagnostics } = parser.parseRecord(kind, 'a', 'a.yaml', text)
          expect(value === undefined).toBe(diagnostics.length > 0)
          const places = diagnostics.map(({ place }) => JSON.stringify([place.path, place.at]))
          expect(new Set(places).size).toBe(places.length)
        }),
        { numRuns: numRuns * 5 },
      )
    },
    LONG,
  )
})

describe('any directory.yaml', () => {
  it(
    'is parsed without an exception',
    () => {
      const names = fc.constantFrom(
        'title',
        'namespace',
        'defaults',
        'service',
        'extensions',
        'acme',
        'type',
        'private',
        'private_fields',
        'countries',
        'per_page',
        'default',
        'postcodes',
        'areas',
        '__proto__',
      )
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 5 },
          fc.constantFrom('a', '', null, 'true', '1', 'string', 'auto'),
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
        ),
      }))
      fc.assert(
        fc.property(tree, (raw) => {
          const text = stringify(
            { title: 'T', ...(raw as object) },
            { aliasDuplicateObjects: false },
          )
          const { value } = parseSettings('directory.yaml', text)
          if (value) createRecordParser(value).parseRecord('service', 'a', 'a.yaml', 'name: x')
        }),
        { numRuns: runs(6, 300) },
      )
    },
    LONG,
  )
})

/** A record as it is parsed: without `assurer_email`, and without `url.label`, which the settings make private. */
function withoutPrivateFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrivateFields)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, item]) => [key, withoutPrivateFields(item)] as const,
  )
  const isUrl = 'url' in value && 'label' in value
  const isPrivate = (key: string) => key === 'assurer_email' || (isUrl && key === 'label')
  return Object.fromEntries(entries.filter(([key]) => !isPrivate(key)))
}

/** Whether a value makes a private block that hides something. Others are reported. */
const isNote = (odd: unknown) =>
  isSomething(odd) &&
  !LIKE_A_SLIP.test(JSON.stringify(odd)) &&
  (typeof odd === 'object' || !/^(?:true|false|yes|no|y|n|on|off|1|0)$/i.test(String(odd)))
/** Keys that begin as a comment of another language does, or with the bullet of another program: a slip, whatever follows. */
const LIKE_A_SLIP = /"(?:\/[/*]|<!--|[•▪●○◦‣·∙–—−>|+]|\d)/
const isSomething = (odd: unknown) => !isBlank(odd as Raw)

function withPrivate(value: unknown, odd: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withPrivate(item, odd))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withPrivate(item, odd)])
  return { private: odd, ...Object.fromEntries(entries) }
}
