import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { MAX_IN_FILE, moreProblems } from '../../diagnostics/limit.ts'
import type { Issue, IssueKind } from '../shape/issue.ts'
import { toPointer } from '../shape/pointer.ts'
import type { Explain, HintContext } from './explanation.ts'
import { listAround, splitEntries } from './split-entries.ts'
import { titleOf } from './title.ts'

/** The words for some kinds of issue. */
export type Explanations<Kinds extends IssueKind = IssueKind> = {
  readonly [Kind in Kinds]: Explain<Kind>
}

/** Turns the issues of a record into diagnostics. */
export type ExplainAll = (issues: readonly Issue[], context: HintContext) => Diagnostic[]

/**
 * Explains issues by `explanations`, one by one. A field that was written under a wrong name is not missing as well. After
 * many, the rest are only counted.
 */
export const explainBy =
  (explanations: Partial<Explanations>): ExplainAll =>
  (issues, context) => {
    const split = splitEntries(issues, context)
    const meant = new Set<string>()
    const diagnostics: Diagnostic[] = [...split.values()]
    let more = 0
    for (const [i, issue] of issues.entries()) {
      if (diagnostics.length === MAX_IN_FILE) {
        more += issues.length - i
        break
      }
      const { code, path, at } = issue
      if (split.has(listAround(path))) continue
      if (lacksValue(issue) && meant.has(toPointer(path))) continue
      const explain = (explanations[issue.kind] ?? unexplained) as Explain<IssueKind>
      const explanation = explain(issue, context)
      if (!explanation) continue
      const { message, hint } = explanation
      if (explanation.meant) meant.add(toPointer([...path.slice(0, -1), explanation.meant]))
      diagnostics.push({
        code,
        message,
        hint,
        place: { file: context.file, path, ...(at && { at }) },
      })
    }
    const { file } = context
    if (more > 0) diagnostics.push(moreProblems(more, { severity: 'error', file }))
    return diagnostics
  }

const lacksValue = ({ kind }: Issue) => kind === 'missing-field' || kind === 'blank-field'

/** An issue that should not occur is not passed over. */
const unexplained: Explain<IssueKind> = ({ path }) => ({
  message: `${titleOf(path)} is not as it should be.`,
  hint: 'Correct it in the file.',
})
