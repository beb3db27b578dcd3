import type { Change } from '../changes/change.ts'
import type { CheckContext } from '../content/checked.ts'
import type { SourceFile } from '../content/source-file.ts'
import { toVersion } from '../content/version.ts'
import { withChanges } from '../content/with-changes.ts'
import type { Reported } from '../diagnostics/diagnostic.ts'
import { freshProblems } from '../diagnostics/fresh.ts'
import type { FileChange } from '../edit/file-change.ts'
import { once } from '../text/memoise.ts'
import { checkContent } from './pipeline.ts'

export interface FileFindings {
  readonly after: readonly SourceFile[]
  /** The errors that the change brings. */
  readonly errors: readonly Reported[]
  readonly changes: () => readonly Change[]
}

/** Makes the judge of changes of files: a change of records of which the whole content folder is known. */
export function createFileJudge(sources: readonly SourceFile[], context: CheckContext) {
  const was = once(() => checkContent(sources, context))
  return (files: readonly FileChange[]): FileFindings => {
    const after = withChanges(sources, files)
    const { linked, diagnostics } = was()
    const since = linked && toVersion(linked, sources)
    const is = checkContent(after, { ...context, since })
    return {
      after,
      errors: freshProblems(errorsIn(diagnostics), errorsIn(is.diagnostics)),
      changes: () => (since && is.sinceThen?.()) ?? [],
    }
  }
}

const errorsIn = (found: readonly Reported[]) =>
  found.filter(({ severity }) => severity === 'error')
