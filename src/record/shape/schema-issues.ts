import type { Issue } from './issue.ts'
import type { Keyword, Mismatch } from './mismatches.ts'
import { toPointer } from './pointer.ts'

/**
 * Mismatches with the schema as issues, one for each value: the others repeat the first. A value that already has an issue
 * from shaping gets none.
 */
export function schemaIssues(
  mismatches: readonly Mismatch[],
  { issues, blanks }: { issues: readonly Issue[]; blanks: ReadonlySet<string> },
): Issue[] {
  const reported = new Set(issues.map(({ path }) => toPointer(path)))
  return mismatches.flatMap((mismatch) => {
    const issue = KEYWORDS[mismatch.keyword]?.(mismatch, blanks)
    if (!issue) return []
    const pointer = toPointer(issue.path)
    if (reported.has(pointer)) return []
    reported.add(pointer)
    return [issue]
  })
}

/** By keyword. Those that are not here only repeat what shaping has found. */
const KEYWORDS: {
  readonly [K in Keyword]?: (mismatch: Mismatch, blanks: ReadonlySet<string>) => Issue | undefined
} = {
  required({ path: around, schema: expected, missing = '' }, blanks) {
    const path = [...around, missing]
    const common = { path, at: 'key', expected } as const
    return blanks.has(toPointer(path))
      ? { kind: 'blank-field', code: 'blank-field', ...common, actual: null }
      : { kind: 'missing-field', code: 'missing-field', ...common, actual: undefined }
  },
  type: ({ path, actual, schema: expected }) => ({
    kind: 'wrong-type',
    code: 'wrong-type',
    path,
    actual,
    expected,
  }),
  enum: ({ path, actual, schema: expected }) =>
    typeof actual === 'string'
      ? { kind: 'not-a-choice', code: 'not-a-choice', path, actual, expected }
      : undefined,
  format: ({ path, actual, schema: expected }) => ({
    kind: 'wrong-format',
    code: 'wrong-format',
    path,
    actual: actual as string,
    expected,
  }),
  pattern: ({ path, actual, schema: expected }) => ({
    kind: 'wrong-pattern',
    code: 'wrong-format',
    path,
    actual: actual as string,
    expected,
  }),
  minimum: ({ path, actual, schema: expected }) => ({
    kind: 'too-small',
    code: 'out-of-range',
    path,
    actual: actual as number,
    expected,
  }),
  maximum: ({ path, actual, schema: expected }) => ({
    kind: 'too-large',
    code: 'out-of-range',
    path,
    actual: actual as number,
    expected,
  }),
}
