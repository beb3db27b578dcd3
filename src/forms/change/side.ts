import type { Version } from '../../changes/version.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { createCheck } from '../../directory/check-by.ts'
import type { Rule } from '../../directory/rules/rule.ts'
import type { RecordParser } from '../../record/parse.ts'
import type { Parsed } from '../../record/parsed.ts'
import { type ContentRecord, type Folder, kinds } from '../../record/schema/written.ts'
import { type Settings, completeSettings } from '../../record/settings/settings.ts'

/** The records on one side of a change that can be read, and the texts of all its files. */
export interface Side {
  readonly records: readonly ContentRecord[]
  readonly texts: ReadonlyMap<string, string>
}

/** A file of a change: its text, and the record in it. */
export interface ReadFile extends Parsed<ContentRecord> {
  readonly file: string
  readonly text: string
}

/** What a change has of a directory on one side, and what is wrong in its files by themselves. */
export const sideOf = (files: readonly ReadFile[]): Side & Pick<ReadFile, 'diagnostics'> => ({
  records: files.flatMap(({ value }) => value ?? []),
  texts: new Map(files.map(({ file, text }) => [file, text])),
  diagnostics: files.flatMap(({ diagnostics }) => diagnostics as Diagnostic[]),
})

/** Reads the text of a record. `file` is its name below the content folder. */
export function readFile(parser: RecordParser, file: string, text: string): ReadFile {
  const [folder, name = ''] = file.split('/') as [Folder, string]
  const parsed = parser.parseRecord(kinds[folder], name.replace(/\.yaml$/, ''), file, text)
  return { file, text, ...(parsed as Parsed<ContentRecord>) }
}

/** What a check knows of the settings of a directory besides what always counts. */
export type KnownSettings = Partial<Omit<Settings, 'title' | 'namespace'>>

/** The settings of a directory of which only some are known. Ids are made of its namespace that nobody sees. */
export const settingsWith = (known: KnownSettings = {}): Settings =>
  completeSettings({ title: '-', namespace: '6f1a5b1f-2c77-4e0a-9d43-0b9f4f0e3c1c', ...known })

/** The check of what a change makes of a directory. */
export function checkBy(rules: readonly Rule[]) {
  const check = createCheck(rules)
  return ({ directory }: Version) => check(directory)
}
