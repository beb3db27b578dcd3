import { type Node, isAlias, isMap, isScalar } from 'yaml'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { writeBlockText } from './block-text.ts'
import { type Edit, EditError, type Where } from './edit.ts'
import { expectedValue } from './expected.ts'
import { type Source, findNode, openSource, pairOf } from './find-node.ts'
import { type Splice, applySplices, columnOf, endOfPair, eolAt, insertLines } from './lines.ts'
import { appendEntries, removeKey, toEntries } from './entries.ts'
import { type Style, writeScalar } from './scalar.ts'

/**
 * Changes values in the text of a YAML file and nothing else: comments, order, quotation marks, blank lines and line
 * ends stay as they are. The result is read again, and must say what it said before but for these changes.
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text
  // The byte order mark that some editors put first is no part of the YAML.
  if (text.startsWith(MARK)) return MARK + editYaml(text.slice(1), edits)
  const source = openSource(text)
  const after = applySplices(
    text,
    inTextOrder(edits).flatMap((edit, i, all) => spliceOf(source, edit, all.slice(0, i))),
  )
  const says = parseYaml('', after).value
  if (JSON.stringify(says) !== JSON.stringify(expectedValue(source.value, edits)))
    throw new EditError('This text cannot be changed without changing something else in it.')
  return after
}

/** Of changes that meet at one place the value comes first, then what goes into it, then what goes behind it. */
const inTextOrder = (edits: readonly Edit[]): Edit[] => [
  ...edits.filter((edit) => !('insert' in edit)),
  ...edits.filter((edit) => 'insert' in edit).toSorted((a, b) => b.path.length - a.path.length),
]

const MARK = '\uFEFF'

/** The pieces for one change; `before` are the changes that come first. */
function spliceOf(source: Source, edit: Edit, before: readonly Edit[]): Splice | readonly Splice[] {
  if ('remove' in edit) return removeKey(source, edit.path)
  if ('append' in edit) return appendEntries(source, edit.path, edit.append)
  if ('key' in edit) return toEntries(source, edit.path, edit)
  return 'insert' in edit ? insertKey(source, edit, before) : setScalar(source, edit)
}

function setScalar({ text, contents }: Source, { path, value }: Edit & { value: string }): Splice {
  const { node, inFlow } = findNode(contents, path)
  if (!isScalar(node) && !isAlias(node))
    throw new EditError(`\`${path.join('.')}\` is not a single value.`)
  const [start, end] = node.range as [number, number, number]
  const written = text.slice(start, end)
  if (isScalar(node) && node.type?.startsWith('BLOCK')) {
    const eol = eolAt(text, text.indexOf('\n', start) + 1)
    return { start, end, text: writeBlockText(written, value, eol) ?? inOneLine(written, value) }
  }
  const style = (isScalar(node) && STYLES.find((name) => name === node.type)) || 'PLAIN'
  const scalar = writeScalar(value, { style, inFlow, source: written })
  if (start < end) return { start, end, text: scalar }
  // Nothing is written here yet: `key:` or `-`, perhaps with a comment or a comma after it.
  const from = text.slice(0, start).trimEnd().length
  const [blanks = ''] = /^[ \t]*(?=\r?\n|,|$)/.exec(text.slice(from)) ?? []
  return { start: from, end: from + blanks.length, text: ` ${scalar}` }
}

const STYLES: readonly Style[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE']

/** A value in quotation marks in place of a block text; the comment of its first line stays. */
function inOneLine(block: string, value: string): string {
  const [head = ''] = block.split(/\r?\n/, 1)
  const comment = /\s+#.*$/.exec(head)?.[0] ?? ''
  return writeScalar(value, { style: 'QUOTE_DOUBLE' }) + comment + (/\r?\n$/.exec(block)?.[0] ?? '')
}

function insertKey(
  { text, contents }: Source,
  { path, value, insert }: Edit & { value: string; insert: Where },
  before: readonly Edit[],
): Splice {
  const key = String(path.at(-1))
  const { node: map, inFlow: isInside } = findNode(contents, path.slice(0, -1))
  if (!isMap(map)) throw new EditError(`\`${path.slice(0, -1).join('.')}\` has no fields.`)
  if (pairOf(map, key)) throw new EditError(`\`${path.join('.')}\` is there already.`)
  const inFlow = isInside || map.flow === true
  const written = `${writeScalar(key, { inFlow: true })}: ${writeScalar(value, { inFlow })}`
  const first = (map.items[0]?.key as Node | undefined)?.range?.[0]
  if (first === undefined) {
    const start = (map.range?.[0] ?? 0) + 1
    const parent = path.slice(0, -1).join('\0')
    const isSecond = before.some(
      (other) => 'insert' in other && other.path.slice(0, -1).join('\0') === parent,
    )
    return { start, end: start, text: isSecond ? `, ${written}` : written }
  }
  if (insert === 'first') {
    const eol = eolAt(text, first)
    const between = inFlow ? ', ' : eol + ' '.repeat(columnOf(text, first))
    return { start: first, end: first, text: written + between }
  }
  const neighbour = pairOf(map, insert.after)
  if (!neighbour) throw new EditError(`There is no \`${insert.after}\` to write \`${key}\` after.`)
  const end = endOfPair(neighbour)
  if (inFlow) return { start: end, end, text: `, ${written}` }
  return insertLines(text, end, [written], columnOf(text, first))
}
