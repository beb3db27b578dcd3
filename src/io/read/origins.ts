import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Origin } from '../../match/memory/provenance.ts'
import { once } from '../../text/memoise.ts'
import { createFolderReader } from './folder-reader.ts'
import { IMPORTED, SOURCES } from '../../record/source.ts'

/** What sources remember of each record, by its id here; first the source that brought it. The files are read when it is first asked for. */
export type Origins = () => ReadonlyMap<string, readonly Origin[]>

/** Creates a reader of what imports remember of their records. While nothing there has changed, its result is the same function. */
export const createOriginsReader = (root: string): ((changed?: ReadonlySet<string>) => Origins) =>
  createFolderReader(
    SOURCES,
    () => listOrigins(join(root, SOURCES)),
    (files) => once(() => readOrigins(files)),
  )

interface OriginFile {
  readonly path: string
  readonly source: string
  readonly size: number
  readonly changed: number
}

/** The files that `osd import` writes below the folder of each source. */
function listOrigins(home: string): OriginFile[] {
  if (!statSync(home, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: source }) =>
      readdirSync(join(home, source), { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^[a-z0-9]\.yaml$/.test(entry.name))
        .map(({ name }) => {
          const path = join(home, source, name)
          const { size, mtimeMs: changed } = statSync(path)
          return { path, source, size, changed }
        }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A record that two sources have brought is that of the first by name; one that others were merged into is of their sources, too. */
function readOrigins(files: readonly OriginFile[]): ReadonlyMap<string, readonly Origin[]> {
  const origins = new Map<string, Origin[]>()
  const merged: (readonly [into: string, Origin])[] = []
  const add = (here: string, origin: Origin) => {
    const known = origins.get(here)
    if (known) known.push(origin)
    else origins.set(here, [origin])
  }
  for (const { path, source } of files)
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const [, id, , , rest = ''] = IMPORTED.exec(line) ?? []
      if (id === undefined) continue
      const [, into] = / into=([0-9a-f-]{36})/.exec(` ${rest}`) ?? []
      if (into !== undefined) merged.push([into, { source, id, line }])
      else if (!origins.has(id)) add(id, { source, id, line })
    }
  const next = new Map(merged.map(([into, { id }]) => [id, into]))
  for (const [into, origin] of merged) add(lastOf(into, next), origin)
  return origins
}

/** The record in which one ends that was merged several times. */
function lastOf(id: string, next: ReadonlyMap<string, string>): string {
  const seen = new Set<string>()
  let at = id
  for (let into = next.get(at); into !== undefined && !seen.has(into); into = next.get(at)) {
    seen.add(into)
    at = into
  }
  return at
}
