import type { EntityName } from '../../hsds/entities.ts'
import { fieldsOf } from '../../hsds/entities.ts'
import type { Country } from '../../countries/countries.ts'
import { readLinks } from '../../values/links.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import { type Item, cellsOf, childrenOf, textOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { phonesOf } from './phones.ts'
import { termsOf } from './terms.ts'
import { draftValue } from './value.ts'

/** The plain values of an entity, in the order of the standard. */
export const plainValues = (
  item: Item,
  entity: EntityName,
  countries: readonly Country[],
): DraftRecord =>
  compact(
    Object.fromEntries(
      Object.entries(fieldsOf(entity))
        .filter(
          ([name, card]) =>
            name !== 'id' && !card.links && !card.repeats && !card.derived && !('of' in card),
        )
        .map(([name]) => [name, draftValue(valuesOf(item, name), entity, name, countries)]),
    ),
  )

/** Entries that are worth nothing without one of these fields. */
export function entriesOf(
  items: readonly Item[],
  entity: EntityName,
  needs: readonly string[],
  countries: readonly Country[],
): DraftRecord[] {
  return items.flatMap((item) => {
    const made = plainValues(item, entity, countries)
    if (needs.some((field) => field in made)) return [made]
    for (const cell of cellsOf(item)) cell.drop('no-value')
    return []
  })
}

export function contactsOf(item: Item, context: ConvertContext): DraftRecord[] {
  const { countries } = context
  return childrenOf(item, 'contacts').flatMap((contact) => {
    const visibility = textOf(contact, 'visibility')
    for (const cell of valuesOf(contact, 'visibility')) cell.change('words').keep()
    if (visibility === 'none') {
      for (const cell of cellsOf(contact)) cell.drop('hidden')
      for (const cell of valuesOf(contact, 'visibility')) cell.keep()
      return []
    }
    if (hasDerivedId(contact)) for (const cell of cellsOf(contact)) cell.isPublished = true
    const made = compact({
      ...plainValues(contact, 'contact', countries),
      phones: childrenOf(contact, 'phones').flatMap((phone) => phonesOf(phone, countries)),
      taxonomy_terms: termsOf(contact, context),
    })
    if (Object.keys(made).length > 0) return [made]
    for (const cell of cellsOf(contact)) cell.drop('no-value')
    return []
  })
}

export const accessibilityOf = (item: Item, countries: readonly Country[]): DraftRecord[] =>
  entriesOf(
    childrenOf(item, 'accessibility'),
    'accessibility',
    ['description', 'details'],
    countries,
  ).map((made) =>
    compact({
      description: spaced(made.description as DraftValue),
      details: made.details,
      url: made.url,
    }),
  )

/** `disabled_parking` as words. */
function spaced(leaf: DraftValue | undefined): DraftValue | undefined {
  if (!leaf || !/^[a-z]+(?:_[a-z]+)+$/.test(leaf.text)) return leaf
  for (const cell of leaf.cells) cell.change('spelling')
  const words = leaf.text.replaceAll('_', ' ')
  return new DraftValue(words[0]!.toUpperCase() + words.slice(1), leaf.cells)
}

export const linksOf = (items: readonly Item[], countries: readonly Country[]): DraftRecord[] =>
  entriesOf(items.flatMap(eachLink), 'url', ['url'], countries)

/** An entry for each address of a cell. */
function eachLink(item: Item): readonly Item[] {
  const [cell] = valuesOf(item, 'url')
  const { links, hasWords } = (cell && readLinks(cell.text)) ?? { links: [], hasWords: false }
  if (!cell || links.length < 2) return [item]
  cell.change('list')
  if (hasWords) cell.ask('more-values')
  return links.map((link, i) => ({
    ...item,
    values: new Map([...(i === 0 ? item.values : []), ['url', [cell.as(link)]]]),
  }))
}

/** How many places there are. */
export const capacitiesOf = (
  items: readonly Item[],
  countries: readonly Country[],
): DraftRecord[] =>
  items.flatMap((item) => {
    const [unit] = childrenOf(item, 'unit')
    const made = compact({
      unit: unit && plainValues(unit, 'unit', countries),
      ...plainValues(item, 'service_capacity', countries),
    })
    return made.unit ? [made] : []
  })
