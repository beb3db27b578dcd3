import type { FileChange } from '../../edit/file-change.ts'
import { type SourceState, recordChanges } from './source-file.ts'

/**
 * The changes that forget what sources said of a record that has left the directory. Its line stays, so no import brings it
 * back; its digests go, because a short value can be guessed from one.
 */
export const forgetRecord = (
  sources: ReadonlyMap<string, SourceState>,
  id: string,
): readonly FileChange[] =>
  [...sources].flatMap(([name, { records, files }]) => {
    const known = records.get(id)
    return known
      ? recordChanges(name, new Map([...records, [id, { ...known, base: {} }]]), files)
      : []
  })
