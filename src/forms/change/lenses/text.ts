import { isObject } from '../../../text/is-object.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import { type Lens, isAlikeText, listAt, toText } from './lens.ts'
import { withField, withText } from './with-field.ts'

/** A field that holds one text or number. */
export const textLens = (field: string): Lens<string> => ({
  read: (source) => toText(source[field]),
  write: (record, { next, was }) => withText(record, field, next, was),
  isAlike: isAlikeText,
})

/** A day on which somebody has checked. Somebody else may have checked since; the later day counts. */
export const checkedLens: Lens<string> = {
  ...textLens('assured_date'),
  write: (record, { next, was }) =>
    was > next ? record : withText(record, 'assured_date', next, was),
}

/** A part of the first address of a place. */
export const addressLens = (field: string): Lens<string> => ({
  read(source) {
    const [first] = listAt(source, 'addresses')
    return toText(isObject(first) ? first[field] : undefined)
  },
  write(record, { next, was }) {
    const [first = {}, ...rest] = listAt(record, 'addresses') as readonly (typeof record)[]
    const address = isRawObject(first) ? withText(first, field, next, was) : undefined
    if (!address) return undefined
    const isEmpty = Object.keys(address).length === 0
    return withField(record, 'addresses', isEmpty ? rest : [address, ...rest])
  },
  isAlike: isAlikeText,
})
