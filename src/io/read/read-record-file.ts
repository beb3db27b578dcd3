import { isUtf8 } from 'node:buffer'
import { type Stats, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import type { SourceFile } from '../../content/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { MATCHES_FILE } from '../../record/schema/matches.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'
import { fileProblem } from './file-problem.ts'
import type { ListedFile } from './list-files.ts'
import { isRecordFolder, unknownFile } from './unknown-file.ts'

/** A file that was read, and its status at that time. */
export interface FileRead {
  readonly status: Stats
  readonly source: SourceFile
}

export const isFileRead = <T extends FileRead>(result: T | Diagnostic | undefined): result is T =>
  result !== undefined && 'source' in result

const MEBIBYTE = 1024 * 1024
/** An area has many points, and the list of answers a line for each pair: more than 70,000 fit. */
const MAX_BYTES = { record: MEBIBYTE, long: 16 * MEBIBYTE }
const isLong = (file: string) => extname(file) === '.geojson' || file === MATCHES_FILE

/**
 * Reads a file of the content folder, or says why it cannot be read. Undefined for a guide such as README.md. Returns
 * `cached` while the status of the file is the same.
 */
export function readRecordFile(
  home: string,
  { path: file, isLink }: ListedFile,
  cached: FileRead | undefined,
): FileRead | Diagnostic | undefined {
  if (withoutControlCharacters(file) !== file) return unprintableName(file)
  if (isGuide(file)) return undefined
  try {
    const path = join(home, file)
    if (isLink && !realpathSync(path).startsWith(home + sep)) return outsideContent(file)
    const unknown = unknownFile(file, (other) => existsSync(join(home, other)))
    if (unknown) return unknown
    const status = statSync(path)
    if (!status.isFile()) return notAFile(file)
    if (cached && isSameStatus(cached.status, status)) return cached
    const max = isLong(file) ? MAX_BYTES.long : MAX_BYTES.record
    if (status.size > max) return tooLarge(file, status.size, max)
    const text = readText(path)
    return text === undefined ? notUtf8(file) : { status, source: { file, text } }
  } catch (error) {
    return unreadable(file, (error as NodeJS.ErrnoException).code)
  }
}

/** A README.md may be beside the records, or beside their folders. */
const isGuide = (file: string) =>
  /^readme(\.md)?$/i.test(basename(file)) &&
  (dirname(file) === '.' || isRecordFolder(dirname(file)))

const isSameStatus = (a: Stats, b: Stats) =>
  a.ino === b.ino &&
  a.dev === b.dev &&
  a.size === b.size &&
  a.mtimeMs === b.mtimeMs &&
  a.ctimeMs === b.ctimeMs

/** The text of a file without its byte order mark. Undefined when it is not UTF-8. */
function readText(path: string): string | undefined {
  // Decoding replaces invalid bytes by U+FFFD, which a file may contain as well. To check the bytes of every file is slower.
  const text = readFileSync(path, 'utf8')
  if (text.includes('\uFFFD') && !isUtf8(readFileSync(path))) return undefined
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** The name goes to terminals and logs, where such characters are commands, and separates lines in the output of programs. */
const unprintableName = (file: string) =>
  fileProblem(
    'bad-file-name',
    withoutControlCharacters(file),
    'The name of this file or its folder has a line break or another character that cannot be printed.',
    'Rename it with small letters, digits and hyphens.',
  )

const outsideContent = (file: string) =>
  fileProblem(
    'outside-content',
    file,
    'This is a link to something outside the content folder.',
    'Put the file itself here.',
  )

const notAFile = (file: string) =>
  fileProblem('unreadable-file', file, 'This is not a file.', 'Put a file in its place.')

const tooLarge = (file: string, size: number, max: number) =>
  fileProblem(
    'too-large',
    file,
    `This file has ${(size / MEBIBYTE).toFixed(1)} MiB. The limit is ${max / MEBIBYTE} MiB.`,
    file === MATCHES_FILE
      ? 'Delete answers that are no longer needed, such as those about records that are gone.'
      : 'Split it, or simplify the area in a map program.',
  )

const notUtf8 = (file: string) =>
  fileProblem(
    'not-utf8',
    file,
    'This file is not UTF-8 text.',
    'Save it again with the encoding UTF-8.',
  )

const unreadable = (file: string, code = 'unknown reason') =>
  fileProblem(
    'unreadable-file',
    file,
    `This file cannot be read (${code}).`,
    'Check its permissions. If it is a link, check where it leads.',
  )
