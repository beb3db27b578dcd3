import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { memoiseBetweenChecks } from '../text/memoise.ts'
import { secretKeys } from '../record/privacy/secret-keys.ts'
import type { SourceFile } from './source-file.ts'

/** Finds passwords and access keys in a file. */
export const findSecrets = memoiseBetweenChecks(
  ({ file, text }: SourceFile): readonly Diagnostic[] => {
    const found = file.endsWith('.yaml') ? [...secretKeys(file, text)] : NONE
    return found.length > 0 ? found : NONE
  },
)

/** One empty list for most files. */
const NONE: readonly Diagnostic[] = []
