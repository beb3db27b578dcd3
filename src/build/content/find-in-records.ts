import { toPattern } from '../../record/privacy/text-pattern.ts'
import type { SourceFile } from './source-file.ts'

/** Where a text stands in a record; line and column count from 1. */
export interface InRecord {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Every place in some records where a text stands, however it is spaced and in whatever case. */
export function* findInRecords(sources: readonly SourceFile[], text: string): Generator<InRecord> {
  const pattern = toPattern(text)
  for (const { file, text: record } of sources)
    for (const { index } of record.matchAll(pattern)) {
      const before = record.slice(0, index)
      const line = before.split('\n').length
      yield { file, line, column: index - before.lastIndexOf('\n') }
    }
}
