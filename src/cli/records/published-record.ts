import { checkContent } from '../../generator/pipeline.ts'
import { linkable } from '../../changes/baseline/vanished.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { kindOf } from '../../edit/record-schemas.ts'
import type { Target } from '../../edit/references.ts'
import { UserError } from '../../io/command/errors.ts'

/** A record as the linked directory has it. */
export interface PublishedRecord {
  readonly target: Target
  /** What others call it. */
  readonly name: string
  readonly isDraft: boolean
  /** The ids that are published from its file; none if it is a draft. */
  readonly ids: readonly { readonly id: string; readonly kind: EntityName }[]
  readonly namespace: string
}

/** Finds a record in the linked directory. It must be free of errors, or its id would be unknown. */
export function publishedRecord(
  sources: readonly SourceFile[],
  { file }: SourceFile,
): PublishedRecord {
  const { linked } = checkContent(sources)
  const things = linked ? linkable(linked).filter(({ place }) => place.file === file) : []
  const record = things.find(({ place }) => place.path.length === 0)
  const kind = kindOf(file)
  if (!linked || !record || !kind)
    throw new UserError(`${file} has errors. Correct them first. Nothing was written.`)
  const { id, draft, value, slug } = record
  return {
    target: { kind, file, id },
    name: 'name' in value && typeof value.name === 'string' ? value.name : slug,
    isDraft: draft,
    ids: draft ? [] : things.map((thing) => ({ id: thing.id, kind: thing.entity })),
    namespace: linked.settings.namespace,
  }
}
