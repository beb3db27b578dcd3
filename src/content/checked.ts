import type { Version } from '../changes/version.ts'
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts'
import type { Directory } from '../directory/directory.ts'
import type { ParseCache } from './parse-cache.ts'

/** The result of a check. */
export interface Checked {
  /** Absent when there is an error. */
  readonly directory?: Directory
  /** What could be parsed and linked, with or without errors. Absent when the settings cannot be used. */
  readonly linked?: Directory
  readonly diagnostics: readonly Reported[]
}

export interface CheckOptions {
  /** What was published before; its ids must not vanish. */
  readonly published?: Version | undefined
  /** Personal details are errors, because anyone with the address can read a preview. */
  readonly isPreview?: boolean
}

/** What a check depends on besides the files. */
export interface CheckContext extends CheckOptions {
  /** Diagnostics from reading. */
  readonly before?: readonly Diagnostic[]
  /** When each file last changed: file → ISO 8601 time in UTC. */
  readonly history?: ReadonlyMap<string, string>
  readonly cache?: ParseCache
}
