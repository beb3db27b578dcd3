import { DamagedFile } from '../format/damaged-file.ts'
import type { IndexManifest } from '../format/index-manifest.ts'
import type { Reader } from './reader.ts'

/** A reader that finds files in the packs that hold them, and fetches each file at most once. */
export function withPacks(reader: Reader, { packs }: Pick<IndexManifest, 'packs'>): Reader {
  const fetched = new Map<string, Promise<Uint8Array>>()
  const whole = (path: string) => {
    const body = fetched.get(path) ?? reader(path)
    fetched.set(path, body)
    return body
  }
  return async (path) => {
    for (const [packPath, { size, parts }] of Object.entries(packs)) {
      const part = parts[path]
      if (part === undefined) continue
      const body = await whole(packPath)
      if (body.length !== size) throw new DamagedFile(`The index file ${packPath} is cut short.`)
      return body.subarray(part[0], part[0] + part[1])
    }
    return whole(path)
  }
}
