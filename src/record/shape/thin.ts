import type { ErrorObject } from 'ajv/dist/2020.js'
import { MAX_IN_FILE } from '../../diagnostics/limit.ts'
import type { Schema } from '../schema/schema.ts'
import type { Conforms } from './conforms.ts'
import { fromPointer, toPointer } from './pointer.ts'

/** A value with so few errors that the validator, whose time is quadratic in their number, can list them. */
export interface Thinned {
  readonly value: unknown
  /** How many wrong entries were left out. */
  readonly more: number
  /** Corrects the place of an error in it. */
  readonly restore: (error: ErrorObject) => ErrorObject
}

/** Entries of a list that no editor writes by hand. */
const LONG = 1000

/** Keeps, of each long list in a value, the first entries that are wrong. */
export function thin(
  schema: Schema,
  value: unknown,
  { resolve, conforms }: { resolve: (ref: string) => Schema; conforms: Conforms },
): Thinned {
  const kept = new Map<string, readonly number[]>()
  let more = 0

  function thinList(items: Schema, list: readonly unknown[], pointer: string): unknown[] {
    let indices = [...list.keys()]
    if (list.length > LONG) {
      const wrong = indices.filter((i) => !conforms(items, list[i]))
      indices = wrong.slice(0, MAX_IN_FILE)
      more += wrong.length - indices.length
      kept.set(pointer, indices)
    }
    return indices.map((i, at) => thinned(items, list[i], `${pointer}/${at}`))
  }

  function thinned(by: Schema, inner: unknown, pointer: string): unknown {
    const { properties = {}, items } = by.$ref ? resolve(by.$ref) : by
    if (Array.isArray(inner)) return thinList(items ?? {}, inner, pointer)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([name, field]) => [
        name,
        Object.hasOwn(properties, name)
          ? thinned(properties[name]!, field, pointer + toPointer([name]))
          : field,
      ]),
    )
  }

  const few = thinned(schema, value, '')
  return {
    value: few,
    more,
    restore(error) {
      const path = fromPointer(error.instancePath).map((step, i, steps) => {
        const indices = kept.get(toPointer(steps.slice(0, i)))
        return indices?.[Number(step)] ?? step
      })
      return { ...error, instancePath: toPointer(path) }
    },
  }
}
