import type { Diagnostic, Path, Place } from '../../diagnostics/diagnostic.ts'
import type { Severity } from '../../diagnostics/severity.ts'
import type { EntityName } from '../../hsds/entities.ts'
import type { ContentRecord, Written } from '../../record/schema/written.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { Directory } from '../directory.ts'
import type { Privacy } from '../privacy.ts'
import type { PublishedText } from '../published-texts.ts'
import type { WrittenObject } from '../walk.ts'

/** One lint rule: its code, what the code means, and the checks that find it. List a new rule in `rules.ts`. */
export interface Rule {
  /** The permanent name of the problem. The rule's file, and its cases in test/rules, are named after it. */
  readonly code: string
  readonly severity: Severity
  /** What the code means, in one sentence. */
  readonly means: string
  /** Checks of one kind of object, wherever a record has one. */
  readonly objects?: { readonly [E in EntityName]?: ObjectCheck<E> }
  readonly record?: RecordCheck
  readonly directory?: DirectoryCheck
}

/** What a check finds. The code and the severity are the rule's, unless directory.yaml sets a severity. */
export type Finding = Omit<Diagnostic, 'code'>

/** Makes the place of a field of the object that is checked. */
export type At = (...path: Path) => Place

/** `sectors` is empty where the table is not at hand, as in a browser. */
export type ObjectCheck<E extends EntityName> = (
  value: Written<E>,
  at: At,
  settings: Settings,
  sectors: SectorTable,
) => Iterable<Finding>

/** Checks a record by its settings alone, so that the result can be cached until one of them changes. */
export type RecordCheck = (context: RecordContext) => Iterable<Finding>

export type DirectoryCheck = (directory: Directory) => Iterable<Finding>

/** A record with what its rules look at. */
export interface RecordContext {
  readonly record: ContentRecord
  readonly settings: Settings
  /** How personal details are judged. */
  readonly privacy: Privacy
  /** Every object of the record, the record itself first. */
  readonly objects: readonly WrittenObject[]
  /** The texts that the record publishes. Computed on the first call. */
  readonly texts: () => readonly PublishedText[]
}
