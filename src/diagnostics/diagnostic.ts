import type { DiagnosticCode } from './catalogue.ts'
import type { Severity } from './severity.ts'

/** The keys and list positions (from 0) that lead from the top of a file to a value. */
export type Path = readonly (string | number)[]

/** Where in the content something is. Checks give a path; line and column (from 1) are added at the end. */
export interface Place {
  /** The file, relative to the content folder, with forward slashes. */
  readonly file: string
  readonly path: Path
  /** Points at the key instead of its value. */
  readonly at?: 'key'
  readonly line?: number
  readonly column?: number
}

/** A problem in the content, as parsing and advice report it. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  /** Overrides the severity of the code in the catalogue. */
  readonly severity?: Severity
  /** What is wrong, in an editor's words. */
  readonly message: string
  /** One instruction that mends it. */
  readonly hint?: string
  readonly place: Place
  /** How many problems this one stands for, if not for one. */
  readonly count?: number
}

/** A diagnostic with its severity, as rules report it and people see it. Its code may be that of a rule. */
export interface Reported extends Omit<Diagnostic, 'code' | 'severity'> {
  readonly code: string
  readonly severity: Severity
}

/** Appends diagnostics. `push(...found)` would overflow the stack when there are a hundred thousand. */
export function collect<D extends Diagnostic | Reported>(
  diagnostics: D[],
  found: Iterable<D>,
): void {
  for (const diagnostic of found) diagnostics.push(diagnostic)
}
