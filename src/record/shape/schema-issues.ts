import type { Issue, IssueKind } from './issue.ts'
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
    const issue = issueOf(mismatch, blanks)
    if (!issue) return []
    const pointer = toPointer(issue.path)
    if (reported.has(pointer)) return []
    reported.add(pointer)
    return [issue]
  })
}

/** The issue of each keyword: its kind, and its code. Those that are not here only repeat what shaping has found. */
const KEYWORDS: {
  readonly [K in Keyword]?: readonly [kind: IssueKind, code: Issue['code']]
} = {
  type: ['wrong-type', 'wrong-type'],
  enum: ['not-a-choice', 'not-a-choice'],
  format: ['wrong-format', 'wrong-format'],
  pattern: ['wrong-pattern', 'wrong-format'],
  minimum: ['too-small', 'out-of-range'],
  maximum: ['too-large', 'out-of-range'],
}

function issueOf(mismatch: Mismatch, blanks: ReadonlySet<string>): Issue | undefined {
  const { keyword, path, actual, schema: expected, missing } = mismatch
  if (missing !== undefined) {
    const common = { path: [...path, missing], at: 'key', expected } as const
    return blanks.has(toPointer(common.path))
      ? { kind: 'blank-field', code: 'blank-field', ...common, actual: null }
      : { kind: 'missing-field', code: 'missing-field', ...common, actual: undefined }
  }
  const [kind, code] = KEYWORDS[keyword] ?? []
  // A value of another type than a choice has is reported for its type.
  if (!kind || (keyword === 'enum' && typeof actual !== 'string')) return undefined
  return { kind, code, path, actual, expected } as Issue
}
