import { counted } from '../../text/counted.ts'
import { randomUUID } from 'node:crypto'
import { UserError } from '../../io/command/errors.ts'
import { log } from '../../io/command/log.ts'
import { composeSheets } from '../../generator/dump/sheets.ts'
import { brokenFiles } from '../../import/judge/broken-files.ts'
import { indexContent } from '../../import/merge/content-index.ts'
import { openPath } from '../../import/open/open-path.ts'
import { readSheets } from '../../import/read/workbook.ts'
import { planEdits } from '../../import/workbook/plan-edits.ts'
import { editedSheets, rowsOf } from '../../import/workbook/read-workbook.ts'
import { type WorkbookReport, workbookText } from '../../import/workbook/workbook-report.ts'
import { listKnown } from '../../edit/known.ts'
import { loadContent } from '../../generator/pipeline.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { feedOf } from '../../generator/site/feed.ts'
import { writeRecords } from '../records/write-records.ts'

export interface WorkbookImport {
  readonly place: string
  readonly content: string
  readonly isDryRun: boolean
  readonly keepPersonal: readonly string[]
}

/** Takes back a workbook that `osd export` wrote. Undefined for any other source. */
export async function importWorkbook({
  place,
  content,
  isDryRun,
  keepPersonal,
}: WorkbookImport): Promise<WorkbookReport | undefined> {
  if (!/\.xlsx$/i.test(place) || /^https?:/i.test(place)) return undefined
  const [file] = await openPath(place)
  const sheets = file && editedSheets(await readSheets(file.bytes))
  if (!sheets) return undefined
  const { directory, sources } = await loadContent(content)
  if (!directory)
    throw new UserError('The records have errors. Run osd check, correct them, and try again.')
  const { settings } = directory
  const { changes, notes } = planEdits(sheets, {
    settings,
    index: indexContent(sources, settings.namespace, new Map()),
    current: rowsOf(composeSheets(feedOf(directory).lists, settings)),
    newId: randomUUID,
    keepPersonal,
    known: listKnown(sources),
  })
  const broken = brokenFiles(sources, changes, { sectors: shippedSectors() })
  const kept = changes.filter(({ file }) => !broken.has(file))
  const filesOf = (isNew: boolean) =>
    kept.filter(({ before }) => (before === undefined) === isNew).map(({ file: one }) => one)
  const report: WorkbookReport = {
    source: place,
    kind: 'workbook',
    changed: filesOf(false),
    added: filesOf(true),
    notes: [...notes, ...[...broken].map(([name, why]) => `${name} was not written: ${why}`)],
  }
  for (const line of workbookText(report)) log(line)
  if (!isDryRun && kept.length > 0) await writeRecords(content, kept)
  log(
    kept.length === 0
      ? 'No record changes.'
      : `${counted(kept.length, 'record')} ${isDryRun ? 'would be written. Nothing was written.' : 'written.'}`,
  )
  return report
}
