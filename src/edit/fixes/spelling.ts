import { isMap, isScalar } from 'yaml'
import type { Country } from '../../places/postcode.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { pairOf } from '../find-node.ts'
import { excerpt } from './excerpt.ts'
import type { Field } from './fields.ts'
import type { Fix } from './fix.ts'

/** Corrects the spelling of a value on one line. Text of several lines is left to its author. */
export function fixSpelling(
  { node, path, field, schema, parent }: Field,
  source: string,
  countries: readonly Country[],
): Omit<Fix, 'line'> | undefined {
  const before = node.value as string
  const [start = 0, end = 0] = node.range ?? []
  if (source.slice(start, end).includes('\n')) return undefined
  const beside = (name: string) => {
    const value = isMap(parent) ? pairOf(parent as never, name)?.value : undefined
    return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
  }
  const after = normaliseValue({ text: before, schema, beside }, countries)
  if (after === before) return undefined
  const message =
    after === before.trim()
      ? `\`${field}\` loses the spaces around ${excerpt(after)}`
      : `\`${field}\` ${excerpt(before)} becomes ${excerpt(after)}`
  return { edits: [{ path, value: after }], message, quotes: { field, start, end } }
}
