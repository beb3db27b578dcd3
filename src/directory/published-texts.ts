import type { Path } from '../diagnostics/diagnostic.ts'
import { byEntity } from '../hsds/entities.ts'
import { cardsOf } from '../record/schema/cards.ts'
import type { WrittenObject } from './walk.ts'

/** A text in a field of an object, or in a list that is the field. Most texts need no path, so none is made of these steps. */
export interface PublishedText {
  readonly text: string
  readonly within: Path
  readonly name: string
  readonly index?: number
}

/** Where in its record a text is. */
export const pathOf = ({ within, name, index }: PublishedText): Path =>
  index === undefined ? [...within, name] : [...within, name, index]

/** Fields that are read but not published as they are written. `hours` is published as `schedules`. */
const NOT_PUBLISHED = ['id', 'hours', 'public']

/** The fields of each entity that need no look: no text of anybody's own is in a date, a time or a choice of values. */
const skipped = byEntity((entity) => {
  const coded = Object.entries(cardsOf(entity)).filter(
    ([, { values, format = '' }]) => values || ['date', 'time', 'date-time'].includes(format),
  )
  return new Set([...NOT_PUBLISHED, ...coded.map(([name]) => name)])
})

/**
 * The texts that the objects of a record publish, except those that are one of a few values, or a date or time. Parsing has
 * removed private fields already.
 */
export function publishedTexts(objects: readonly WrittenObject[]): readonly PublishedText[] {
  const texts: PublishedText[] = []
  for (const { entity, value, path: within } of objects)
    for (const name of Object.keys(value)) {
      if (skipped[entity].has(name)) continue
      const inner: unknown = value[name as keyof typeof value]
      if (typeof inner === 'string') texts.push({ text: inner, within, name })
      else if (name === 'extensions' || name === 'translations')
        collectTexts(inner, { within, name }, texts)
      else if (Array.isArray(inner))
        for (const [index, text] of inner.entries())
          if (typeof text === 'string') texts.push({ text, within, name, index })
    }
  return texts
}

/** Adds every text and number at any depth of a value, as the publisher's own fields and translations have them. */
function collectTexts(
  value: unknown,
  at: { readonly within: Path; readonly name: string },
  texts: PublishedText[],
): void {
  if (typeof value === 'string' || typeof value === 'number')
    texts.push({ text: String(value), ...at })
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      collectTexts(inner, { within: [...at.within, at.name], name }, texts)
}
