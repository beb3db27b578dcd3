import { counted } from '../../text/counted.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { createRecordSchemas, slugOf } from '../../edit/record-schemas.ts'
import { removeRecord } from '../../edit/remove.ts'
import { forgetRecord, mergeRemembered } from '../../match/memory/forget.ts'
import { readSources } from '../sources/sources-folder.ts'
import { EXIT } from '../../io/command/exit.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { quote } from '../../text/quote.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { applyChanges } from './apply-changes.ts'
import { publishedRecord } from './published-record.ts'
import { orRefuse } from './refused.ts'

export interface RecordRemoval {
  readonly source: SourceFile
  readonly replacement?: SourceFile | undefined
  readonly isMerge?: boolean
  /** The text of the replacement with what comes over from the record. */
  readonly merged?: string | undefined
  readonly reason?: string | undefined
  readonly content: string
  readonly isDryRun: boolean
}

/** Removes a record from the content folder, as `osd remove` and `osd merge` do. Resolves to the exit status. */
export async function removeFrom(
  sources: readonly SourceFile[],
  { source, replacement, isMerge = false, merged, reason, content, isDryRun }: RecordRemoval,
): Promise<number> {
  const record = publishedRecord(sources, source)
  const next = replacement && publishedRecord(sources, replacement)
  const { target, ids, name } = record
  const result = orRefuse(() =>
    removeRecord(withText(sources, replacement, merged), {
      target,
      ids,
      isMerge,
      date: localDate(new Date()),
      schemas: createRecordSchemas(),
      ...(next && { replacement: next.target }),
      ...(reason !== undefined && { reason }),
    }),
  )
  if ('blocked' in result) {
    const root = rootOf(content)
    for (const { file, line } of result.blocked) log(`${root}/${file}:${line}`)
    log(
      `These places need \`${slugOf(source.file)}\`. Change them, or name another record with --replaced-by. Nothing was written.`,
    )
    return EXIT.problems
  }
  const others = result.changes.filter(
    ({ file, after }) => after !== undefined && file !== 'removed.yaml',
  ).length
  const states = readSources(content)
  return applyChanges(sources, withMerged(result.changes, replacement, merged), {
    content,
    isDryRun,
    beside:
      next && isMerge
        ? mergeRemembered(states, target.id, next.target.id)
        : forgetRecord(states, target.id),
    summary: [
      `Removed ${quote(name)}${next ? `, which ${quote(next.name)} replaces` : ''}.`,
      ...(others === 0
        ? []
        : next
          ? [
              `${counted(others, 'file that referred to it refers', 'files that referred to it refer')} to that now.`,
            ]
          : [
              `${counted(others, 'file that referred to it was', 'files that referred to it were')} corrected.`,
            ]),
    ].join(' '),
  })
}

const withText = (sources: readonly SourceFile[], one?: SourceFile, text?: string) =>
  text === undefined ? sources : sources.map((own) => (own === one ? { ...own, text } : own))

/** The changes as they are made to the replacement as it is now. */
function withMerged(
  changes: readonly FileChange[],
  replacement?: SourceFile,
  merged?: string,
): readonly FileChange[] {
  if (!replacement || merged === undefined || merged === replacement.text) return changes
  const { file, text: before } = replacement
  const own = changes.find((change) => change.file === file)
  const others = changes.filter((change) => change !== own)
  return [...others, { file, before, after: own?.after ?? merged }]
}
