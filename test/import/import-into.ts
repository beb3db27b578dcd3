import { composeSheets } from '../../src/generator/dump/sheets.ts'
import { listKnown } from '../../src/edit/known.ts'
import { indexContent } from '../../src/import/merge/content-index.ts'
import { readSheets } from '../../src/import/read/workbook.ts'
import { planEdits } from '../../src/import/workbook/plan-edits.ts'
import { editedSheets, rowsOf } from '../../src/import/workbook/read-workbook.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { feedOf } from '../../src/generator/site/feed.ts'

type Files = ReadonlyMap<string, string>

const sourcesOf = (files: Files) => [...files].map(([file, text]) => ({ file, text }))

export function feedIn(files: Files): ReturnType<typeof feedOf> {
  const { directory, diagnostics } = checkContent(sourcesOf(files))
  if (!directory) throw new Error(JSON.stringify(diagnostics))
  return feedOf(directory)
}

/** Imports a workbook into content. */
export async function importInto(files: Files, workbook: Uint8Array, keepPersonal: string[] = []) {
  const { settings, lists } = feedIn(files)
  let id = 0
  const { changes, notes } = planEdits(editedSheets(await readSheets(workbook))!, {
    settings,
    index: indexContent(sourcesOf(files), settings.namespace, new Map()),
    current: rowsOf(composeSheets(lists, settings)),
    keepPersonal,
    known: listKnown(sourcesOf(files)),
    newId: () => `00000000-0000-4000-8000-00000000000${++id}`,
  })
  const after = new Map(files)
  for (const { file, after: text } of changes) after.set(file, text!)
  return { files: after, changed: changes.map(({ file }) => file), notes }
}
