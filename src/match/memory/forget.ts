import type { FileChange } from '../../edit/file-change.ts'
import type { Remembered } from './remembered.ts'
import { type SourceMemory, memoryChanges } from './source-memory.ts'

/**
 * The changes that forget what sources said of a record that has left the directory. Its line stays, so no import brings it
 * back; its digests go, because a short value can be guessed from one.
 */
export const forgetRecord = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
): readonly FileChange[] => withLine(sources, id, forgotten)

/** The changes with which later imports take what sources say of a record for the one that it became. */
export const mergeRemembered = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
  into: string,
): readonly FileChange[] => withLine(sources, id, (known) => ({ ...known, into }))

const withLine = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
  change: (known: Remembered) => Remembered,
): readonly FileChange[] =>
  [...sources].flatMap(([name, { records, files }]) => {
    const known = records.get(id)
    return known ? memoryChanges(name, new Map([...records, [id, change(known)]]), files) : []
  })

const forgotten = ({ kind, slug }: Remembered): Remembered => ({ kind, slug, fields: {} })
