import type { Path } from '../../../diagnostics/diagnostic.ts'
import type { IssueOfKind } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'

/** The hint for a value of a wrong type. */
export type TypeHint = (issue: IssueOfKind<'wrong-type'>, context: HintContext) => string

/** Whether a path leads to an entry of a list. */
export const isEntry = (path: Path): boolean => typeof path.at(-1) === 'number'

/** The name of the field at a path, or of the list around the entry. */
export const fieldAt = (path: Path): string =>
  String(path.findLast((step) => typeof step === 'string'))
