import { isMap, isScalar } from 'yaml'
import type { Country } from '../../countries/countries.ts'
import { exactCorrection } from '../../record/hints/correction/exact.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { pairOf } from '../find-node.ts'
import { excerpt } from './excerpt.ts'
import type { Field } from './fields.ts'
import type { Fix } from './fix.ts'
import { entriesOfText } from './one-line-list.ts'

export interface SpellingContext {
  /** The text of the file. */
  readonly source: string
  readonly countries: readonly Country[]
  readonly resolve: (ref: string) => Schema
}

/** Corrects the spelling of a value on one line. Text of several lines is left to its author. */
export function fixSpelling(
  { node, path, field, schema, parent }: Field,
  { source, countries, resolve }: SpellingContext,
): Omit<Fix, 'line'> | undefined {
  const before = node.value as string
  const [start = 0, end = 0] = node.range ?? []
  if (source.slice(start, end).includes('\n')) return undefined
  const quotes = { field, start, end }
  if (schema.type === 'array') {
    const texts = entriesOfText(before, schema, { resolve, countries })
    if (!texts) return undefined
    const message = `\`${field}\` ${excerpt(before)} becomes a list`
    return { edits: [{ path, texts }], message, quotes }
  }
  const beside = (name: string) => {
    const value = isMap(parent) ? pairOf(parent as never, name)?.value : undefined
    return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
  }
  const text = isLimited(schema, field) ? withoutCurlyQuotes(before) : before
  const usual = normaliseValue({ text, schema, beside }, countries)
  const isEntry = typeof path.at(-1) === 'number'
  const wrong = { text: usual, schema, name: isEntry ? undefined : field }
  const after = (isCorrectable(field, schema, before) ? exactCorrection(wrong) : undefined) ?? usual
  if (after === before) return undefined
  const message =
    after === before.trim()
      ? `\`${field}\` loses the spaces around ${excerpt(after)}`
      : `\`${field}\` ${excerpt(before)} becomes ${excerpt(after)}`
  return { edits: [{ path, value: after }], message, quotes }
}

/** True when quotation marks around the whole value cannot be part of it. */
const isLimited = (
  { format, enum: values, pattern, refers, normalise, type }: Schema,
  field: string,
) =>
  field === 'name' ||
  type !== 'string' ||
  [format, values, pattern, refers, normalise].some((limit) => limit !== undefined)

/** A text without the curly quotes around it, which YAML counts to the text. */
function withoutCurlyQuotes(text: string): string {
  const [, inner] = /^\s*[“”„‘’]([^“”„‘’"]+)[“”‘’]\s*$/.exec(text) ?? []
  return inner ?? text
}

/** An identity is not guessed, and an amount in another currency is not a number of pounds. */
const isCorrectable = (field: string, { refers }: Schema, before: string): boolean =>
  refers === undefined && !['id', 'slug'].includes(field) && !/[€$¥]/.test(before)
