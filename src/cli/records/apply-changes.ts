import { createFileJudge } from '../../generator/judge-files.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { inFolders } from './in-folders.ts'
import { writeRecords } from './write-records.ts'

export interface Application {
  readonly content: string
  readonly isDryRun: boolean
  /** One line of what was done, such as `Renamed …`. */
  readonly summary: string
  /** Changes of files that hold no records. */
  readonly beside?: readonly FileChange[]
}

/** Makes all changes, unless they would bring an error, and reports them. Resolves to the exit status. */
export async function applyChanges(
  sources: readonly SourceFile[],
  changes: readonly FileChange[],
  { content, isDryRun, summary, beside = [] }: Application,
): Promise<number> {
  const { errors, after } = createFileJudge(sources, { sectors: shippedSectors() })(changes)
  const root = rootOf(content)
  if (errors.length > 0) {
    logDiagnostics(errors, after, root)
    log('This change would bring an error. Nothing was written.')
    return EXIT.problems
  }
  const all = [...changes, ...beside]
  if (!isDryRun) await writeRecords(content, all)
  const lines = inFolders(all.map(({ file }) => `${root}/${file}`))
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  log(isDryRun ? 'These files would be changed. Nothing was written.' : summary)
  return EXIT.ok
}
