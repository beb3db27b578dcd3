import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import { readFiles } from '../../../src/import/recognise.ts'
import type { RawObject } from '../../../src/record/yaml/raw.ts'
import { type Given, type Imported, importRead, problemsIn } from '../run-import.ts'

export interface Read extends Imported {
  /** A record by its file, such as `services/chess`, without its id. */
  readonly record: (name: string) => Record<string, unknown> | undefined
  /** The slugs of the records of a folder. */
  readonly slugs: (folder: string) => readonly string[]
  /** Everything that was written or reported, as one text. */
  readonly said: string
}

/** Imports sheets or tables by their names, with a mapping where they need one. The check finds no error in the result. */
export async function readTables(
  files: Readonly<Record<string, string | Uint8Array>>,
  mapping?: RawObject,
  given: Given = {},
): Promise<Read> {
  const opened = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  }))
  const read = await readFiles(opened, { name: 'partner', mapping })
  const imported = importRead(read, given)
  const errors = problemsIn(imported.files).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return {
    ...imported,
    record(name) {
      const text = imported.files.get(`${name}.yaml`)
      if (text === undefined) return undefined
      const { id: _, ...fields } = parseYaml(name, text).value as Record<string, unknown>
      return fields
    },
    slugs: (folder) =>
      [...imported.files.keys()].flatMap((file) =>
        file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1, -5)] : [],
      ),
    said: [...imported.files.values(), JSON.stringify(imported.report)].join('\n'),
  }
}

/** The service that one row of a sheet becomes: its name is Chess, and Otters run it. */
export async function serviceOfRow(
  cells: Readonly<Record<string, string>>,
  mapping: RawObject,
): Promise<Record<string, unknown>> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const columns = { Name: 'Chess', By: 'Otters', ...cells }
  const lines = [Object.keys(columns), Object.values(columns)].map((row) => row.map(quoted).join())
  const { record } = await readTables(
    { 'list.csv': `${lines.join('\n')}\n` },
    { Name: 'name', By: 'organization.name', ...mapping },
  )
  return record('services/chess')!
}
