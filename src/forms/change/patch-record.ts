import { guardChanges } from '../../changes/baseline/editors-only.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { fieldsIn, parseYaml } from '../../record/yaml/parse-yaml.ts'
import { isRawObject } from '../../record/yaml/raw.ts'
import { type FormField, type FormKind, type FormValues, textsIn } from '../questions/fields.ts'
import type { SlugOf } from './apply-proposal.ts'
import { type TextChange, withTextChange } from './text-change.ts'
import { changedValues } from './values.ts'

/** The text of a record, and what a form would show of it. */
export interface Readable {
  readonly text: string
  readonly now: FormValues
}

export interface Patch {
  readonly kind: FormKind
  /** Below the content folder. */
  readonly file: string
  readonly change: TextChange
  /** What the fields are set to afterwards. */
  readonly set: FormValues
  readonly slugOf: SlugOf
}

/** A record after a change of its text, which anybody may have written; or why there is none. */
export function patchRecord(
  { text, now }: Readable,
  { kind, file, change, set, slugOf }: Patch,
): Readable | { readonly refusal: string } {
  const patched = withTextChange(text, change)
  if (patched === undefined)
    return {
      refusal: `${file} was changed in the meantime, in the same lines. Open the change in the form to see both, and send it again.`,
    }
  const { value, diagnostics } = parseYaml(file, patched)
  if (!isRawObject(value)) return { refusal: unreadable(file, diagnostics[0]) }
  const [guarded] = guardChanges(text === '' ? undefined : text, patched)
  if (guarded) return { refusal: `${file}: ${onlyEditors(guarded.key)}` }
  const knownIn = (field: FormField) =>
    [now[field], set[field]].flatMap(textsIn).map((id) => ({ id, slug: slugOf(id, field) ?? id }))
  const said = changedValues(kind, { was: fieldsIn(text) ?? {}, is: value }, knownIn)
  return { text: patched, now: { ...now, ...said } }
}

/** What the sender of a change is told about a guarded key. */
export const onlyEditors = (key: string): string =>
  `Only the editors change \`${key}\`. Leave it as it was, and write to them.`

/** Why the text of a record cannot be read. */
const unreadable = (file: string, found: Diagnostic | undefined): string =>
  found ? `${file}, line ${found.place.line}: ${found.message}` : `${file}: There are no fields.`
