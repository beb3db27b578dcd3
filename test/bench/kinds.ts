import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** How many files of a kind a build publishes, and how large they are together. */
export interface Kind {
  readonly name: string
  readonly files: number
  readonly bytes: number
}

/** Kinds of documents by their paths. The first that fits decides. */
const KINDS: readonly (readonly [name: string, path: RegExp])[] = [
  ['pages for people', /^(?:cy\/)?find\b|^_\/b\/[^/]+\/(?:\w\w\/)?find\/|^(?:sitemap|robots)/],
  ['names for the form', /^_\/edit\//],
  ['dumps', /^_\/dumps?\/|\.(?:gz|zip)$/],
  ['search and coverage', /^_\/b\/[^/]+\/(?:index|suggestions)\//],
  ['pages of lists', /^_\/b\/[^/]+\/\w+\/pages\//],
  ['items of lists', /^_\/b\/[^/]+\/\w+\/items\//],
  ['whole lists', /^_\/b\/[^/]+\/\w+\/(?:all|minimal)|^_\/b\/[^/]+\/\w+\/minimal\//],
  ['whole organizations', /^_\/details\/organizations\/full\//],
  ['service_at_locations', /^(?:_\/details\/)?service_at_locations\//],
  ['services', /^(?:_\/details\/)?services\//],
  ['organizations', /^(?:_\/details\/)?organizations\//],
  ['taxonomies and terms', /^(?:_\/details\/)?taxonom/],
  ['others', /^/],
]

/** The files of a site by kind, the largest kind first. */
export function kindsIn(site: string): readonly Kind[] {
  const kinds = new Map<string, { files: number; bytes: number }>()
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = relative(site, file).split(sep).join('/')
    const [kind] = KINDS.find(([, pattern]) => pattern.test(path))!
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 }
    kinds.set(kind, { files: files + 1, bytes: bytes + statSync(file).size })
  }
  return [...kinds]
    .map(([name, { files, bytes }]) => ({ name, files, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes)
}
