import type { catalogue } from './catalogue.ts'

/** The permanent name of a kind of problem, such as `unknown-reference`. */
export type DiagnosticCode = keyof typeof catalogue

export type Severity = 'error' | 'warning' | 'advice'

/** The way from the top of a file to a value: keys, and positions in lists from 0. */
export type Path = readonly (string | number)[]

/** Where in the content something is. Rules speak in paths; line and column, from 1, are worked out at the end. */
export interface Place {
  /** The file, relative to the content folder, with forward slashes. */
  readonly file: string
  readonly path: Path
  /** The key of the value is meant, not the value. */
  readonly at?: 'key'
  readonly line?: number
  readonly column?: number
}

/** Something in the content that a person should look at. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  /** How grave it is, where directory.yaml decides that; else the catalogue does. */
  readonly severity?: Severity
  /** What is wrong, in the words of the person who wrote the record. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
  readonly place: Place
}

/** A diagnostic with its severity, as programs outside read it. */
export interface Reported extends Diagnostic {
  readonly severity: Severity
}

/** Adds what was found to a list. A call with so many arguments as a large directory has problems would be too much. */
export function collect(diagnostics: Diagnostic[], found: Iterable<Diagnostic>): void {
  for (const diagnostic of found) diagnostics.push(diagnostic)
}
