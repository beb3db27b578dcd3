import type { Path } from '../diagnostics/diagnostic.ts'
import { byEntity } from '../hsds/entities.ts'
import { cardsOf } from '../record/schema/cards.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import type { WrittenObject } from './walk.ts'

/**
 * A text in a field of an object, or in a list that is the field; without a field it is the name of the file. Most texts need
 * no path, so none is made of these steps.
 */
export interface PublishedText {
  readonly text: string
  readonly within: Path
  readonly name?: string
  readonly index?: number
}

/** Where in its record a text is. */
export const pathOf = ({ within, name, index }: PublishedText): Path => [
  ...within,
  ...(name === undefined ? [] : [name]),
  ...(index === undefined ? [] : [index]),
]

/** Fields that are read but not published as they are written, as `hours` is published as `schedules`; and points. */
const NOT_PUBLISHED = ['id', 'hours', 'public', 'latitude', 'longitude']

/** The fields of each entity that need no look: no text of anybody's own is in a date, a time or a choice of values. */
const skipped = byEntity((entity) => {
  const coded = Object.entries(cardsOf(entity)).filter(
    ([, { values, format = '' }]) => values || ['date', 'time', 'date-time'].includes(format),
  )
  return new Set([...NOT_PUBLISHED, ...coded.map(([name]) => name)])
})

/** Everything that a record publishes as a text: the name of its file, and the texts of its objects. */
export const textsOf = (
  { slug }: ContentRecord,
  objects: readonly WrittenObject[],
): readonly PublishedText[] => [{ text: slug, within: [] }, ...publishedTexts(objects)]

/**
 * The texts and numbers that the objects of a record publish, except those that are one of a few values, or a date or time.
 * Parsing has removed private fields already.
 */
export function publishedTexts(objects: readonly WrittenObject[]): readonly PublishedText[] {
  const texts: PublishedText[] = []
  for (const { entity, value, path: within } of objects)
    for (const name of Object.keys(value)) {
      if (skipped[entity].has(name)) continue
      const inner: unknown = value[name as keyof typeof value]
      if (typeof inner === 'string') texts.push({ text: inner, within, name })
      else if (typeof inner === 'number') texts.push({ text: String(inner), within, name })
      else if (name === 'extensions' || name === 'translations')
        collectTexts(inner, [...within, name], texts)
      else if (Array.isArray(inner))
        for (const [index, text] of inner.entries())
          if (typeof text === 'string') texts.push({ text, within, name, index })
    }
  return texts
}

/** Adds every text and number at any depth of a value, as own fields and the settings have them, and the names of own fields. */
export function collectTexts(value: unknown, within: Path, texts: PublishedText[]): void {
  if (typeof value === 'string' || typeof value === 'number')
    texts.push({ text: String(value), within })
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const path = [...within, Array.isArray(value) ? Number(name) : name]
      if (within[0] === 'extensions') texts.push({ text: name, within: path })
      collectTexts(inner, path, texts)
    }
}
