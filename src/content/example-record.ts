import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from './source-file.ts'

/** Reports a record of the example that `osd init` writes, which would be published with the others. */
export const exampleRecord = ({ file, text }: SourceFile): readonly Diagnostic[] =>
  text.startsWith('# An example')
    ? [
        {
          code: 'example-record',
          severity: 'warning',
          message: 'This record is the example that a new directory begins with.',
          hint: 'Write one of yours over it, and delete its first line. Or delete the file.',
          place: { file, path: [], line: 1, column: 1 },
        },
      ]
    : NONE

/** One empty list for nearly all files. */
const NONE: readonly Diagnostic[] = []
