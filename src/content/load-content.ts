import { createHash } from 'node:crypto'
import type { Version } from '../changes/version.ts'
import type { Reported } from '../diagnostics/diagnostic.ts'
import type { Directory } from '../directory/directory.ts'
import { hasSameItems, cacheBetweenChecks } from '../memoise.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { type Checked, checkContent, createParseCache } from './check-content.ts'
import { type History, createHistoryReader } from './git-history.ts'
import { type PostcodesFolder, createPostcodesReader } from '../postcodes/postcodes-folder.ts'
import { openPostcodes } from './open-postcodes.ts'
import { createContentReader, readContent } from './read-content.ts'
import { spareMemory } from './spare-memory.ts'
import type { ReadContent, SourceFile } from './source-file.ts'

/** Everything that was read of a content folder, and what was found in it. */
export interface LoadedContent {
  readonly directory?: Directory
  readonly diagnostics: readonly Reported[]
  readonly sources: readonly SourceFile[]
  /** The ingested postcodes that the directory publishes. */
  readonly postcodes: readonly PostcodeSource[]
  /** The name of a build of this content: the same for the same records and the same history. */
  readonly build: string
}

/** Reads and checks a content folder. */
export const loadContent = (content: string, options?: LoadOptions): Promise<LoadedContent> =>
  createLoader(content, () => readContent(content), options)()

export interface LoadOptions {
  /** The records are for a preview, where personal details are errors. */
  readonly isPreview?: boolean
  /** What was published before; its ids must not vanish. */
  readonly published?: Version | undefined
}

/**
 * Reads and checks a content folder again and again; what has not changed is neither read nor parsed a second time, and
 * where nothing has, the content is the same object. Who knows which files may have changed spares a look at all others
 * and at git.
 */
export function createContentLoader(content: string, options?: LoadOptions): ContentLoader {
  cacheBetweenChecks()
  return createLoader(content, createContentReader(content), options)
}

type ContentLoader = (changed?: ReadonlySet<string>) => Promise<LoadedContent>

function createLoader(
  content: string,
  read: (changed?: ReadonlySet<string>) => ReadContent | Promise<ReadContent>,
  { isPreview = false, published }: LoadOptions = {},
): ContentLoader {
  const readHistory = createHistoryReader(content)
  const readPostcodes = createPostcodesReader(content)
  const cache = createParseCache()
  const digestOf = createDigester()
  let last: { readonly loaded: LoadedContent; readonly from: readonly unknown[] } | undefined
  let history: History | undefined

  function check(
    { sources, diagnostics: before }: ReadContent,
    { history, postcodes }: Pick<Origin, 'history' | 'postcodes'>,
  ): LoadedContent {
    const from = [...sources, JSON.stringify(before), history, postcodes]
    if (last && hasSameItems(last.from, from)) return last.loaded
    const checked = checkContent(sources, {
      before: [...before, ...history.diagnostics, ...postcodes.diagnostics],
      history: history.modified,
      cache,
      isPreview,
      published,
    })
    const loaded = toLoaded(checked, { sources, history, postcodes, digestOf })
    last = { loaded, from }
    return loaded
  }

  return async (changed) => {
    const pending = changed && history ? history : readHistory()
    const files = await read(changed)
    history = await pending
    spareMemory(files.sources.length)
    return check(files, { history, postcodes: readPostcodes(changed) })
  }
}

/** Keeps nothing of its loader, which would hold all that was parsed. */
const toLoaded = (
  checked: Checked,
  { sources, history, postcodes, digestOf }: Origin & { readonly digestOf: DigestOf },
): LoadedContent => ({
  ...checked,
  sources,
  postcodes: checked.directory ? openPostcodes(postcodes, checked.directory) : [],
  get build() {
    return nameOf(sources, history.modified, { postcodes: postcodes.text, digestOf })
  },
})

/** What content was read from. */
interface Origin {
  readonly sources: readonly SourceFile[]
  readonly history: History
  readonly postcodes: PostcodesFolder
}

type DigestOf = (source: SourceFile) => string

/** Sums up files, each once. */
function createDigester(): DigestOf {
  const known = new WeakMap<SourceFile, string>()
  return (source) => {
    const before = known.get(source)
    if (before) return before
    const digest = createHash('sha256').update(source.text).digest('base64')
    known.set(source, digest)
    return digest
  }
}

/** Changes when what is published changes its form, so that no function reads files of another form. */
const EDITION = 2

function nameOf(
  sources: readonly SourceFile[],
  history: ReadonlyMap<string, string>,
  { postcodes, digestOf }: { readonly postcodes: string; readonly digestOf: DigestOf },
): string {
  const parts = sources.map(
    (source) => `${source.file}\0${history.get(source.file) ?? ''}\0${digestOf(source)}\0`,
  )
  // All at once: thousands of small updates take longer than the sum.
  const hash = createHash('sha256').update(`${EDITION}\0${postcodes}\0${parts.join('')}`)
  return hash.digest('hex').slice(0, 16)
}
