import { type Position, createPositionAt } from '../text/position.ts'
import { toPattern } from '../privacy/text-pattern.ts'
import type { SourceFile } from './source-file.ts'

/** Where a text stands in a record. */
export interface InRecord extends Position {
  readonly file: string
}

/** Every place in some records where a text stands, however it is spaced and in whatever case. */
export function* findInRecords(sources: readonly SourceFile[], text: string): Generator<InRecord> {
  const pattern = toPattern(text)
  for (const { file, text: record } of sources) {
    const positionAt = createPositionAt(record)
    for (const { index } of record.matchAll(pattern)) yield { file, ...positionAt(index) }
  }
}
