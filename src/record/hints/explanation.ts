import type { IssueKind, IssueOfKind } from '../shape/issue.ts'
import type { Defaults } from '../shape/shape-context.ts'
import type { Schema } from '../schema/schema.ts'
import type { Raw } from '../yaml/raw.ts'

/** The context of an issue, from which its words are chosen. */
export interface HintContext {
  readonly file: string
  /** The text of the file. */
  readonly text: string
  /** The whole record as it is written. */
  readonly raw: Raw
  /** The whole record, as far as it could be shaped. */
  readonly value: unknown
  /** Finds a schema by its `$ref`. */
  readonly resolve: (ref: string) => Schema
  readonly defaults: Defaults
}

/** An issue in words. */
export interface Explanation {
  /** What is wrong. */
  readonly message: string
  /** What to do about it, in one instruction. */
  readonly hint: string
  /** The field of the same object that was meant. It is not reported as missing. */
  readonly meant?: string
}

/** Explains the issues of one kind; undefined where another issue already says the same. */
export type Explain<Kind extends IssueKind> = (
  issue: IssueOfKind<Kind>,
  context: HintContext,
) => Explanation | undefined
