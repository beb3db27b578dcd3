import { type Node, isMap, isScalar } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { findMarks } from './between/marks.ts'
import { partsOf } from './between/parts.ts'
import { replaceValue } from './between/replace-value.ts'
import { writeFlow } from './between/write-value.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Edit, EditError } from './edit.ts'
import { expectedValue } from './expected.ts'
import { type ParsedText, findNode, parseText } from './find-node.ts'
import { insertKey } from './keys.ts'
import { setScalar } from './set-scalar.ts'
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
  if ('key' in edit) return replaceField(parsed, edit)
  if ('texts' in edit) return setTexts(parsed, edit)
  return 'insert' in edit ? insertKey(parsed, edit, before) : setScalarAt(parsed, edit)
}

function setScalarAt(
  { text, contents }: ParsedText,
  { path, value }: Edit & { value: string },
): Splice {
  const { node, inFlow } = findNode(contents, path)
  const splice = setScalar(text, { node, value, inFlow })
  if (!splice) throw new EditError(`\`${path.join('.')}\` is not a single value.`)
  return splice
}

function setTexts(
  { text, contents }: ParsedText,
  { path, texts }: { readonly path: Path; readonly texts: readonly string[] },
): Splice {
  const { node } = findNode(contents, path)
  const [start = 0, end = 0] = node.range ?? []
  if (!isScalar(node) || text.slice(start, end).includes('\n'))
    throw new EditError(`\`${path.join('.')}\` is not a text on one line.`)
  return { start, end, text: writeFlow(texts) }
}

function replaceField(
  { text, contents }: ParsedText,
  {
    path,
    key,
    texts,
  }: { readonly path: Path; readonly key: string; readonly texts: readonly string[] },
): readonly Splice[] {
  const owner = findNode(contents, path.slice(0, -1))
  if (!isMap(owner.node)) throw new EditError(`\`${path.join('.')}\` is not a field.`)
  const context = { text, marks: findMarks(text), orderAt: () => undefined }
  const inFlow = owner.inFlow || owner.node.flow === true
  const parts = partsOf(context, owner.node, { inFlow, path: path.slice(0, -1) })
  const part = parts.find((field) => field.key === path.at(-1))
  const [start, end] = (findNode(contents, path).pair?.key as Node | undefined)?.range ?? []
  if (!part || start === undefined || end === undefined)
    throw new EditError(`\`${path.join('.')}\` is not a field.`)
  return [{ start, end, text: key }, ...replaceValue(context, part.slot, texts)]
}
