/** One file of a source: its path in the folder or the archive, and its content. */
export type { OpenedFile } from '../workbook/zip.ts'

/**
 * A table, a document or notes about them, and what people take for a table, so that it can be said why it is none. Other
 * files, such as pictures, are not read.
 */
export const isReadable = (path: string): boolean =>
  /\.(?:csv|tsv|txt|json|ndjson|xlsx|xlsm|xlsb|xls|ods|numbers|docx?|odt|pdf|html?)$/i.test(path) &&
  !/(?:^|\/)(?:\.|__MACOSX\/|~\$)/.test(path)

/** The name of a file without folders and ending. */
export const stemOf = (path: string): string =>
  path.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]+$/i, '')

export const starts = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte)

/** Whether content is a zip archive, as XLSX files are too. */
export const isZip = (bytes: Uint8Array): boolean => starts(bytes, 0x50, 0x4b, 0x03, 0x04)
export const isGzip = (bytes: Uint8Array): boolean => starts(bytes, 0x1f, 0x8b)
