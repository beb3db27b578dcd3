import type { FileChange } from '../../edit/file-change.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { recordText } from '../judge/record-text.ts'
import type { Base } from './merge-record.ts'

/** What one source brought last: a line for each record, with digests of its fields and nothing that could be read back. */
export interface Imported {
  readonly kind: RecordKind
  /** Its slug at the first import. */
  readonly slug: string
  readonly base: Base
}

/** A source as `content/sources/NAME.yaml` describes it. */
export interface SourceSettings {
  /** A web address, or a path from the folder that the content folder is in. */
  readonly source?: string
  readonly licence?: string
  readonly attribution?: string
  readonly contact?: string
  readonly mapping?: RawObject
  /** Fields whose personal details are written, because the people agreed. */
  readonly keep_personal?: readonly string[]
  /** The environment variable that holds a token for the source. The token itself is in no file. */
  readonly token_env?: string
}

export interface SourceState {
  readonly settings: SourceSettings
  readonly text?: string
  /** By id. */
  readonly records: ReadonlyMap<string, Imported>
  /** The files of digests, by name. */
  readonly files: ReadonlyMap<string, string>
}

export const SOURCES = 'sources'

/** Where the description of a source is, in the content folder. */
export const settingsFile = (name: string): string => `${SOURCES}/${name}.yaml`

const HEADER =
  '# Written by `osd import`. One line for each record: what the source brought last. Do not edit it.\n'

const LINE =
  /^"?([0-9a-f-]{36})"?: (organization|location|service|taxonomy) (\S+)((?: [a-z_]+=[\w-]{8})*)$/

/** Reads what is known of a source from the texts of its files. */
export function readSourceState(name: string, files: ReadonlyMap<string, string>): SourceState {
  const text = files.get(settingsFile(name))
  const own = new Map([...files].filter(([file]) => file.startsWith(`${SOURCES}/${name}/`)))
  const records = new Map<string, Imported>()
  for (const body of own.values())
    for (const line of body.split('\n')) {
      const [, id, kind, slug, digests = ''] = LINE.exec(line) ?? []
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

function readSettings(name: string, text: string): SourceSettings {
  const { value } = parseYaml(settingsFile(name), text)
  if (!isRawObject(value)) return {}
  const texts = Object.fromEntries(
    ['source', 'licence', 'attribution', 'contact', 'token_env'].flatMap((field) => {
      const said: Raw | undefined = value[field]
      return typeof said === 'string' && said.trim() !== '' ? [[field, said.trim()]] : []
    }),
  )
  const kept = value.keep_personal
  return {
    ...texts,
    ...(isRawObject(value.mapping) && { mapping: value.mapping }),
    ...(Array.isArray(kept) && {
      keep_personal: (kept as readonly Raw[]).filter((field) => typeof field === 'string'),
    }),
  }
}

/** The text of a new description. */
export const settingsText = ({
  source = '',
  mapping,
  keep_personal,
  token_env,
}: SourceSettings): string =>
  [
    '# A source of records. `osd import` reads this file; complete it by hand.',
    '',
    '# Where it is: a web address, or a file of this repository.',
    recordText({ source }).trimEnd(),
    '',
    '# What its licence lets others do, as a web address; ask the publisher.',
    'licence:',
    '',
    '# Whom to name, in the words that the publisher asks for.',
    'attribution:',
    '',
    '# Who answers questions about the source.',
    'contact:',
    ...(keep_personal && keep_personal.length > 0
      ? [
          '',
          '# Fields whose personal details are written, because the people agreed.',
          recordText({ keep_personal }).trimEnd(),
        ]
      : []),
    ...(token_env === undefined
      ? []
      : [
          '',
          '# The environment variable with the token of the source.',
          recordText({ token_env }).trimEnd(),
        ]),
    ...(mapping
      ? [
          '',
          '# What each column becomes: the name of a field, `taxonomy_terms`, `internal` for the staff, or nothing.',
          recordText({ mapping }).trimEnd(),
        ]
      : []),
    '',
  ].join('\n')

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
