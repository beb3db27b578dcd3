import { fieldsWith } from '../../../schema/cards.ts'
import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { doTheSame } from '../do-the-same.ts'
import { type OutlineLine, type Sheet, outlineOf } from '../outline.ts'
import type { Slip } from '../slip.ts'

/** Lines that start with a bullet or a long dash where a list belongs. */
export const bullet: Slip<Sheet> = {
  example: { text: 'hours:\n  • Tue 10:00-12:00\n', at: '2:3' },
  find: (sheet) => {
    if (!/[•▪●○◦‣·∙–—−]/.test(sheet.text)) return undefined
    const lines = bulletsIn(sheet)
    const [first] = lines
    if (!first) return undefined
    const { line, lineStart } = first
    return syntaxAt(
      lineStart + indentOf(line),
      `An entry of a list starts with the dash of the keyboard, not with ${quote(line.trim().charAt(0))}.`,
      `Write ${quote(`- ${line.replace(BULLET, '')}`)}.${doTheSame(lines)}`,
    )
  },
}

/** A character typed in place of a dash. */
const BULLET = /^\s*[•▪●○◦‣·∙–—−]+\s*/

/** The lines with a bullet in the first list that has some. */
function bulletsIn(sheet: Sheet): readonly OutlineLine[] {
  const found: OutlineLine[] = []
  let list: OutlineLine | undefined
  for (const one of outlineOf(sheet)) {
    const { line, bare } = one
    const [, name] = /^\s*(?:- +)*([a-z_]\w*):\s*(?:#.*)?$/.exec(line) ?? []
    if (list && BULLET.test(bare) && indentOf(line) >= indentOf(list.line)) found.push(one)
    else if (name) list = isList(name) ? one : undefined
    else if (list && indentOf(line) <= indentOf(list.line) && !/^\s*(?:-|#)/.test(line))
      list = undefined
    if (!list && found.length > 0) break
  }
  return found
}

const LISTS = new Set(fieldsWith(({ type }) => type === 'array').map(({ field }) => field))
const isList = (name: string) => LISTS.has(name)
