import type { IndexManifest } from '../format/manifest.ts'
import { IndexDamage } from '../format/checksummed.ts'
import type { Reader } from './reader.ts'

/** A reader that takes a file out of the pack it lies in, and asks for every file at most once. */
export function unpacked(reader: Reader, { packs }: Pick<IndexManifest, 'packs'>): Reader {
  const asked = new Map<string, Promise<Uint8Array>>()
  const whole = (path: string) => {
    const now = asked.get(path) ?? reader(path)
    asked.set(path, now)
    return now
  }
  return async (path) => {
    for (const [packPath, { size, parts }] of Object.entries(packs)) {
      const part = parts[path]
      if (part === undefined) continue
      const body = await whole(packPath)
      if (body.length !== size) throw new IndexDamage(`The index file ${packPath} is cut short.`)
      return body.subarray(part[0], part[0] + part[1])
    }
    return whole(path)
  }
}
