import { type Node, isScalar } from 'yaml'
import { type Finding, syntaxAt } from '../../finding.ts'
import type { SeenPair, Slip } from '../slip.ts'

/** A field whose name is a list, a map or nothing. */
export const namelessField: Slip<SeenPair> = {
  example: { text: '[name]: Choir\n', at: '1:1' },
  find: ({ node: { key }, context: { document } }) =>
    isScalar(key) && typeof key.value === 'string'
      ? undefined
      : namelessAt(((key ?? document.contents) as Node | null)?.range?.[0] ?? 0),
}

export const namelessAt = (offset: number): Finding =>
  syntaxAt(offset, 'The name of a field must be a plain word.', 'Write `name: value`.')
