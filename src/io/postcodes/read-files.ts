import { IngestError } from './ingest-error.ts'
import type { DropReason, FoundPostcode } from './layout.ts'
import { createRowScanner } from './rows.ts'
import type { DataFile } from './sniff.ts'

/** The number of rows, and of dropped rows by reason. */
export interface RowCounts {
  readonly rows: number
  readonly dropped: Readonly<Record<DropReason, number>>
}

/** Reads all rows of files with postcodes. Throws when a row has another number of columns: the file is cut off or damaged. */
export async function readFiles(
  files: readonly DataFile[],
  partial: boolean,
  onPostcode: (postcode: FoundPostcode) => void,
): Promise<RowCounts> {
  const dropped = { 'not-a-postcode': 0, terminated: 0, 'northern-ireland': 0, 'without-place': 0 }
  let rows = 0
  for (const { file, layout } of files) {
    const scanner = createRowScanner(layout.delimiter, (row) => {
      if (layout.header && row.number === 1) return
      if (row.length !== layout.width)
        throw new IngestError(
          `Row ${row.number} of ${file.path} has ${row.length} columns instead of ${layout.width}: the ` +
            'file is cut off or damaged. Download it again.',
        )
      rows += 1
      const found = layout.read(row)
      if (typeof found === 'string') dropped[found] += 1
      else onPostcode(found)
    })
    for await (const chunk of file.read()) scanner.push(chunk)
    if (scanner.end().unfinished && !partial)
      throw new IngestError(
        `The last line of ${file.path} is not complete: the file is cut off. Download it again.`,
      )
  }
  return { rows, dropped }
}
