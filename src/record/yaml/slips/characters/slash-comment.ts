import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { doTheSame } from '../do-the-same.ts'
import { indentOf } from '../../line.ts'
import { type Sheet, outlineOf } from '../outline.ts'
import type { Slip } from '../slip.ts'

/** A comment as other languages write it, after two slashes, a slash and a star, or `<!--`. */
export const slashComment: Slip<Sheet> = {
  example: { text: 'name: Choir\n// moved in May\nstatus: active\n', at: '2:1' },
  find: (sheet) => {
    if (!/^[ \t]*(?:\/[/*]|<!--)/m.test(sheet.text)) return undefined
    const lines = [...outlineOf(sheet)].filter(({ bare }) => START.test(bare))
    const [first] = lines
    if (!first) return undefined
    const { line, lineStart } = first
    const words = line.replace(START, '').replace(/(?<!\s)\s*(?:(?<!\*)\*+\/|-->)\s*$/, '')
    const isOpen = /^\s*(?:\/\*(?!.*\*\/)|<!--(?!.*-->))/.test(line)
    return syntaxAt(
      lineStart + indentOf(line),
      'A comment starts with `#`.',
      isOpen
        ? 'Delete this line and the end of the comment, and write `# ` before each line between them.'
        : `Write ${quote(`# ${words}`.trimEnd())}.${doTheSame(lines)}`,
    )
  },
}

/** The start of a comment, which is no web address without its scheme. */
const START = /^\s*(?:\/\/(?![\w-]+(?:\.[\w-]+)+)|\/\*+|<!--)\s*/
