/** One file of a source: its path in the folder or the archive, and its content. */
export interface OpenedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A table, a document or notes about them. Other files, such as pictures, are not read. */
export const isReadable = (path: string): boolean =>
  /\.(?:csv|tsv|txt|json|ndjson|xlsx|xlsm)$/i.test(path) &&
  !/(?:^|\/)(?:\.|__MACOSX\/|~\$)/.test(path)

/** The name of a file without folders and ending. */
export const stemOf = (path: string): string =>
  path.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]+$/i, '')

const starts = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, i) => bytes[i] === byte)

/** Whether content is a zip archive, as XLSX files are too. */
export const isZip = (bytes: Uint8Array): boolean => starts(bytes, 0x50, 0x4b, 0x03, 0x04)
export const isGzip = (bytes: Uint8Array): boolean => starts(bytes, 0x1f, 0x8b)

/** Files that hold no tables for us, by their first bytes, with what their owner can do. */
const FOREIGN: readonly (readonly [start: readonly number[], advice: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'It is a workbook of an old Excel, or has a password. Save it as .xlsx, without a password',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'It is a PDF, which has no columns. Ask for the sheet it was made of'],
]

/** What to do about a file that cannot be read; undefined for any other. */
export const adviceFor = (bytes: Uint8Array): string | undefined =>
  FOREIGN.find(([start]) => starts(bytes, ...start))?.[1]
