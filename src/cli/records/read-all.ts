import type { SourceFile } from '../../content/source-file.ts'
import { readContent } from '../../io/read/read-content.ts'
import { UserError } from '../../io/command/errors.ts'

/** Reads every file of a content folder. A file that cannot be read might hold references, so it is an error. */
export async function readAll(content: string): Promise<readonly SourceFile[]> {
  const { sources, diagnostics } = await readContent(content)
  const unread = diagnostics.find(({ severity }) => severity === 'error')
  if (unread) throw new UserError(`${unread.place.file}: ${unread.message} Nothing was written.`)
  return sources
}
