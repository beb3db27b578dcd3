import type { SheetKind } from '../../generator/dump/sheets.ts'
import type { FileChange } from '../../edit/file-change.ts'
import type { Choice, Known } from '../../edit/known.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { ContentIndex } from '../merge/content-index.ts'
import type { Cells } from './read-workbook.ts'

/** What is here, with which a workbook is compared. */
export interface EditsContext {
  readonly settings: Settings
  readonly index: ContentIndex
  /** The rows that would be exported now, by id. */
  readonly current: ReadonlyMap<SheetKind, ReadonlyMap<string, Cells>>
  readonly newId: () => string
  /** Fields whose personal details are written because the people agreed, such as `phones`. */
  readonly keepPersonal: readonly string[]
  /** The places and topics that records can refer to. */
  readonly known: Pick<Known, 'locations' | 'terms'>
}

/** The same, and what was found so far. */
export interface SheetContext extends EditsContext {
  readonly changes: FileChange[]
  readonly notes: string[]
  /** What the lines of a field can name, with what the workbook adds. */
  readonly choices: { readonly locations: Choice[]; readonly taxonomy_terms: readonly Choice[] }
  /** The slugs of organizations by name. */
  readonly owners: Map<string, string>
}
