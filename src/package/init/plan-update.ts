import { digestOf, withTimesOf } from './record-of-init.ts'

export interface UpdatePlan {
  /** New texts of files that nobody has edited, and files that are new in this version. */
  readonly write: ReadonlyMap<string, string>
  /** Files that were edited by hand, and that this version would write differently. They stay as they are. */
  readonly edited: readonly string[]
  /** Files that were deleted by hand. They stay away. */
  readonly deleted: readonly string[]
  /** Files of an earlier version that nobody has edited and that this version has no longer. They go. */
  readonly obsolete: readonly string[]
  /** Such files that were edited by hand. They stay, and belong to the publisher from now on. */
  readonly left: readonly string[]
  /** The digests of the files as the program has written them. */
  readonly digests: Readonly<Record<string, string>>
}

/**
 * What an update does with each file of the program, by its text in the new version, now, and as it was written. `current`
 * has the files of both versions that exist.
 */
export function planUpdate(
  fresh: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string>,
  recorded: Readonly<Record<string, string>>,
): UpdatePlan {
  const write = new Map<string, string>()
  const edited: string[] = []
  const deleted: string[] = []
  const digests: Record<string, string> = { ...recorded }
  for (const [path, text] of fresh) {
    const now = current.get(path)
    const before = recorded[path]
    if (now === undefined && before !== undefined) deleted.push(path)
    else if (now !== undefined && digestOf(now) === digestOf(text)) digests[path] = digestOf(text)
    else if (now === undefined || digestOf(now) === before) {
      write.set(path, withTimesOf(now ?? '', text))
      digests[path] = digestOf(text)
    } else edited.push(path)
  }
  const obsolete: string[] = []
  const left: string[] = []
  for (const path of Object.keys(recorded).filter((name) => !fresh.has(name))) {
    const now = current.get(path)
    delete digests[path]
    if (now !== undefined) (digestOf(now) === recorded[path] ? obsolete : left).push(path)
  }
  return { write, edited, deleted, obsolete, left, digests }
}
