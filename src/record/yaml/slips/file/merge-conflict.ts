import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Markers of a merge conflict in git, or some of them. Indented, they are part of a text, such as a line under a heading. */
export const mergeConflict: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\n<<<<<<< main\nstatus: active\n', at: '2:1' },
  find: ({ text }) => {
    const offset = text.search(/^([<=>])\1{6}(?: |\r?$)/m)
    if (offset < 0) return undefined
    return syntaxAt(
      offset,
      'Two versions of this file are here, one above the other, because both were changed at once.',
      'Keep the right lines. Delete the others, and the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
    )
  },
}
