import { type Node, isMap } from 'yaml'
import type { RecordKind } from '../record/schema/written.ts'
import { readDocument } from '../record/yaml/read-document.ts'
import { EditError } from './edit.ts'
import { editYaml } from './edit-yaml.ts'
import type { FileChange } from './file-change.ts'
import { findMissingIds } from './fixes/missing-ids.ts'
import { type RecordSchemas, slugOf } from './record-schemas.ts'
import { findReferences, replaceReferences } from './references.ts'
import { addToRemoved } from './removed-list.ts'

interface Source {
  readonly file: string
  readonly text: string
}

export interface Rename {
  readonly kind: RecordKind
  readonly file: string
  /** The id that is published, whether it is written in the record or derived from its slug. */
  readonly id: string
  readonly slug: string
  readonly namespace: string
  /** Today, as YYYY-MM-DD. */
  readonly date: string
  /** Whether it was never published, so that nobody knows the old name. */
  readonly isDraft: boolean
  readonly schemas: RecordSchemas
}

/**
 * Gives a record another slug: its file gets another name, references follow, ids that were derived from the old slug
 * are written down, and removed.yaml keeps the old slug.
 */
export function renameRecord(
  sources: readonly Source[],
  { kind, file, id, slug, namespace, date, isDraft, schemas }: Rename,
): readonly FileChange[] {
  const renamed = file.replace(/(?<![^/])[^/]+$/, `${slug}.yaml`)
  const old = slugOf(file)
  const target = { kind, file, id }
  const changes: FileChange[] = []
  for (const source of sources) {
    const isOwn = source.file === file
    const references = findReferences(source, target, schemas)
    if (!isOwn && references.length === 0) continue
    const text = isOwn ? withIds(source.text, { kind, slug: old, namespace }) : source.text
    const after = replaceReferences(text, references, ({ written }) =>
      kind === 'taxonomy' ? slug + written.slice(old.length) : written === id ? id : slug,
    )
    if (isOwn) changes.push({ file, before: source.text }, { file: renamed, after })
    else if (after !== source.text) changes.push({ file: source.file, before: source.text, after })
  }
  if (isDraft) return changes
  const before = sources.find((source) => source.file === REMOVED)?.text
  const after = addToRemoved(before, 'renamed', [{ id, kind, slug: old, date }])
  return [...changes, { file: REMOVED, ...(before !== undefined && { before }), after }]
}

const REMOVED = 'removed.yaml'

/** The text of a record with its derived ids written down, as `osd fix` does. */
function withIds(
  text: string,
  record: { kind: RecordKind; slug: string; namespace: string },
): string {
  const root = readDocument(text).document?.contents as Node | null | undefined
  if (!isMap(root)) throw new EditError('This record has no fields.')
  const fixes = [...findMissingIds(root as Node, { ...record, lineOf: () => 0 })]
  return editYaml(
    text,
    fixes.flatMap(({ edits }) => edits),
  )
}
