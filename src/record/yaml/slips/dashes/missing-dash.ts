import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { misalignedLine } from '../indentation/misaligned.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** An entry without a dash, or with a bullet, below an entry with a dash. */
export const missingDash: Slip<SyntaxFault> = {
  example: { text: 'locations:\n  - village-hall\n  library\n', at: '3:3' },
  find: (fault) => {
    const misaligned = misalignedLine(fault)
    if (!misaligned) return undefined
    const { line, lineStart, above } = misaligned
    const [last = ''] = above.trimEnd().split('\n').slice(-1)
    const text = line.trim()
    if (!/^\s*- /.test(last) || /^-(?: |$)|:(?: |$)/.test(text)) return undefined
    return syntaxAt(
      lineStart + indentOf(line),
      'This line has no dash, but the line above it has one.',
      `Write ${quote(`- ${text.replace(BULLET, '')}`)}, with its dash directly below the one above.`,
    )
  },
}

/** Characters typed in place of a dash. */
const BULLET = /^(?:[•▪·–—]\s*)+/
