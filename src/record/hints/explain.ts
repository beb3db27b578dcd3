import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { MAX_IN_FILE, moreProblems } from '../../diagnostics/limit.ts'
import type { Issue, IssueKind } from '../shape/issue.ts'
import { toPointer } from '../shape/pointer.ts'
import type { Explain, Explanation, HintContext } from './explanation.ts'
import { blankField } from './issues/blank-field.ts'
import { blankHours } from './issues/blank-hours.ts'
import { blankSwitch } from './issues/blank-switch.ts'
import { derivedField } from './issues/derived-field.ts'
import { emptyEntry } from './issues/empty-entry.ts'
import { emptyPrivate } from './issues/empty-private.ts'
import { hours } from './issues/hours.ts'
import { missingField } from './issues/missing-field.ts'
import { missingSpace } from './issues/missing-space.ts'
import { notAChoice } from './issues/not-a-choice.ts'
import { tooLarge, tooSmall } from './issues/out-of-range.ts'
import { privateInText } from './issues/private-in-text.ts'
import { privatePassword } from './issues/private-password.ts'
import { privateSwitch } from './issues/private-switch.ts'
import { unpublishableCharacter } from './issues/unpublishable-character.ts'
import { wrongFormat } from './issues/wrong-format.ts'
import { wrongPattern } from './issues/wrong-pattern.ts'
import { wrongType } from './wrong-type/wrong-type.ts'
import { namesInCapitals } from './whole-record/names-in-capitals.ts'
import { newerFormat } from './whole-record/newer-format.ts'
import { otherFolder } from './whole-record/other-folder.ts'
import { listAround, splitEntries } from './split-entries.ts'
import { unknownField } from './unknown-field/unknown-field.ts'

/** The words for each kind of issue. A new kind is a file in issues/ and a line here. */
const EXPLANATIONS: { readonly [Kind in IssueKind]: Explain<Kind> } = {
  'blank-field': blankField,
  'blank-hours': blankHours,
  'blank-switch': blankSwitch,
  'derived-field': derivedField,
  'empty-entry': emptyEntry,
  'empty-private': emptyPrivate,
  hours,
  'missing-field': missingField,
  'missing-space': missingSpace,
  'not-a-choice': notAChoice,
  'private-in-text': privateInText,
  'private-password': privatePassword,
  'private-switch': privateSwitch,
  'too-large': tooLarge,
  'too-small': tooSmall,
  'unknown-field': unknownField,
  'unpublishable-character': unpublishableCharacter,
  'wrong-format': wrongFormat,
  'wrong-pattern': wrongPattern,
  'wrong-type': wrongType,
}

/** The words for one issue; undefined where another issue already says the same. */
const explain = (issue: Issue, context: HintContext): Explanation | undefined =>
  (EXPLANATIONS[issue.kind] as Explain<IssueKind>)(issue, context)

/**
 * Turns the issues of a record into diagnostics. A field that was written under a wrong name is not missing as well. After
 * many, the rest are only counted.
 */
export function explainAll(issues: readonly Issue[], context: HintContext): Diagnostic[] {
  const whole =
    newerFormat(issues, context) ?? otherFolder(issues, context) ?? namesInCapitals(issues, context)
  if (whole) return [whole]
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
