import { isScalar, isSeq } from 'yaml'
import { syntaxAt } from '../../finding.ts'
import { isPrivate } from '../private.ts'
import type { SeenValue, Slip } from '../slip.ts'
import { ENTRY_START } from './entry-start.ts'

/** An entry that is indented further than the one above it, so that YAML reads both as one text. */
export const indentedEntry: Slip<SeenValue> = {
  example: { text: 'phones:\n  - 0117 496 0120\n    - 0117 496 0121\n', at: '3:5' },
  find: ({ node, parents, context: { text } }) => {
    const list = parents.at(-1)
    const isEntry = isScalar(node) && node.type === 'PLAIN' && isSeq(list) && !list.flow
    if (!isEntry || isPrivate(parents)) return undefined
    const [start, end] = node.range ?? [0, 0]
    const [line] = NEXT_ENTRY.exec(text.slice(start, end)) ?? []
    if (line === undefined) return undefined
    return syntaxAt(
      text.indexOf(line, start) + line.indexOf('-'),
      'This line is indented further than the dash above it, so it is part of that entry.',
      'Put its dash directly below the one above, with a space after it.',
    )
  },
}

const NEXT_ENTRY = new RegExp(String.raw`\n[ \t]*-(?:[ \t]|${ENTRY_START})`, 'u')
