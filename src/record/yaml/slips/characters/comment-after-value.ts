import { fieldsWith } from '../../../schema/cards.ts'
import { isProse } from '../../../schema/prose.ts'
import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { doTheSame } from '../do-the-same.ts'
import { type OutlineLine, type Sheet, outlineOf } from '../outline.ts'
import type { Slip } from '../slip.ts'

/** A comment as other languages write it, after a value that is no prose. */
export const commentAfterValue: Slip<Sheet> = {
  example: { text: 'name: Choir\nstatus: active // until May\n', at: '2:16' },
  find: (sheet) => {
    if (!/[ \t](?:\/[/*]|<!--)/.test(sheet.text)) return undefined
    const lines = commentsIn([...outlineOf(sheet)])
    const [first] = lines
    if (!first) return undefined
    const { line, lineStart } = first
    const [, before = '', words = ''] = COMMENT.exec(line) ?? []
    return syntaxAt(
      lineStart + before.length + 1,
      'A comment starts with `#`.',
      `Write ${quote(`${before.trim()} # ${words.trimEnd().replace(/(?<!\s)\s*(?:\*\/|-->)$/, '')}`)}.${doTheSame(lines)}`,
    )
  },
}

/** A field or an entry with a value, and what follows two slashes that start no web address. */
const COMMENT =
  /^(\s*(?:- +|[a-z_]+: +)+(?!- |[a-z_]+: )[^\s#].*?)(?<![ \t])[ \t]+(?:\/\/(?![\w-]+(?:\.[\w-]+)+)|\/\*|<!--)\s*(\S.*)/

/** The lines with such a comment, but for those below `private:`. */
function commentsIn(outline: readonly OutlineLine[]): readonly OutlineLine[] {
  return outline.filter(({ line, bare }, i) => {
    const [, before] = COMMENT.exec(bare) ?? []
    if (before === undefined || before.includes(' #')) return false
    const owners = ownersOf(outline.slice(0, i + 1))
    // The words after a number are what the number is for.
    const isPhone = owners[0] === 'phones' && /^\s*-/.test(line)
    return FIELDS.has(owners[0] ?? '') && !isPhone && !owners.includes('private')
  })
}

/** The names of the fields that the last line is in, from the inside out. */
function ownersOf(lines: readonly OutlineLine[]): readonly string[] {
  const names: string[] = []
  let column = Infinity
  for (const { line } of lines.toReversed()) {
    const [, dash = '', name] = /^\s*(- +)*(?:([a-z_]+):(?:\s|$))?/.exec(line) ?? []
    const indent = indentOf(line) + (name ? dash.length : 0)
    if (indent >= column && !(name && indent === column && names.length === 0)) continue
    if (name) names.push(name)
    column = indent
  }
  return names
}

/** Fields whose values are no prose, in which two slashes may separate words. */
const FIELDS = new Set(
  fieldsWith(({ type }) => type !== 'object')
    .map(({ field }) => field)
    .filter((field) => !isProse(field) && field !== 'service_areas'),
)
