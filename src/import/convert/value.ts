import type { EntityName } from '../../hsds/entities.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { formats } from '../../record/schema/formats.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { Schema } from '../../record/schema/schema.ts'
import type { Country } from '../../places/postcode.ts'
import { cleanText } from '../clean/clean-text.ts'
import { isFiller } from '../clean/filler.ts'
import type { Cell } from '../model/cell.ts'
import type { Drop } from '../model/reasons.ts'
import { DraftValue } from './draft.ts'
import { readDate } from './read-date.ts'
import { readTime } from './time.ts'

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
  const isLong = isFreeText(schema)
  const leaf = draftText(cells, isLong ? '\n\n' : ' ')
  if (!leaf) return undefined
  const text = isLong ? leaf.text : leaf.text.replace(/\s+/g, ' ')
  const read = readValue(text, schema, countries)
  if ('drop' in read) {
    for (const cell of leaf.cells) cell.drop(read.drop)
    return undefined
  }
  if (read.text !== leaf.text) for (const cell of leaf.cells) cell.change('spelling')
  return new DraftValue(read.text, leaf.cells)
}

type Read = { readonly text: string } | { readonly drop: Drop }

function readValue(text: string, schema: Schema, countries: readonly Country[]): Read {
  const { type, format } = schema
  if (type === 'number' || type === 'integer') return readNumber(text)
  if (format === 'date') return orDrop(readDate(text), 'not-a-date')
  if (format === 'time') return orDrop(readTime(text), 'not-a-time')
  if (format === 'date-time') return orDrop(readDateTime(text), 'not-a-date')
  if (format === 'email') {
    const address = text.replace(/^mailto:/i, '').replace(/(?<![.;,\s])[.;,\s]+$/, '')
    return formats.email!.test(address) ? { text: address } : { drop: 'not-an-email' }
  }
  if (format === 'uri') return orDrop(readAddress(text, schema, countries), 'not-a-web-address')
  const usual = normaliseValue({ text, schema, beside: () => undefined }, countries)
  if (schema.enum) return schema.enum.includes(usual) ? { text: usual } : { drop: 'not-a-choice' }
  return { text: usual }
}

const orDrop = (text: string | undefined, drop: Drop): Read =>
  text === undefined ? { drop } : { text }

function readNumber(text: string): Read {
  const [, number] = /^[£€$]?\s*(-?\d[\d,]*(?:\.\d+)?)$/.exec(text) ?? []
  if (number === undefined) return { drop: 'not-a-number' }
  return { text: String(Number(number.replaceAll(',', ''))) }
}

function readAddress(
  text: string,
  schema: Schema,
  countries: readonly Country[],
): string | undefined {
  const whole = text.replace(/^(https?):\/*(?=\w)/i, '$1://').replaceAll(' ', '%20')
  const usual = normaliseValue({ text: whole, schema, beside: () => undefined }, countries)
  return formats.uri!.test(usual) ? usual : undefined
}

function readDateTime(text: string): string | undefined {
  const whole = text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').replace(' ', 'T')
  if (formats['date-time']!.test(whole)) return whole
  // A time without an offset is in the server's unknown time zone; UTC is assumed.
  if (formats['date-time']!.test(`${whole}Z`)) return `${whole}Z`
  const date = readDate(text)
  return date && `${date}T00:00:00Z`
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
