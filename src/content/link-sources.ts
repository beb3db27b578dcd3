import type { Version } from '../changes/version.ts'
import { linkRecords } from '../directory/link.ts'
import { fileText } from './file-text.ts'
import type { ParseCache } from './parse-cache.ts'
import { parseContent } from './parse.ts'
import type { PublicFile } from './public-file.ts'
import type { SourceFile } from './source-file.ts'
import { toVersion } from './version.ts'

/** Parses and links files without checking them. Undefined when the settings cannot be used. */
export function linkSources(
  sources: readonly SourceFile[],
  cache: ParseCache,
  publicFiles: readonly PublicFile[] = [],
): Version | undefined {
  const { content } = parseContent(sources, { cache })
  return (
    content &&
    toVersion(
      linkRecords({ ...content, history: new Map(), files: publicFiles.map(fileText) }),
      sources,
    )
  )
}
