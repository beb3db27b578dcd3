import fc from 'fast-check'
import type { EntityName } from '../../src/hsds/entities.ts'
import { formats } from '../../src/record/schema/formats.ts'
import type { Schema } from '../../src/record/schema/schema.ts'
import { COUNTRY, CURRENCY, GSS_CODE, UNSHORTENED, WITH_DIGITS } from '../../src/hsds/patterns.ts'
import { recordSchema } from '../../src/record/schema/record-schema.ts'

/** Any record of an entity, in its long form. */
export const anyRecord = (entity: EntityName): fc.Arbitrary<Record<string, unknown>> =>
  ofSchema(recordSchema(entity), 4) as fc.Arbitrary<Record<string, unknown>>

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  [CURRENCY.pattern]: ['GBP', 'EUR'],
  [COUNTRY.pattern]: ['GB', 'US', 'NO'],
  [GSS_CODE.pattern]: ['E06000023'],
  [WITH_DIGITS.pattern]: ['0117 496 0123', '999', '0800 FREE (1)'],
  [UNSHORTENED.pattern]: ['100012345678', 'osgb4000', '1.5E9'],
}

// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\p{Cf}]/u

/** Any text, often one that looks like another kind of YAML value. */
export const someText = fc.oneof(
  fc.constantFrom(
    'null',
    '~',
    'true',
    'no',
    '1E5',
    '007',
    '10:00',
    '- a',
    'a: b',
    'a #b',
    '# a',
    '{a}',
    '[b',
    '*a',
    '&a',
    '!a',
    '@a',
    '`a`',
    '%a',
    '"',
    "'",
    'a\nb',
    ' a ',
    'a\n\n b',
    '|',
    '>',
    '?',
    '0x1',
  ),
  fc.lorem(),
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.trim() !== '' && !INVISIBLE.test(text)),
)

function ofSchema(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) return ofSchema(recordSchema(schema.$ref.slice(8) as EntityName), depth)
  if (schema.if)
    return depth > 0
      ? fc.oneof(someText, ofSchema(schema.else ?? {}, depth))
      : ofSchema(schema.then ?? {}, depth)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.pattern) return fc.constantFrom(...(EXAMPLES[schema.pattern] ?? []))
  if (schema.format) return fc.constant(formats[schema.format]?.example)
  const { minimum = -1e6, maximum = 1e6 } = schema
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 1e6) })
  if (schema.type === 'number')
    return fc
      .double({ min: minimum, max: maximum, noNaN: true })
      .map((number) => (Object.is(number, -0) ? 0 : number))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array')
    return fc.array(ofSchema(schema.items ?? {}, depth - 1), { minLength: 1, maxLength: 2 })
  if (schema.type === 'object') return ofObject(schema, depth)
  return someText
}

/** Its required fields and up to four others. At the greatest depth, only fields without a depth of their own. */
function ofObject({ properties = {}, required = [] }: Schema, depth: number) {
  const isFlat = ({ type, $ref, if: either }: Schema) =>
    type !== 'array' && type !== 'object' && !$ref && !either
  const own = Object.keys(properties).filter(
    (name) => name !== 'private' && !properties[name]!.becomes,
  )
  const flat = own.filter(
    (name) => required.includes(name) || depth > 0 || isFlat(properties[name]!),
  )
  // An object such as `translations` has none: it is not deep, and must not be empty.
  const names = flat.length > 0 ? flat : own
  const optional = names.filter((name) => !required.includes(name))
  return fc
    .subarray(optional, {
      minLength: required.length > 0 ? 0 : 1,
      maxLength: Math.min(4, optional.length),
    })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...required, ...chosen].map((name) => [name, ofSchema(properties[name]!, depth - 1)]),
        ),
      ),
    )
}
