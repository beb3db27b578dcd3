import type { FileChange } from '../../edit/file-change.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Base } from './merge-record.ts'
import { IMPORTED, SOURCES, type SourceSettings } from '../../record/source.ts'
import { readSettings, settingsFile } from './source-settings.ts'

/** What one source brought last: a line for each record, with digests of its fields and nothing that could be read back. */
export interface Imported {
  readonly kind: RecordKind
  /** Its slug at the first import. */
  readonly slug: string
  readonly base: Base
}

/** True when a record was refused at its first import, so that it has never been here. */
export const isOnlyRefused = ({ base }: Pick<Imported, 'base'>): boolean =>
  Object.keys(base).join() === 'refused'

export interface SourceState {
  readonly settings: SourceSettings
  readonly text?: string
  /** By id. */
  readonly records: ReadonlyMap<string, Imported>
  /** The files of digests, by name. */
  readonly files: ReadonlyMap<string, string>
}

const HEADER =
  '# Written by `osd import`. One line for each record: what the source brought last. Do not edit it.\n'

/** Reads what is known of a source from the texts of its files. */
export function readSourceState(name: string, files: ReadonlyMap<string, string>): SourceState {
  const text = files.get(settingsFile(name))
  const own = new Map([...files].filter(([file]) => file.startsWith(`${SOURCES}/${name}/`)))
  const records = new Map<string, Imported>()
  for (const body of own.values())
    for (const line of body.split('\n')) {
      const [, id, kind, slug, digests = ''] = IMPORTED.exec(line) ?? []
      if (id && slug)
        records.set(id, {
          kind: kind as RecordKind,
          slug,
          base: Object.fromEntries(
            digests
              .trim()
              .split(' ')
              .filter(Boolean)
              .map((part) => part.split('=') as [string, string]),
          ),
        })
    }
  return {
    settings: text === undefined ? {} : readSettings(name, text),
    records,
    files: own,
    ...(text !== undefined && { text }),
  }
}

/** The changes to the files of digests: only files with another line are written. */
export function recordChanges(
  name: string,
  records: ReadonlyMap<string, Imported>,
  before: ReadonlyMap<string, string>,
): FileChange[] {
  const lines = new Map<string, string[]>()
  for (const [id, { kind, slug, base }] of records) {
    const file = `${SOURCES}/${name}/${letterOf(slug)}.yaml`
    const digests = Object.entries(base)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, digest]) => ` ${field}=${digest}`)
    lines.set(file, [...(lines.get(file) ?? []), `"${id}": ${kind} ${slug}${digests.join('')}`])
  }
  const texts = new Map(
    [...lines].map(([file, some]) => [
      file,
      HEADER +
        some
          .toSorted(bySlug)
          .map((line) => `${line}\n`)
          .join(''),
    ]),
  )
  const files = new Set([...texts.keys(), ...before.keys()])
  return [...files].toSorted().flatMap((file): FileChange[] => {
    const [old, now] = [before.get(file), texts.get(file)]
    if (old === now) return []
    return [
      { file, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) },
    ]
  })
}

const letterOf = (slug: string): string => slug[0] ?? '0'
const bySlug = (a: string, b: string) => (a.slice(39) < b.slice(39) ? -1 : 1)
