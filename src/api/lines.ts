/** A file of the manifest's build does not exist, or is not whole. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

const NEWLINE = 10

/**
 * Looks up lines of a file, without the newline. Scans no further than needed, and copies nothing. `first` is the byte that
 * every line begins with. Throws `MissingFile` when the file is cut short, or holds something else.
 */
export function createLines(bytes: Uint8Array, first: number): (line: number) => Uint8Array {
  if (bytes.at(-1) !== NEWLINE) throw new MissingFile('A file of lines is cut short.')
  const ends: number[] = []
  return (line) => {
    while (ends.length <= line) {
      const end = bytes.indexOf(NEWLINE, (ends.at(-1) ?? -1) + 1)
      if (end < 0) throw new MissingFile('A file of lines is not whole.')
      ends.push(end)
    }
    const start = (ends[line - 1] ?? -1) + 1
    if (bytes[start] !== first) throw new MissingFile('A file of lines holds something else.')
    return bytes.subarray(start, ends[line])
  }
}
