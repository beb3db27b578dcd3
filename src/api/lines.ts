import { DamagedFile } from '../search/format/damaged-file.ts'
import { fileChecksum } from '../text/checksum.ts'

/** A file of the manifest's build does not exist, or is not whole. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

const NEWLINE = 10
const encoder = new TextEncoder()
const decoder = new TextDecoder()

type Lines = (line: number) => Uint8Array

/**
 * Looks up lines of a file that has `size` bytes, without the newline. Scans no further than needed, and copies nothing. Throws
 * `MissingFile` when it is cut short.
 */
export function createLines(bytes: Uint8Array, size = bytes.length): Lines {
  if (bytes.length !== size || bytes.at(-1) !== NEWLINE)
    throw new MissingFile('A file of lines is cut short.')
  const ends: number[] = []
  return (line) => {
    while (ends.length <= line) {
      const end = bytes.indexOf(NEWLINE, (ends.at(-1) ?? -1) + 1)
      if (end < 0) throw new MissingFile('A file of lines is not whole.')
      ends.push(end)
    }
    return bytes.subarray((ends[line - 1] ?? -1) + 1, ends[line])
  }
}

/** What a file is: its path, and how many records the list has that it is about. */
interface LinesFile {
  readonly path: string
  readonly count: number
}

/*
 *   {"osd":"services/items/3.ndjson","count":130,"lines":"0123456789abcdef…"}
 *   line 0 …
 *   line 1 …
 *
 * The head says what the file is, and has a checksum of each line, because a search reads a few of thousands. It does not name
 * the build, because a host uploads only files that have changed; `count` makes it unlikely that a file of another is accepted.
 */
const headOf = ({ path, count }: LinesFile) =>
  `{"osd":"${path.replace(/^\/_\/b\/[^/]+\//, '')}","count":${count},"lines":"`

/** Writes a file of lines, each of which ends with a newline. */
export function encodeLines(file: LinesFile, text: string): Uint8Array {
  const lines = encoder.encode(text)
  let sums = ''
  for (let start = 0, end; (end = lines.indexOf(NEWLINE, start)) >= 0; start = end + 1)
    sums += fileChecksum(lines.subarray(start, end))
  const head = encoder.encode(`${headOf(file)}${sums}"}\n`)
  const bytes = new Uint8Array(head.length + lines.length)
  bytes.set(head)
  bytes.set(lines, head.length)
  return bytes
}

/** Reads what `encodeLines` wrote. Throws `DamagedFile`, now or at a line, when the file is another or the line is altered. */
export function decodeLines(file: LinesFile, bytes: Uint8Array): Lines {
  const head = headOf(file)
  const lines = createLines(bytes.subarray(bytes.indexOf(NEWLINE) + 1))
  const check = (from: number, expected: string) => {
    const found = decoder.decode(bytes.subarray(from, from + expected.length))
    if (found !== expected) throw new DamagedFile(`${file.path} is damaged, or another file.`)
  }
  check(0, head)
  return (number) => {
    const line = lines(number)
    check(head.length + number * 8, fileChecksum(line))
    return line
  }
}
