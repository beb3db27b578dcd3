import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stageFile } from '../../io/files/staged-file.ts'

export const RECORD = '.osd.json'

/** When a workflow runs. Publishers choose that, so it is theirs in a file of the program. */
const TIMES = /^ *- cron:.*$/m

/** The new text of a file with the times of the current one. */
export function withTimesOf(current: string, text: string): string {
  const [line] = TIMES.exec(current) ?? []
  return line ? text.replace(TIMES, () => line) : text
}

/** What `osd init` has written, in a file of the repository, so that an update knows what was edited since. */
export interface RecordOfInit {
  /** The version of the program that wrote the files. */
  readonly version: string
  /** The main branch of the repository. */
  readonly branch: string
  /** A digest of each file that belongs to the program, as it was written. */
  readonly files: Readonly<Record<string, string>>
}

/** Writes the record, over an earlier one. */
export function writeRecord(
  folder: string,
  { version, branch }: Omit<RecordOfInit, 'files'>,
  files: Iterable<readonly [path: string, text: string]>,
): void {
  const digests = Object.fromEntries([...files].map(([path, text]) => [path, digestOf(text)]))
  saveRecord(folder, { version, branch, files: digests })
}

/** Replaces the record. */
export function saveRecord(folder: string, record: RecordOfInit): void {
  stageFile(join(folder, RECORD), `${JSON.stringify(record, null, 2)}\n`).replace()
}

/** The record in a folder; undefined when there is none, or none that can be read. */
export function readRecord(folder: string): RecordOfInit | undefined {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return undefined
  try {
    const { version, branch, files } = JSON.parse(readFileSync(file, 'utf8')) as RecordOfInit
    const isRecord = typeof version === 'string' && typeof branch === 'string'
    if (!isRecord || typeof files !== 'object') return undefined
    return { version, branch, files: Object.fromEntries(Object.entries(files).filter(isOurs)) }
  } catch {
    return undefined
  }
}

/** An update may delete a file that this names, so it can be no record and nothing outside the repository. */
const isOurs = ([path]: readonly [path: string, digest: string]) =>
  !path.startsWith('content/') && path.split('/').every((name) => /^\.?\w[\w.-]*$/.test(name))

/** A digest of a text that does not depend on the line endings that git has chosen, nor on the times of a workflow. */
export const digestOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll('\r\n', '\n').replace(TIMES, ''))
    .digest('hex')
    .slice(0, 16)
