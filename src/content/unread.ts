import type { Content } from '../directory/content.ts'
import { memoise, once } from '../text/memoise.ts'
import type { Folder } from '../record/schema/written.ts'
import { nameOf, toSlug } from './file-name.ts'
import type { SourceFile } from './source-file.ts'

/** Collects the slugs of files that could not be read or parsed, so that a reference to one is not reported as unknown. */
export interface Unread {
  readonly slugs: Content['unread']
  /** Whether a taxonomy that could not be parsed may hold a term, judged by the words in its text. */
  readonly mayHoldTerm: (term: string) => boolean
  add(folder: Folder | 'areas', ...slugs: readonly string[]): void
  /** Adds a file that may have a wrong ending or lie one folder too deep. */
  addFile(file: string): void
}

export function createUnread(sources: readonly SourceFile[]): Unread {
  const slugs: Record<Folder | 'areas', string[]> = {
    organizations: [],
    locations: [],
    services: [],
    taxonomies: [],
    areas: [],
  }
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])))

  function mayHold(slug: string, term: string): boolean {
    const source = byFile().get(`taxonomies/${slug}.yaml`)
    return source ? wordsOf(source).has(term) : true
  }

  return {
    slugs,
    mayHoldTerm: (term) => slugs.taxonomies.some((slug) => mayHold(slug, term)),
    add: (folder, ...some) => void slugs[folder].push(...some),
    addFile(file) {
      const [folder = '', ...names] = file.split('/')
      const name = nameOf(names.at(-1) ?? '')
      if (Object.hasOwn(slugs, folder)) slugs[folder as Folder].push(name, toSlug(name))
    },
  }
}

/** Every use of a term asks for the words of a taxonomy that could not be parsed. */
const wordsOf = memoise(({ text }: SourceFile) => new Set(text.split(/[^a-z0-9-]+/)))
