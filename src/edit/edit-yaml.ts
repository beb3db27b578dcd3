import { isAlias, isScalar } from 'yaml'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { writeBlockText } from './block-text.ts'
import { type Edit, EditError } from './edit.ts'
import { appendEntries, replaceByEntries } from './entries.ts'
import { expectedValue } from './expected.ts'
import { type ParsedText, findNode, parseText } from './find-node.ts'
import { insertKey, removeKey } from './keys.ts'
import { eolAt } from './lines.ts'
import { type Style, writeScalar } from './scalar.ts'
import { type Splice, applySplices } from './splice.ts'

/**
 * Edits the text of a YAML file. Comments, order, quotation marks, blank lines and line ends outside the edited values
 * stay, which they would not if the `yaml` package printed its document. The result is parsed again and compared with the
 * expected value; EditError is thrown if they differ.
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text
  // A byte order mark is not part of the YAML.
  if (text.startsWith(BOM)) return BOM + editYaml(text.slice(1), edits)
  const parsed = parseText(text)
  const splices = inTextOrder(edits).flatMap((edit, i, all) =>
    splicesOf(parsed, edit, all.slice(0, i)),
  )
  const after = applySplices(text, splices)
  const value = parseYaml('', after).value
  if (JSON.stringify(value) !== JSON.stringify(expectedValue(parsed.value, edits)))
    throw new EditError('This text cannot be changed without changing something else in it.')
  return after
}

/** At one offset, a new value comes first, then keys inserted into it, then keys inserted after it. */
const inTextOrder = (edits: readonly Edit[]): Edit[] => [
  ...edits.filter((edit) => !('insert' in edit)),
  ...edits.filter((edit) => 'insert' in edit).toSorted((a, b) => b.path.length - a.path.length),
]

const BOM = '\uFEFF'

/** The splices of one edit. `before` are the edits that come first in the text. */
function splicesOf(
  parsed: ParsedText,
  edit: Edit,
  before: readonly Edit[],
): Splice | readonly Splice[] {
  if ('remove' in edit) return removeKey(parsed, edit.path)
  if ('append' in edit) return appendEntries(parsed, edit.path, edit.append)
  if ('key' in edit) return replaceByEntries(parsed, edit.path, edit)
  return 'insert' in edit ? insertKey(parsed, edit, before) : setScalar(parsed, edit)
}

function setScalar(
  { text, contents }: ParsedText,
  { path, value }: Edit & { value: string },
): Splice {
  const { node, inFlow } = findNode(contents, path)
  if (!isScalar(node) && !isAlias(node))
    throw new EditError(`\`${path.join('.')}\` is not a single value.`)
  const [start, end] = node.range as [number, number, number]
  const written = text.slice(start, end)
  if (isScalar(node) && node.type?.startsWith('BLOCK')) {
    const eol = eolAt(text, text.indexOf('\n', start) + 1)
    return { start, end, text: writeBlockText(written, value, eol) ?? blockToLine(written, value) }
  }
  const style = (isScalar(node) && STYLES.find((name) => name === node.type)) || 'PLAIN'
  const scalar = writeScalar(value, { style, inFlow, source: written })
  if (start < end) return { start, end, text: scalar }
  // An empty value: `key:` or `-`, perhaps with a comment or a comma after it.
  const from = text.slice(0, start).trimEnd().length
  const [blanks = ''] = /^[ \t]*(?=\r?\n|,|$)/.exec(text.slice(from)) ?? []
  return { start: from, end: from + blanks.length, text: ` ${scalar}` }
}

const STYLES: readonly Style[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE']

/** A quoted value in place of a block scalar. The comment in its header stays. */
function blockToLine(block: string, value: string): string {
  const [header = ''] = block.split(/\r?\n/, 1)
  const comment = /\s+#.*$/.exec(header)?.[0] ?? ''
  const eol = /\r?\n$/.exec(block)?.[0] ?? ''
  return writeScalar(value, { style: 'QUOTE_DOUBLE' }) + comment + eol
}
