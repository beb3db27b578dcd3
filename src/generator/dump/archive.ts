import { Zip, ZipPassThrough } from 'fflate'
import type { Deflate } from './compression.ts'

/** A zip archive that is made part by part. */
export interface Archive {
  /** A new file, to which parts are pushed until the last. */
  readonly open: (name: string) => Pick<ZipPassThrough, 'push'>
  /** The parts of the archive since the last call. A file comes when all before it are finished. */
  take(): readonly Uint8Array[]
  /** The last parts. */
  finish(): readonly Uint8Array[]
}

/** Creates an archive whose files name no time. They may be written in turn. */
export function createArchive(deflate: Deflate): Archive {
  const parts: Uint8Array[] = []
  const take = () => parts.splice(0)
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return {
    open(name) {
      const file = new DeflatedFile(name, deflate)
      zip.add(file)
      return file
    },
    take,
    finish() {
      zip.end()
      return take()
    },
  }
}

/** A file of an archive that the platform compresses. */
class DeflatedFile extends ZipPassThrough {
  readonly #deflate: Deflate

  constructor(name: string, deflate: Deflate) {
    super(name)
    this.compression = 8
    // Archives have local times, from 1980 on.
    this.mtime = new Date(1980, 0, 1)
    this.#deflate = deflate
  }

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.#deflate(chunk, isLast) as Uint8Array<ArrayBuffer>, isLast)
  }
}
