import type { Path } from '../diagnostics/diagnostic.ts'
import type { EntityName } from '../hsds/entities.ts'
import type { FileChange } from './file-change.ts'
import { type RecordSchemas, kindOf, slugOf } from './record-schemas.ts'
import {
  type RecordReference,
  type Target,
  findReferences,
  replaceReferences,
} from './references.ts'
import { addToRemoved } from './removed-list.ts'

interface Source {
  readonly file: string
  readonly text: string
}

export interface Removal {
  readonly target: Target
  /** The record that replaces it. */
  readonly replacement?: Target
  /** Whether both were the same thing, so that the address of this record leads to its replacement. */
  readonly isMerge?: boolean
  /** The ids that were published from its file; none if it was a draft. */
  readonly ids: readonly { readonly id: string; readonly kind: EntityName }[]
  /** Today, as YYYY-MM-DD. */
  readonly date: string
  readonly reason?: string
  readonly schemas: RecordSchemas
}

/** The changes of a removal, or the references that stand in its way. */
export type RemovalResult =
  { readonly changes: readonly FileChange[] } | { readonly blocked: readonly RecordReference[] }

/**
 * Removes a record. References to it go to its replacement; without one they are deleted where the field is not required.
 * removed.yaml lists the published ids.
 */
export function removeRecord(
  sources: readonly Source[],
  { target, replacement, isMerge, ids, date, reason, schemas }: Removal,
): RemovalResult {
  const next = replacement && slugOf(replacement.file)
  const changes: FileChange[] = []
  const blocked: RecordReference[] = []
  for (const source of sources) {
    const { file, text: before } = source
    if (file === target.file) {
      changes.push({ file, before })
      continue
    }
    const references = findReferences(source, target, schemas)
    if (references.length === 0) continue
    if (next === undefined) blocked.push(...references.filter(isRequired))
    if (blocked.length > 0) continue
    // An organization does not become its own parent.
    const isSelf = file === replacement?.file
    const after = replaceReferences(before, references, ({ written }) =>
      isSelf
        ? undefined
        : next !== undefined && target.kind === 'taxonomy'
          ? next + written.slice(slugOf(target.file).length)
          : next,
    )
    changes.push({ file, before, after })
  }
  if (blocked.length > 0) return { blocked }
  if (ids.length === 0) return { changes }
  const before = sources.find(({ file }) => file === REMOVED)?.text
  const entries = ids.map(({ id, kind }) => {
    const isRecord = id === target.id
    return {
      id,
      kind,
      slug: isRecord ? slugOf(target.file) : undefined,
      date,
      reason,
      replaced_by: isRecord ? replacement?.id : undefined,
    }
  })
  const removed = addToRemoved(before, 'removed', entries)
  const after =
    isMerge && replacement
      ? addToRemoved(removed, 'renamed', [
          { id: replacement.id, kind: target.kind, slug: slugOf(target.file), date },
        ])
      : removed
  return {
    changes: [...changes, { file: REMOVED, ...(before !== undefined && { before }), after }],
  }
}

const REMOVED = 'removed.yaml'

/** Whether the record is wrong without this reference, or would lose more than the reference. */
function isRequired({ file, path }: RecordReference): boolean {
  const name = fieldName(path)
  if (name === 'organization') return kindOf(file) === 'service'
  return typeof path.at(-1) !== 'number' && name !== 'parent_organization'
}

const fieldName = (path: Path) => path.findLast((step) => typeof step === 'string')
