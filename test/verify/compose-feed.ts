import { createApi } from '../../src/api/api.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { parseContent } from '../../src/content/parse.ts'
import { checkDirectory } from '../../src/directory/check-directory.ts'
import { linkRecords } from '../../src/directory/link.ts'
import { MANIFEST } from '../../src/feed/paths.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import type { ContentFiles } from '../api/content.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'

/** A feed in memory. */
export type Feed = (request: Request) => Promise<Response>

/** Composes the feed of some records, without any file. */
export function composeFeed(files: ContentFiles): Feed {
  const sources = Object.entries(files)
    .map(([file, record]) => ({
      file,
      text: typeof record === 'string' ? record : JSON.stringify(record),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const { content, diagnostics } = parseContent(sources)
  const directory = content && linkRecords({ ...content, history: new Map() })
  const errors = [...diagnostics, ...(directory ? checkDirectory(directory) : [])].filter(
    ({ severity }) => severity === 'error',
  )
  if (!directory || errors.length > 0) throw new Error(JSON.stringify(errors, null, 2))
  const bodies = bodiesOf(composeSite(directory, { build: 'test' }))
  const manifest = JSON.parse(bodies.get(MANIFEST) as string) as Manifest
  return createApi({ store: createMemoryStore(bodies), manifest })
}
