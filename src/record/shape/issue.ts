import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import type { Instead } from '../../hsds/field.ts'
import type { HoursCode, HoursProblem } from '../../times/hours/problem.ts'
import type { Schema } from '../schema/schema.ts'
import type { Raw, RawObject } from '../yaml/raw.ts'

/**
 * Something wrong in a record, as data without words. `kind` says which slip it is; hints/ has one entry of words for each.
 * `code` is the permanent code of the diagnostic, which several kinds can share.
 */
export interface IssueOf<Kind extends string, Code extends DiagnosticCode, Actual, Expected> {
  readonly kind: Kind
  readonly code: Code
  readonly path: Path
  /** The key at `path` is wrong, not its value. */
  readonly at?: 'key'
  readonly actual: Actual
  readonly expected: Expected
}

/** A field that its object does not have. `expected` is the schema of that object. */
export interface UnknownField extends IssueOf<'unknown-field', 'unknown-field', Raw, Schema> {
  /** The object in which the field is written. */
  readonly object: RawObject
  /** The last known field above it. */
  readonly above: string | undefined
}

/** Every kind of issue. `expected` is a schema where nothing narrower says it. */
export type Issue =
  | UnknownField
  // Found while values are shaped.
  | IssueOf<'derived-field', 'derived-field', Raw, Instead | undefined>
  | IssueOf<
      'missing-space',
      'wrong-type',
      string,
      { readonly name: string; readonly value: string }
    >
  | IssueOf<'empty-entry', 'wrong-type', Raw, undefined>
  | IssueOf<'blank-hours', 'blank-field', Raw, undefined>
  | IssueOf<'blank-switch', 'blank-field', Raw, true>
  | IssueOf<'empty-private', 'empty-private', Raw, { readonly next: string }>
  | IssueOf<'private-switch', 'empty-private', string, undefined>
  | IssueOf<'unpublishable-character', 'wrong-format', string, Schema>
  | IssueOf<'private-in-text', 'private-in-text', string, Schema>
  | IssueOf<'private-password', 'private-password', string, undefined>
  | IssueOf<'hours', HoursCode, Raw, HoursProblem>
  // Found by the schema. For a field without a value, `expected` is the schema of the object that lacks it.
  | IssueOf<'missing-field', 'missing-field', undefined, Schema>
  | IssueOf<'blank-field', 'blank-field', null, Schema>
  | IssueOf<'wrong-type', 'wrong-type', unknown, Schema>
  | IssueOf<'not-a-choice', 'not-a-choice', string, Schema>
  | IssueOf<'wrong-format', 'wrong-format', string, Schema>
  | IssueOf<'wrong-pattern', 'wrong-format', string, Schema>
  | IssueOf<'too-small', 'out-of-range', number, Schema>
  | IssueOf<'too-large', 'out-of-range', number, Schema>

/** The name of a kind of issue. */
export type IssueKind = Issue['kind']

/** The issues of one kind. */
export type IssueOfKind<Kind extends IssueKind> = Extract<Issue, { readonly kind: Kind }>
