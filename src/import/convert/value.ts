import { type Country, isDayFirst } from '../../countries/countries.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { formats } from '../../record/schema/formats.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isFiller } from '../../values/filler.ts'
import type { Cell } from '../model/cell.ts'
import type { Drop } from '../model/reasons.ts'
import { DraftValue } from './draft.ts'
import { type DateOrder, isEitherFirst, readDate, readDateTime } from '../../values/date.ts'
import { readNumber } from '../../values/number.ts'
import { readEmails } from '../../values/emails.ts'
import { readLinks } from '../../values/links.ts'
import { readTime } from '../../times/read-time.ts'

/** Cells whose text says something, cleaned. Fillers are dropped. */
export function cleanCells(cells: readonly Cell[]): { text: string; cell: Cell }[] {
  return cells.flatMap((cell) => {
    const { text, change } = cleanText(cell.text)
    if (isFiller(text)) {
      cell.drop('filler')
      return []
    }
    if (change) cell.change(change)
    return [{ text, cell }]
  })
}

/** One text made of the cells of a field; undefined when they say nothing. Equal ones are written once. */
export function draftText(cells: readonly Cell[], separator = ' '): DraftValue | undefined {
  const clean = cleanCells(cells)
  if (clean.length === 0) return undefined
  const texts = [...new Set(clean.map(({ text }) => withoutRepeat(text)))]
  if (texts.length > 1) for (const { cell } of clean) cell.change('joined')
  return new DraftValue(
    texts.join(separator),
    clean.map(({ cell }) => cell),
  )
}

/** Some systems write a description twice, one below the other. */
function withoutRepeat(text: string): string {
  const half = (text.length - 1) / 2
  return half > 20 && text[half] === '\n' && text.slice(0, half) === text.slice(half + 1)
    ? text.slice(0, half)
    : text
}

/** The value of a field of the standard, in its usual spelling; undefined when the cells have none, which they are told. */
export function draftValue(
  cells: readonly Cell[],
  entity: EntityName,
  field: string,
  countries: readonly Country[],
): DraftValue | undefined {
  if (cells.length === 0) return undefined
  const schema = schemaOf(entity, field)
  if (isFreeText(schema) && !ONE_LINE.has(field)) return draftText(cells, '\n\n')
  let made: DraftValue | undefined
  for (const { text, cell } of cleanCells(cells)) {
    const read = readValue(text.replace(/\s+/g, ' '), schema, countries, cell)
    if ('drop' in read) cell.drop(read.drop)
    else if (!made) {
      if (read.text !== text) cell.change('spelling')
      if (read.hasMore) cell.ask('more-values')
      made = new DraftValue(read.text, [cell])
    } else if (made.text === read.text) cell.repeat(made.cells[0]!)
    // Two columns for one value: the first has it.
    else cell.drop('second-value')
  }
  return made
}

/** Free texts that have one value, so that a second column adds nothing to the first. */
const ONE_LINE: ReadonlySet<string> = new Set([
  ...['name', 'title', 'city', 'state_province', 'country', 'label', 'identifier', 'legal_status'],
])

type Read = { readonly text: string; readonly hasMore?: boolean } | { readonly drop: Drop }

function readValue(
  text: string,
  schema: Schema,
  countries: readonly Country[],
  { isMonthFirst }: Cell,
): Read {
  const { type, format } = schema
  if (type === 'number' || type === 'integer') return orDrop(readNumber(text), 'not-a-number')
  if (format?.startsWith('date') && isMonthFirst && isDayFirst(countries[0]) && isEitherFirst(text))
    return { drop: 'not-a-date' }
  if (format === 'date') return orDrop(readDate(text, orderIn(countries)), 'not-a-date')
  if (format === 'time') return orDrop(readTime(text), 'not-a-time')
  if (format === 'date-time') return orDrop(readDateTime(text, orderIn(countries)), 'not-a-date')
  if (format === 'email') {
    const [address, ...others] = readEmails(text) ?? []
    return address === undefined
      ? { drop: 'not-an-email' }
      : { text: address, hasMore: others.length > 0 }
  }
  if (format === 'uri') return readAddress(text, schema, countries)
  const usual = normaliseValue({ text, schema, beside: () => undefined }, countries)
  if (schema.enum) return schema.enum.includes(usual) ? { text: usual } : { drop: 'not-a-choice' }
  return { text: usual }
}

/** How dates in numbers are meant in a directory of some countries. */
export const orderIn = ([first]: readonly Country[]): DateOrder => ({
  isDayFirst: isDayFirst(first),
})

const orDrop = (text: string | undefined, drop: Drop): Read =>
  text === undefined ? { drop } : { text }

function readAddress(text: string, schema: Schema, countries: readonly Country[]): Read {
  const read = /[\s;,|]/.test(text) ? readLinks(text) : undefined
  const [first = text, ...others] = read?.links ?? []
  const whole = first.replace(/[.,;]$/, '').replace(/^(https?):\/*(?=\w)/i, '$1://')
  const usual = normaliseValue({ text: whole, schema, beside: () => undefined }, countries)
  return formats.uri!.test(usual)
    ? { text: usual, hasMore: others.length > 0 || read?.hasWords === true }
    : { drop: 'not-a-web-address' }
}

const isFreeText = ({ type, format, enum: values, pattern, normalise }: Schema) =>
  type === 'string' && !format && !values && !pattern && !normalise

const schemas = new Map<string, Schema>()

/** The schema of a field of a record. */
export function schemaOf(entity: EntityName, field: string): Schema {
  const name = `${entity}.${field}`
  const known = schemas.get(name) ?? recordSchema(entity).properties?.[field] ?? {}
  schemas.set(name, known)
  return known
}
