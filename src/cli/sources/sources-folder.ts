import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SourceState, readSourceState } from '../../import/merge/source-file.ts'
import { SOURCES } from '../../record/source.ts'

/** What the content folder knows of its sources, by name, in alphabetical order. */
export function readSources(content: string): ReadonlyMap<string, SourceState> {
  const folder = join(content, SOURCES)
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9])?\.yaml$/.test(name))
    .toSorted()
  const files = new Map(
    paths.map((path) => [`${SOURCES}/${path}`, readFileSync(join(folder, path), 'utf8')]),
  )
  const names = [...new Set(paths.map((path) => path.split('/')[0]!.replace(/\.yaml$/, '')))]
  return new Map(names.map((name) => [name, readSourceState(name, files)]))
}
