import type { FileChange } from '../../edit/file-change.ts'
import type { Remembered } from './remembered.ts'
import { type SourceMemory, memoryChanges } from './source-memory.ts'

/**
 * The changes that forget what sources said of a record that has left the directory, and of those merged into it. Its line stays, so no import brings it
 * back; its digests go, because a short value can be guessed from one.
 */
export const forgetRecord = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
): readonly FileChange[] =>
  withLines(sources, ([own, { kind, slug, into }]) =>
    own === id || into === id
      ? { kind, slug, fields: {}, ...(into !== undefined && { into }) }
      : undefined,
  )

/** The changes with which later imports take what sources say of a record, and of those merged into it, for the one that it became. */
export const mergeRemembered = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
  into: string,
): readonly FileChange[] =>
  withLines(sources, ([own, line]) =>
    own === id || line.into === id ? { ...line, into } : undefined,
  )

/** The changes with which sources say again of a record, and of those merged into it, what they said before it was merged. */
export const rememberAgain = (
  sources: ReadonlyMap<string, SourceMemory>,
  id: string,
  before: ReadonlyMap<string, SourceMemory>,
): readonly FileChange[] =>
  withLines(sources, ([own], name) => {
    const was = before.get(name)?.records.get(own)
    return own === id || was?.into === id ? was : undefined
  })

const withLines = (
  sources: ReadonlyMap<string, SourceMemory>,
  change: (line: readonly [id: string, Remembered], source: string) => Remembered | undefined,
): readonly FileChange[] =>
  [...sources].flatMap(([name, { records, files }]) => {
    const changed = [...records].flatMap((line) => {
      const next = change(line, name)
      return next ? [[line[0], next] as const] : []
    })
    return changed.length === 0 ? [] : memoryChanges(name, new Map([...records, ...changed]), files)
  })
