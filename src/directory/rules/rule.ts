import type { EntityName } from '../../hsds/entities.ts'
import type { Diagnostic, Path, Place } from '../../diagnostics/diagnostic.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { ContentRecord, Written } from '../../record/schema/written.ts'
import type { Directory } from '../directory.ts'

/** Names a place within the object that a rule looks at. */
export type At = (...path: Path) => Place

/** A rule about one object of a record, wherever such an object may stand. */
export interface ObjectRule<E extends EntityName> {
  readonly entity: E
  readonly check: (value: Written<E>, at: At, settings: Settings) => Generator<Diagnostic>
}

/** A rule about one record as a whole, by the settings alone: it is asked again only when one of the two has changed. */
export type RecordRule = (record: ContentRecord, settings: Settings) => Generator<Diagnostic>

/** A rule about the directory as a whole. */
export type DirectoryRule = (directory: Directory) => Generator<Diagnostic>
