import type { Path } from '../diagnostics/diagnostic.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../record/yaml/raw.ts'
import { changeValue } from './between/change-value.ts'
import { findMarks } from './between/marks.ts'
import { isSame } from './between/same.ts'
import { EditError } from './edit.ts'
import { parseText } from './find-node.ts'
import { type Splice, applySplices } from './splice.ts'

/** The edits for `applySplices`, or why there are none. */
export type EditsBetween = { readonly edits: readonly Splice[] } | { readonly refusal: string }

export interface EditsOptions {
  /** The order of the fields of the mapping at a path. Without it new fields come in the order of the new value. */
  readonly orderAt?: (path: Path) => readonly string[] | undefined
}

/**
 * The edits that turn the text of a record into one that parses to another value, for example the record after a form
 * was filled in. One changed field changes its line, or the lines of its value; comments, order, quotation marks and line
 * ends stay. A comment inside something deleted stays as a line of its own. The result is parsed again before it is
 * returned, so an edit that would harm something else is refused.
 */
export function editsBetween(
  text: string,
  after: Raw,
  { orderAt = () => undefined }: EditsOptions = {},
): EditsBetween {
  // A byte order mark is not part of the YAML.
  const mark = text.startsWith(BOM) ? BOM.length : 0
  const body = text.slice(mark)
  try {
    const { value: before, contents } = parseText(body)
    if (isSame(before, after)) return { edits: [] }
    if (!isRawObject(before) || !contents) throw new EditError('This record has no fields.')
    const slot = {
      node: contents,
      path: [],
      inFlow: false,
      from: 0,
      column: 0,
      after: 'key',
    } as const
    const context = { text: body, marks: findMarks(body), orderAt }
    const edits = changeValue(context, slot, before, after)
    const read = parseYaml('', applySplices(body, edits)).value
    if (read === undefined || !isSame(read, after))
      throw new EditError('This text cannot be changed without changing something else in it.')
    return {
      edits: edits.map((edit) => ({ ...edit, start: edit.start + mark, end: edit.end + mark })),
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { refusal: error.message }
  }
}

const BOM = '\uFEFF'
