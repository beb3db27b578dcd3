import { type Position, createPositionAt } from '../text/position.ts'
import { toPattern } from '../privacy/text-pattern.ts'
import type { SourceFile } from './source-file.ts'

/** Where a record contains a text. */
export interface InRecord extends Position {
  readonly file: string
}

/** Finds a text in records, in any case and with any white space between its words. */
export function* findInRecords(sources: readonly SourceFile[], text: string): Generator<InRecord> {
  const pattern = toPattern(text)
  for (const { file, text: content } of sources) {
    const positionAt = createPositionAt(content)
    for (const { index } of content.matchAll(pattern)) yield { file, ...positionAt(index) }
  }
}
