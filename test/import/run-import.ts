import type { SourceFile } from '../../src/content/source-file.ts'
import { type ImportOptions, type ReadSource, importSource } from '../../src/import/import.ts'
import { readSourceState } from '../../src/import/merge/source-file.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { type OpenedFile } from '../../src/io/files/source-files.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'

export const DIRECTORY: SourceFile = {
  file: 'directory.yaml',
  text: 'title: A town\nnamespace: 7f0c1f2e-9d0f-4a57-8d0a-0f7a6a3ad4b1\n',
}

const READERS = 'of-this-version'

export interface Imported {
  /** The files of the content folder afterwards, by name. */
  readonly files: ReadonlyMap<string, string>
  readonly report: ReturnType<typeof importSource>['report']
  readonly changed: readonly string[]
}

export type Given = Partial<ImportOptions> & {
  /** The content folder before. */
  readonly before?: ReadonlyMap<string, string>
  /** What the columns of a sheet become. */
  readonly mapping?: RawObject
}

/** Imports a source into a content folder that exists in memory only. */
export function importRead(
  read: ReadSource,
  { before = new Map(), ...given }: Given = {},
): Imported {
  const name = given.name ?? 'partner'
  const sources = [
    ...(before.has(DIRECTORY.file) ? [] : [DIRECTORY]),
    ...[...before]
      .filter(([file]) => !file.startsWith('sources/'))
      .map(([file, text]) => ({ file, text })),
  ].toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const { changes, report } = importSource(read, {
    name,
    sources,
    state: readSourceState(name, before),
    readers: READERS,
    others: new Map(),
    today: '2026-11-23',
    sectors: shippedSectors(),
    isPublicFeed: false,
    keepPersonal: [],
    ...given,
  })
  const files = new Map([...sources.map(({ file, text }) => [file, text] as const), ...before])
  for (const { file, after } of changes)
    if (after === undefined) files.delete(file)
    else files.set(file, after)
  files.set(`sources/${name}.yaml`, `readers: ${given.readers ?? READERS}\n`)
  return { files, report, changed: changes.map(({ file }) => file) }
}

/** Imports files. */
export async function importFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  given: Given = {},
): Promise<Imported> {
  const opened = Object.entries(files).map(([path, content]): OpenedFile => ({
    path,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }))
  return importRead(
    await readFiles(opened, { name: given.name ?? 'partner', mapping: given.mapping }),
    given,
  )
}

/** What the check finds in a content folder. */
export const problemsIn = (files: ReadonlyMap<string, string>) =>
  checkContent(
    [...files]
      .filter(([file]) => !file.startsWith('sources/'))
      .map(([file, text]) => ({ file, text })),
    { sectors: shippedSectors() },
  ).diagnostics

/** What became of the values of a field, in short: `3 kept, 1 dropped: filler`. */
export function fateOf({ report }: Imported, field: string): string {
  const found = report.fields.find((one) => one.field === field)
  if (!found) return 'not there'
  const parts = [
    ...(found.kept > 0 ? [`${found.kept} kept`] : []),
    ...Object.entries(found.changed).map(([why, count]) => `${count} changed: ${why}`),
    ...Object.entries(found.dropped).map(([why, count]) => `${count} dropped: ${why}`),
  ]
  return parts.join(', ')
}
