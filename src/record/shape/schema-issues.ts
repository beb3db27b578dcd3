import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Path } from '../../diagnostics/diagnostic.ts'
import type { Schema } from '../schema/schema.ts'
import type { Issue } from './issue.ts'
import { fromPointer, toPointer } from './pointer.ts'

/**
 * The errors of the validator as issues, one for each value: the others repeat the first. A value that already has an
 * issue from shaping gets none.
 */
export function schemaIssues(
  errors: readonly ErrorObject[],
  { issues, blanks }: { issues: readonly Issue[]; blanks: ReadonlySet<string> },
): Issue[] {
  const reported = new Set(issues.map(({ path }) => toPointer(path)))
  return errors.flatMap((error) => {
    const issue = KEYWORDS[error.keyword]?.(detailsOf(error), blanks)
    if (!issue) return []
    const pointer = toPointer(issue.path)
    if (reported.has(pointer)) return []
    reported.add(pointer)
    return [issue]
  })
}

/** What every error says. */
interface Details {
  readonly path: Path
  readonly actual: unknown
  readonly expected: Schema
  readonly params: ErrorObject['params']
}

const detailsOf = ({ instancePath, data, parentSchema, params }: ErrorObject): Details => ({
  path: fromPointer(instancePath),
  actual: data,
  expected: parentSchema as Schema,
  params,
})

/** By keyword of JSON Schema. Those that are not here only repeat others, as `if` repeats the error within `then`. */
const KEYWORDS: Readonly<
  Record<string, (error: Details, blanks: ReadonlySet<string>) => Issue | undefined>
> = {
  required({ path: around, expected, params }, blanks) {
    const path = [...around, params.missingProperty as string]
    const common = { path, at: 'key', expected } as const
    return blanks.has(toPointer(path))
      ? { kind: 'blank-field', code: 'blank-field', ...common, actual: null }
      : { kind: 'missing-field', code: 'missing-field', ...common, actual: undefined }
  },
  type: ({ path, actual, expected }) => ({
    kind: 'wrong-type',
    code: 'wrong-type',
    path,
    actual,
    expected,
  }),
  enum: ({ path, actual, expected }) =>
    typeof actual === 'string'
      ? { kind: 'not-a-choice', code: 'not-a-choice', path, actual, expected }
      : undefined,
  format: ({ path, actual, expected }) => ({
    kind: 'wrong-format',
    code: 'wrong-format',
    path,
    actual: actual as string,
    expected,
  }),
  pattern: ({ path, actual, expected }) => ({
    kind: 'wrong-pattern',
    code: 'wrong-format',
    path,
    actual: actual as string,
    expected,
  }),
  minimum: ({ path, actual, expected }) => ({
    kind: 'too-small',
    code: 'out-of-range',
    path,
    actual: actual as number,
    expected,
  }),
  maximum: ({ path, actual, expected }) => ({
    kind: 'too-large',
    code: 'out-of-range',
    path,
    actual: actual as number,
    expected,
  }),
}
