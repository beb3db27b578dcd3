import { type Node, isMap, isScalar, isSeq } from 'yaml'
import type { EntityName } from '../../hsds/entities.ts'
import { hoursText } from '../../times/hours/entries/hours-text.ts'
import type { Country } from '../../countries/countries.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { cardOf } from '../../record/schema/cards.ts'
import { pairOf } from '../find-node.ts'
import { excerpt } from './excerpt.ts'
import type { Mapping } from './fields.ts'
import type { Fix } from './fix.ts'

interface HoursContext {
  readonly lineOf: (node: Node | null | undefined) => number
  /** The schema of a schedule. */
  readonly schedule: Schema
  readonly countries: readonly Country[]
}

/** Turns the `schedules` of a mapping into `hours`, the short form: all of them, or none if one says more than hours can. */
export function* findHoursFixes(
  { map, path, entity }: Mapping,
  { lineOf, schedule, countries }: HoursContext,
): Generator<Fix> {
  // A place has `schedules` and no `hours`.
  if (!entity || !cardOf(entity as EntityName, 'hours')) return
  const pair = pairOf(map, 'schedules')
  const list = pair?.value
  // A value with an anchor is used elsewhere as well.
  if (!pair || !isSeq(list) || list.anchor || list.items.length === 0) return
  const texts = list.items.map((item) => inWords(item as Node, { schedule, countries }))
  if (!texts.every((text) => text !== undefined)) return
  const [start = 0, end = 0] = list.range ?? []
  const fix = (message: string, edits: Fix['edits'] = []): Fix => ({
    edits,
    line: lineOf(pair.key as Node),
    message,
    quotes: { field: 'schedules', start, end },
  })
  const words = excerpt(texts.join('; '))
  if (pairOf(map, 'hours')) yield fix(`\`schedules\` is unchanged: add ${words} to \`hours\``)
  else
    yield fix(`\`schedules\` becomes \`hours\` ${words}`, [
      { path: [...path, 'schedules'], key: 'hours', texts },
    ])
}

/** A schedule as an entry of `hours` that is parsed as the same schedule. */
function inWords(
  node: Node,
  { schedule: { properties = {} }, countries }: Omit<HoursContext, 'lineOf'>,
): string | undefined {
  if (!isMap(node) || node.anchor) return undefined
  const fields = new Map<string, string>()
  for (const { key, value } of node.items) {
    if (!isScalar(key) || !isScalar(value) || value.anchor || typeof value.value !== 'string')
      return undefined
    fields.set(String(key.value), value.value.trim())
  }
  const beside = (name: string) => fields.get(name)
  for (const [name, text] of fields)
    fields.set(name, normaliseValue({ text, schema: properties[name] ?? {}, beside }, countries))
  return hoursText(Object.fromEntries(fields))
}
