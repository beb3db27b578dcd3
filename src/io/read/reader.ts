import type { ReadContent } from '../../content/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hasSameItems } from '../../text/memoise.ts'
import { type PostcodesFolder, createPostcodesReader } from '../postcodes/postcodes-folder.ts'
import { createBuildName } from './build-name.ts'
import { type Origins, createOriginsReader } from './origins.ts'
import { type PublicFolder, createPublicReader, readStablePublic } from './public-files.ts'
import { createContentReader } from './content-reader.ts'
import { type History, createHistoryReader } from './git-history.ts'
import { readContent, readStableContent } from './read-content.ts'
import { spareMemory } from './spare-memory.ts'

/** Everything that is read of a content folder. */
export interface Input extends Pick<ReadContent, 'sources'> {
  /** What is wrong with files, with the git history or with ingested postcodes. */
  readonly diagnostics: readonly Diagnostic[]
  /** When each file last changed: file → ISO 8601 time in UTC. */
  readonly history: ReadonlyMap<string, string>
  readonly postcodes: PostcodesFolder
  readonly publicFolder: PublicFolder
  readonly origins: Origins
  /** The name of a build of this input: the same for the same records, history and postcodes. */
  readonly build: () => string
}

/** `changed` names the files that may have changed since the last call; without it, all may have. */
export type Reader = (changed?: ReadonlySet<string>) => Promise<Input>

/** Reads a content folder once. */
export const createReader = (folder: string): Reader => toReader(folder, () => readContent(folder))

/** Reads a content folder repeatedly. Unchanged files are not read again, and when nothing has changed the input is the same object. */
export function createRepeatedReader(folder: string): Reader {
  const read = createContentReader(folder)
  return toReader(folder, (changed) => {
    let next = changed
    return readStableContent(() => {
      const reading = read(next)
      // Files that changed lately are always read again.
      next = new Set(changed)
      return reading
    })
  })
}

function toReader(
  folder: string,
  readFiles: (changed?: ReadonlySet<string>) => Promise<ReadContent>,
): Reader {
  const readHistory = createHistoryReader(folder)
  const readPostcodes = createPostcodesReader(folder)
  const readPublic = createPublicReader(folder)
  const readOrigins = createOriginsReader(folder)
  const nameOf = createBuildName()
  let last: { readonly input: Input; readonly parts: readonly unknown[] } | undefined
  let history: History | undefined

  return async (changed) => {
    const pendingHistory = changed && history ? history : readHistory()
    const files = await readFiles(changed)
    history = await pendingHistory
    spareMemory(files.sources.length)
    const postcodes = readPostcodes(changed)
    const publicFolder = await readStablePublic(folder, () => readPublic(changed))
    const origins = readOrigins(changed)
    const parts = [
      ...files.sources,
      JSON.stringify(files.diagnostics),
      history,
      postcodes,
      publicFolder,
      origins,
    ]
    if (!last || !hasSameItems(last.parts, parts))
      last = { parts, input: toInput(files, { history, postcodes, publicFolder, origins, nameOf }) }
    return last.input
  }
}

interface Beside {
  readonly history: History
  readonly postcodes: PostcodesFolder
  readonly publicFolder: PublicFolder
  readonly origins: Origins
  readonly nameOf: ReturnType<typeof createBuildName>
}

const toInput = (
  { sources, diagnostics }: ReadContent,
  { history, postcodes, publicFolder, origins, nameOf }: Beside,
): Input => ({
  sources,
  diagnostics: [
    ...diagnostics,
    ...history.diagnostics,
    ...postcodes.diagnostics,
    ...publicFolder.diagnostics,
  ],
  history: history.modified,
  postcodes,
  publicFolder,
  origins,
  build: () => nameOf(sources, history.modified, postcodes.text),
})
