import type { PublishedFile } from '../../src/site/published-file.ts'

/** What all files of a site hold, by their paths. */
export function bodiesOf(files: Iterable<PublishedFile>): Map<string, string | Uint8Array> {
  const bodies = new Map<string, string | Uint8Array>()
  for (const file of files)
    bodies.set(
      file.path,
      'body' in file ? file.body : file.parts.map((path) => bodies.get(path)).join(''),
    )
  return bodies
}
