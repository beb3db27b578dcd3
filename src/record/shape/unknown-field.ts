import type { Schema } from '../schema/schema.ts'
import type { Raw, RawObject } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/** Reports a field that an object does not have: one that the generator fills in, or an unknown one. */
export function reportUnknownField(
  key: string,
  { raw, schema, above }: { raw: RawObject; schema: Schema; above: string | undefined },
  { path, issues }: ShapeContext,
): void {
  const { filledIn = {} } = schema
  const common = { path: [...path, key], at: 'key', actual: raw[key] as Raw } as const
  issues.push(
    Object.hasOwn(filledIn, key)
      ? { kind: 'derived-field', code: 'derived-field', ...common, expected: filledIn[key] }
      : {
          kind: 'unknown-field',
          code: 'unknown-field',
          ...common,
          expected: schema,
          object: raw,
          above,
        },
  )
}
