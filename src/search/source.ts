import type { IndexManifest } from './manifest.ts'
import { IndexDamage, open } from './sealed.ts'

/** Gives the bytes of one file by its path inside the index folder, or throws. */
export type Reader = (path: string) => Promise<Uint8Array>

/** The index as one request sees it: each file is asked for at most once. */
export interface Source {
  readonly manifest: IndexManifest
  /** The checked payload of an index file of a collection with `count` records, wherever it is packed. */
  readonly read: (path: string, count: number) => Promise<Uint8Array>
}

/** Creates what one request reads from. */
export function createSource(reader: Reader, manifest: IndexManifest): Source {
  const asked = new Map<string, Promise<Uint8Array>>()
  const file = (path: string) => {
    const before = asked.get(path)
    if (before) return before
    const now = reader(path)
    asked.set(path, now)
    return now
  }
  return {
    manifest,
    read: async (path, count) => {
      for (const [packPath, { size, parts }] of Object.entries(manifest.packs)) {
        const part = parts[path]
        if (part === undefined) continue
        const body = await file(packPath)
        if (body.length !== size) throw new IndexDamage(`The index file ${packPath} is cut short.`)
        return open(path, count, body.subarray(part[0], part[0] + part[1]))
      }
      return open(path, count, await file(path))
    },
  }
}
