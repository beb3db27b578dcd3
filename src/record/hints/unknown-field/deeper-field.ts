import { quoteList } from '../../../text/quote.ts'
import { EXAMPLES } from '../../../times/hours/problem.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import { type RecordKind, kinds } from '../../schema/written.ts'
import { fieldsCalled } from '../aliases.ts'
import { entrySchema } from '../entry-schema.ts'
import type { HintContext } from '../explanation.ts'
import { nounOf } from './record-nouns.ts'
import { type Slip, keyOf } from './slip.ts'

/** How deep a field is looked for: as deep as the address of a place of a service. */
const MAX_DEPTH = 3

/** A field of an object further in, such as `opens_at` of a schedule; undefined where there are several such objects. */
export const deeperField: Slip = (issue, context) => {
  const key = keyOf(issue)
  if (AMBIGUOUS.includes(key)) return undefined
  for (const name of [key, ...fieldsCalled(key)]) {
    let level: readonly Inner[] = [{ schema: issue.expected, fields: [] }]
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      level = level.flatMap((outer) => [...innerOf(outer, context)])
      const [found, ...others] = level.filter((inner) =>
        Object.hasOwn(inner.schema.properties ?? {}, name),
      )
      if (found && others.length === 0) return { hint: hintFor(name, found, issue.expected) }
      if (found) break
    }
  }
  return undefined
}

/** An object inside a record, and the fields that lead to it. */
interface Inner {
  readonly schema: Schema
  readonly fields: readonly string[]
  /** The kind of record that it is a part of, where that is another record. */
  readonly record?: RecordKind
}

/** Every object has these, so they do not say where a field belongs. */
const IN_EVERY_OBJECT = ['attributes', 'metadata']

/** Only schedules have these fields, but people write them in any object. */
const AMBIGUOUS = ['notes']

/** Fields of schedules that a line of hours does not say. */
const NOT_IN_HOURS = ['attending_type', 'schedule_link', 'timezone']

function* innerOf({ schema, fields, record }: Inner, context: HintContext): Generator<Inner> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (IN_EVERY_OBJECT.includes(name)) continue
    const inner = entrySchema(field, context)
    const entity = entityOf(inner)
    if (!entity) continue
    const isRecord = Object.values<string>(kinds).includes(entity)
    yield isRecord
      ? { schema: inner, fields: [], record: entity as RecordKind }
      : { schema: inner, fields: [...fields, name], ...(record && { record }) }
  }
}

function hintFor(name: string, { fields, record }: Inner, { properties = {} }: Schema): string {
  const steps = fields.map((field) => `${field}:`)
  const below = steps.length > 0 ? `, below ${quoteList(steps, 'and')}` : ''
  if (record)
    return `It belongs to ${nounOf[record]}: write \`${name}: …\` in a file of ${record}s/${below}.`
  const isTime = fields.at(-1) === 'schedules' && properties.hours && !NOT_IN_HOURS.includes(name)
  return isTime
    ? `Write the days and times as \`hours: [${EXAMPLES[0]}]\`; or write \`${name}: …\` in an entry of \`schedules:\`.`
    : `Write \`${name}: …\` in an entry of ${quoteList(fields, 'and')}.`
}
