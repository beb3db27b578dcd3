import type { SheetKind } from '../../dump/sheets.ts'
import type { FileChange } from '../../edit/file-change.ts'
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
}

/** The same, and what was found so far. */
export interface SheetContext extends EditsContext {
  readonly changes: FileChange[]
  readonly notes: string[]
  /** The slugs of organizations by name. */
  readonly owners: Map<string, string>
}
