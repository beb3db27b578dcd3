import type { EntityName } from '../../hsds/entities.ts'
import type { Diagnostic, Path, Place } from '../../diagnostic.ts'
import type { Written } from '../../record/written.ts'
import type { Directory } from '../directory.ts'

/** Names a place within the object that a rule looks at. */
export type At = (...path: Path) => Place

/** A rule about one object of a record, wherever such an object may stand. */
export interface ObjectRule<E extends EntityName> {
  readonly entity: E
  readonly check: (value: Written<E>, at: At) => Generator<Diagnostic>
}

/** A rule about the directory as a whole. */
export type DirectoryRule = (directory: Directory) => Generator<Diagnostic>
