import { normaliseValue } from '../../record/normalise/value.ts'
import type { Country } from '../../countries/countries.ts'
import { isAllowed } from '../../record/hints/correction/allowed.ts'
import type { Schema } from '../../record/schema/schema.ts'

/**
 * The entries of a list that is written as one text: `food, company`. Undefined unless every entry is one that the list
 * can have, because a comma may also belong to a text.
 */
export function entriesOfText(
  text: string,
  list: Schema,
  { resolve, countries }: { resolve: (ref: string) => Schema; countries: readonly Country[] },
): readonly string[] | undefined {
  const schema = list.items && textSchema(list.items, resolve)
  if (!schema || /[\n[\]{}"]/.test(text)) return undefined
  const entries = text
    .split(/[,;]/)
    .map((entry) => normaliseValue({ text: entry, schema, beside: () => undefined }, countries))
  const isEvery = entries.every((entry) => isEntry(entry.trim(), schema))
  return isEvery ? entries.map((entry) => entry.trim()) : undefined
}

/** The schema of an entry that is a text. */
function textSchema(items: Schema, resolve: (ref: string) => Schema): Schema | undefined {
  const schema = items.$ref ? resolve(items.$ref) : items
  if (schema.if) return schema.then && textSchema(schema.then, resolve)
  const { short } = schema
  const inner = short ? schema.properties?.[short] : undefined
  if (inner) return textSchema(inner, resolve)
  return schema.type === 'string' ? schema : undefined
}

function isEntry(entry: string, schema: Schema): boolean {
  if (schema.refers === 'anyArea')
    return /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{0,2})?$/i.test(entry) || NAME.test(entry)
  if (schema.refers) return NAME.test(entry)
  if (schema.normalise === 'phone') return PHONE.test(entry)
  return isAllowed(entry, schema)
}

/** A slug, perhaps with the taxonomy of a term before it. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const PHONE = /^[+\d][\d ()-]{2,}$/
