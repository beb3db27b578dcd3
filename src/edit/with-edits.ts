import type { Path } from '../diagnostics/diagnostic.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../record/yaml/raw.ts'
import { changeValue } from './between/change-value.ts'
import { findMarks } from './between/marks.ts'
import { isSame } from './between/same.ts'
import { EditError } from './edit.ts'
import { parseText } from './find-node.ts'
import { applySplices } from './splice.ts'

/** The text of a record with another value, or why there is none. */
export type Edited = { readonly text: string } | { readonly refusal: string }

export interface EditsOptions {
  /** The order of the fields of the mapping at a path. Without it new fields come in the order of the new value. */
  readonly orderAt?: (path: Path) => readonly string[] | undefined
}

/**
 * The text of a record after the edits that make it parse to another value, for example the record after a form
 * was filled in. One changed field changes its line, or the lines of its value; comments, order, quotation marks and line
 * ends stay. A comment inside something deleted stays as a line of its own. The result is parsed again before it is
 * returned, so an edit that would harm something else is refused.
 */
export function withEdits(
  text: string,
  after: Raw,
  { orderAt = () => undefined }: EditsOptions = {},
): Edited {
  // A byte order mark is not part of the YAML.
  const mark = text.startsWith(BOM) ? BOM : ''
  const body = text.slice(mark.length)
  try {
    const { value: before, contents } = parseText(body)
    if (isSame(before, after)) return { text }
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
    const edited = applySplices(body, changeValue(context, slot, before, after))
    const read = parseYaml('', edited).value
    if (read === undefined || !isSame(read, after))
      throw new EditError('This text cannot be changed without changing something else in it.')
    return { text: mark + edited }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { refusal: error.message }
  }
}

const BOM = '\uFEFF'
