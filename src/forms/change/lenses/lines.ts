import { isObject } from '../../../text/is-object.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import { type Lens, areAlikeTexts, listAt, toText } from './lens.ts'
import { type ChangeEntry, asText, listOf, namedBy } from './list-of.ts'
import { withField } from './with-field.ts'

type Lines = readonly string[]

/** A list whose entries have one text each, as a whole or in a field. */
export const linesLens = (
  field: string,
  name?: string,
  change: ChangeEntry = name === undefined ? asText : namedBy(name),
): Lens<Lines> => ({
  read(source) {
    const texts = listAt(source, field).map((entry) =>
      isObject(entry) ? (name === undefined ? undefined : entry[name]) : entry,
    )
    return texts.every((text) => text !== undefined) ? texts.map(toText) : undefined
  },
  write(record, { next, was }) {
    const list = listOf(next, was, record[field], change)
    return list && withField(record, field, list)
  },
  toLine: (line) => line,
  isAlike: areAlikeTexts,
})

/** Areas are written as postcodes, codes or words; the name of one that is drawn means its file. */
export const areasLens: Lens<Lines> = {
  ...linesLens('service_areas', 'name'),
  write: (record, edit) =>
    linesLens('service_areas', 'name', (text) => edit.slugOf(text) ?? text).write(record, edit),
  refers: true,
}

/** Changes entries that are objects with the text in this field. */
export const inObject =
  (name: string): ChangeEntry =>
  (text, entry) => ({ ...(isRawObject(entry) && entry), [name]: text })
