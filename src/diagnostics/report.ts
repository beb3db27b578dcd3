import { catalogue } from './catalogue.ts'
import type { Diagnostic, Reported } from './diagnostic.ts'
import type { Severity } from './severity.ts'

/** The severity that a diagnostic carries, or that of its code. */
export const severityOf = (diagnostic: Diagnostic | Reported): Severity =>
  diagnostic.severity === undefined ? catalogue[diagnostic.code].severity : diagnostic.severity

/** Whether any of these diagnostics stops publication. */
export const hasErrors = (diagnostics: readonly (Diagnostic | Reported)[]): boolean =>
  diagnostics.some((diagnostic) => severityOf(diagnostic) === 'error')

/** The errors, then the warnings, then the advice. */
export const worstFirst = (found: readonly Reported[]): Reported[] =>
  found.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])

const ORDER: Record<Severity, number> = { error: 0, warning: 1, advice: 2 }

/** A diagnostic of any kind, with its severity. */
export type WithSeverity<D> = D & { readonly severity: Severity }

/** Adds severities, and sorts by file, line, column, severity, code and message. */
export function report<D extends Diagnostic | Reported>(
  diagnostics: readonly D[],
): WithSeverity<D>[] {
  return diagnostics
    .map((diagnostic) => ({ severity: severityOf(diagnostic), ...diagnostic }))
    .sort(
      (a, b) =>
        compare(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        ORDER[a.severity] - ORDER[b.severity] ||
        compare(a.code, b.code) ||
        compare(a.message, b.message),
    )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
