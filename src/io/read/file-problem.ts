import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'

/** A diagnostic about a file as a whole. */
export const fileProblem = (
  code: DiagnosticCode,
  file: string,
  message: string,
  hint: string,
): Diagnostic => ({ code, message, hint, place: { file, path: [], line: 1, column: 1 } })

/** A file that another program keeps writing. */
export const unstableFile = (file: string): Diagnostic =>
  fileProblem(
    'unreadable-file',
    file,
    'This file keeps changing while it is being read.',
    'Wait until the program that writes it has finished, and try again.',
  )
