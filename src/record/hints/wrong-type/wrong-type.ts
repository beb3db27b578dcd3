import type { Path } from '../../../diagnostics/diagnostic.ts'
import type { Schema } from '../../schema/schema.ts'
import type { IssueOfKind } from '../../shape/issue.ts'
import type { Explain, HintContext } from '../explanation.ts'
import { valueAt } from '../value-at.ts'
import { groupHint } from './group-hint.ts'
import { listHint } from './list-hint.ts'
import { recordHint } from './record-hint.ts'
import { type TypeHint, isEntry } from './type-hint.ts'
import { valueHint } from './value-hint.ts'
import { typeMessage } from './wrong-value.ts'

/** A list where a text belongs, a text where a number belongs, and so on. */
export const wrongType: Explain<'wrong-type'> = (issue, context) => {
  const { path, expected } = issue
  if (isLaterText(issue, context)) return undefined
  return {
    message: typeMessage(issue),
    hint: hintFor(expected, path)(issue, context),
  }
}

/** Whether a text in place of an object comes after another one in its list, whose hint is for both. */
function isLaterText({ path, actual, expected }: IssueOfKind<'wrong-type'>, context: HintContext) {
  if (expected.type !== 'object' || !isEntry(path) || typeof actual === 'object') return false
  const list = valueAt(context.value, path.slice(0, -1)) as readonly unknown[]
  return list.findIndex((entry) => typeof entry !== 'object') !== path.at(-1)
}

function hintFor({ type }: Schema, path: Path): TypeHint {
  if (path.length === 0) return recordHint
  if (type === 'array') return listHint
  return type === 'object' ? groupHint : valueHint
}
