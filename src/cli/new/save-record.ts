import { join } from 'node:path'
import { checkContent } from '../../generator/pipeline.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import { freshProblems } from '../../diagnostics/fresh.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { writeNewRecord } from '../records/write-new-record.ts'
import { log } from '../../io/command/log.ts'

/** The records that a new one joins, and the problems found when they were read. */
interface Existing {
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Writes a new record, unless it would cause an error. Resolves to the exit status. */
export async function saveRecord(
  content: string,
  record: SourceFile,
  { sources, diagnostics }: Existing,
): Promise<number> {
  const all = [...sources, record].toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const found = freshProblems(errorsIn(sources, diagnostics), errorsIn(all, diagnostics))
  const root = rootOf(content)
  if (found.length > 0) {
    logDiagnostics(found, all, root)
    log('Nothing was written.')
    return EXIT.problems
  }
  try {
    writeNewRecord(join(content, record.file), record.text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UserError(`${root}/${record.file} exists already. Nothing was written.`)
  }
  process.stdout.write(`${root}/${record.file}\n`)
  return EXIT.ok
}

const errorsIn = (sources: readonly SourceFile[], before: readonly Diagnostic[]): Reported[] =>
  checkContent(sources, { before, sectors: shippedSectors() }).diagnostics.filter(
    ({ severity }) => severity === 'error',
  )
