import { linkable } from '../../changes/baseline/vanished.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { createRecordSchemas } from '../../edit/record-schemas.ts'
import { checkContent } from '../../generator/pipeline.ts'
import type { EntityName } from '../../hsds/entities.ts'
import type { Remembered } from '../../match/memory/remembered.ts'
import { type TakenOut, takeOut } from '../../match/memory/take-out.ts'
import type { ContentIndex } from './content-index.ts'

/** Takes out records that a source has brought, as far as nobody has changed them or needs them. */
export function takeOutOf(
  sources: readonly SourceFile[],
  { records }: ContentIndex,
  imported: Iterable<readonly [id: string, Remembered]>,
  options: { readonly date: string; readonly reason: string },
): TakenOut {
  const published = new Map<string, { id: string; kind: EntityName }[]>()
  for (const { id, entity: kind, draft, place } of linkedIn(sources))
    if (!draft) published.set(place.file, [...(published.get(place.file) ?? []), { id, kind }])
  const brought = [...imported].flatMap(([id, line]) => {
    const here = records.get(id)
    return here && !line.into ? [{ id, line, file: here.file, value: here.value }] : []
  })
  return takeOut(sources, brought, {
    ...options,
    schemas: createRecordSchemas(),
    publishedIn: (file) => published.get(file) ?? [],
  })
}

/** Everything in records that has an id of its own. */
export const linkedIn = (sources: readonly SourceFile[]) => {
  const { linked } = checkContent(sources)
  return linked ? linkable(linked) : []
}
