import type { Baseline } from '../changes/baseline/baseline.ts'
import type { Change } from '../changes/change.ts'
import type { Version } from '../changes/version.ts'
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts'
import type { Directory } from '../directory/directory.ts'
import type { SectorTable } from '../countries/gb/sectors.ts'
import type { PublicFile } from './public-file.ts'
import type { ParseCache } from './parse-cache.ts'

/** The result of a check. */
export interface Checked {
  /** Absent when there is an error. */
  readonly directory?: Directory
  /** What could be parsed and linked, with or without errors. Absent when the settings cannot be used. */
  readonly linked?: Directory
  readonly diagnostics: readonly Reported[]
  /** What changes since the version before. Absent when the settings cannot be used. */
  readonly sinceThen?: () => readonly Change[]
}

export interface CheckOptions {
  /**
   * Given when a change is checked, or a preview of it. Published ids must not vanish, and personal details that the change
   * brings are errors, because anyone can read it before anybody reviews it.
   */
  readonly baseline?: Baseline | undefined
  /** The day for which documents are composed, as YYYY-MM-DD, in place of that of the clock. */
  readonly today?: string | undefined
}

/** What a check depends on besides the files. */
export interface CheckContext extends CheckOptions {
  /** The moment whose day documents are composed for. Absent where none are composed. */
  readonly now?: Date
  /** The version before, where changes are wanted. */
  readonly since?: Version | undefined
  /** Diagnostics from reading. */
  readonly before?: readonly Diagnostic[]
  /** When each file last changed: file → ISO 8601 time in UTC. */
  readonly history?: ReadonlyMap<string, string>
  readonly cache?: ParseCache
  /** The files of content/public/. Without them their names are not checked. */
  readonly publicFiles?: readonly PublicFile[]
  /** The sectors of Great Britain, by which coordinates are compared with postcodes. */
  readonly sectors?: SectorTable | undefined
}
