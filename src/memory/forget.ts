import type { FileChange } from '../edit/file-change.ts'
import type { Remembered } from './remembered.ts'
import { type SourceMemory, memoryChanges } from './source-memory.ts'

/**
 * The changes that forget what sources said of a record that has left the directory. Its line stays, so no import brings it
 * back; its digests go, because a short value can be guessed from one.
 */
export const forgetRecord = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
): readonly FileChange[] =>
  [...sources].flatMap(([name, { records, files }]) => {
    const known = records.get(id)
    return known ? memoryChanges(name, new Map([...records, [id, forgotten(known)]]), files) : []
  })

const forgotten = ({ kind, slug }: Remembered): Remembered => ({ kind, slug, fields: {} })
