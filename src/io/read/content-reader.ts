import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadContent, SourceFile } from '../../content/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecent } from '../files/read-when-stable.ts'
import { type ListedFile, listFiles } from './list-files.ts'
import { type FileRead, isFileRead, readRecordFile } from './read-record-file.ts'

/** What was read, and the files that changed a moment before, so that a program may still be writing them. */
export interface Reading extends ReadContent {
  readonly recent: readonly string[]
}

interface CachedFile extends FileRead {
  /** It had been unchanged for a while when it was read, so that the next change will show in its times. */
  readonly isSettled: boolean
}

/** Undefined for a guide such as README.md. */
type Cache = ReadonlyMap<string, CachedFile | Diagnostic | undefined>

/** Milliseconds. Within this time a file can change again without a difference in its times. */
const SETTLED_AFTER = 2000

/**
 * Creates a reader of a content folder that reads a file again only when it may have changed. A file is the same `SourceFile`
 * as before while its inode, size and times are the same, or its text is. `changed` names the files that may have changed;
 * without it every file is looked at.
 *
 * Reading is synchronous, because that is faster for many small files.
 */
export function createContentReader(root: string): (changed?: ReadonlySet<string>) => Reading {
  let cache: Cache = new Map()
  return (changed) => {
    const home = realpathSync(root)
    const now = Date.now()
    const some = changed && listChanged(home, changed, cache)
    const results = new Map(some && cache)
    const recent: string[] = []
    for (const listed of some ?? listFiles(home)) {
      const before = cachedIn(cache, listed.path)
      const result = readRecordFile(home, listed, before?.isSettled ? before : undefined)
      if (isFileRead(result) && isRecent(result.status)) recent.push(listed.path)
      results.set(listed.path, isFileRead(result) ? toCached(result, before, now) : result)
    }
    cache = results
    return { ...resultOf(results.values()), recent }
  }
}

function resultOf(files: Iterable<FileRead | Diagnostic | undefined>): ReadContent {
  const sources: SourceFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    if (isFileRead(file)) sources.push(file.source)
    else if (file) diagnostics.push(file)
  }
  return { sources, diagnostics }
}

function cachedIn(cache: Cache, path: string): CachedFile | undefined {
  const result = cache.get(path)
  return isFileRead(result) ? result : undefined
}

const toCached = (
  { status, source }: FileRead,
  before: CachedFile | undefined,
  now: number,
): CachedFile => ({
  status,
  source: before?.source.text === source.text ? before.source : source,
  isSettled: now - status.ctimeMs > SETTLED_AFTER,
})

/** The changed files, and those that had changed shortly before they were read. Undefined when a file was created or deleted. */
function listChanged(
  home: string,
  changed: ReadonlySet<string>,
  cache: Cache,
): ListedFile[] | undefined {
  const paths = new Set(changed)
  for (const [path, result] of cache) if (isFileRead(result) && !result.isSettled) paths.add(path)
  const listed: ListedFile[] = []
  for (const path of paths) {
    if (path.split('/').some((name) => name.startsWith('.'))) continue
    const status = cache.has(path) && lstatSync(join(home, path), { throwIfNoEntry: false })
    if (!status || status.isDirectory()) return undefined
    listed.push({ path, isLink: status.isSymbolicLink() })
  }
  return listed
}
