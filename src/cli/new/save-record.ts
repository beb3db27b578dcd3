import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFileJudge } from '../../generator/judge-files.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { stageFile } from '../../io/files/staged-file.ts'
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
  { sources, diagnostics: before }: Existing,
): Promise<number> {
  const judge = createFileJudge(sources, { before, sectors: shippedSectors() })
  const { errors, after } = judge([{ file: record.file, after: record.text }])
  const root = rootOf(content)
  if (errors.length > 0) {
    logDiagnostics(errors, after, root)
    log('Nothing was written.')
    return EXIT.problems
  }
  try {
    const path = join(content, record.file)
    mkdirSync(dirname(path), { recursive: true })
    stageFile(path, record.text).create()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UserError(`${root}/${record.file} exists already. Nothing was written.`)
  }
  process.stdout.write(`${root}/${record.file}\n`)
  return EXIT.ok
}
