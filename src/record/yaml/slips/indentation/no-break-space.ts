import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { doTheSame } from '../do-the-same.ts'
import { type Sheet, outlineOf } from '../outline.ts'
import type { Slip } from '../slip.ts'

/** A no-break space, or another that YAML reads as a letter, before the name of a field, around a dash or after a colon. */
export const noBreakSpace: Slip<Sheet> = {
  example: { text: 'name: Choir\nhours:\n\u00A0\u00A0- Tue 10:00-12:00\n', at: '3:1' },
  find: (sheet) => {
    if (!SPECIAL.test(sheet.text)) return undefined
    const outline = [...outlineOf(sheet)]
    const lines = outline.filter(({ line }) => AROUND.test(line))
    const [first] = lines
    if (!first) return undefined
    const { line, lineStart } = first
    const [start = ''] = AROUND.exec(line) ?? []
    const above = outline[outline.indexOf(first) - 1]?.line ?? ''
    const isTooFar = /^ *[a-z_]\w*: +[^\s|>]/.test(above) && indentOf(above) < indentOf(line)
    return syntaxAt(
      lineStart + line.search(SPECIAL),
      'This line contains a different kind of space, probably copied from another program.',
      `Delete every space before ${quote(line.slice(start.length).trim())}${isTooFar ? ', so that it starts in the same column as the line above it.' : ' and type as many with the space bar.'}${doTheSame(lines)}`,
    )
  },
}

/** Spaces that YAML takes for letters. */
const SPACE = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`
const SPECIAL = new RegExp(SPACE)

/**
 * Such a space, and what is before it on its line: other spaces, dashes, and the name of a field. After a common space it is
 * part of a value, unless the name of a field follows.
 */
const AROUND = new RegExp(
  `^ *(?:${SPACE}|-${SPACE}|- +(?=${SPACE}+[a-z_]+:)|(?:- +)*[a-z_]+:${SPACE})(?:[- ]|${SPACE})*`,
)
