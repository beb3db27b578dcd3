import type { EntityName } from '../../hsds/entities.ts'
import { type RecordCard, cardsOf, isFilledIn } from '../../record/schema/cards.ts'

/** An entry of a group, such as one price: the texts of its filled parts. A part that is a list has a line for each. */
export type FormEntry = Readonly<Record<string, string>>

/** A list of things of a record, of which a form shows every plain field. */
export interface Group {
  readonly field: string
  readonly card: RecordCard
  readonly parts: readonly Part[]
}

/** A field of the entries of a group. */
export interface Part {
  readonly name: string
  readonly card: RecordCard
  /** In a list: the field of its entries that a line shows, and that a text in place of an entry is. */
  readonly short?: string
}

/** Lists that a form shows in another way, and those that nobody writes by hand. */
const OTHERWISE: readonly string[] = [
  ...['phones', 'accessibility', 'service_areas', 'locations', 'schedules', 'addresses'],
  ...['attributes', 'metadata'],
]

const GROUPS = {
  service: groupsIn('service'),
  organization: groupsIn('organization'),
  location: groupsIn('location'),
}

/** The groups of a kind, from its cards: first those that count for completeness, in that order. */
export const groupsOf = (kind: keyof typeof GROUPS): readonly Group[] => GROUPS[kind]

function groupsIn(entity: EntityName): readonly Group[] {
  const rank = ({ card }: Group) => card.complete ?? Infinity
  return Object.entries(cardsOf(entity))
    .flatMap(([field, card]) => toGroup(field, card) ?? [])
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

function toGroup(field: string, card: RecordCard): Group | undefined {
  const { type, of } = card
  if (type !== 'array' || of === undefined || isFilledIn(card) || OTHERWISE.includes(field))
    return undefined
  const cards = Object.entries(cardsOf(of as EntityName))
  const parts = cards.flatMap(([name, one]) => toPart(name, one) ?? [])
  const isNeeded = ([name, { required }]: (typeof cards)[number]) => required && name !== 'id'
  const isWhole = cards.filter(isNeeded).every(([name]) => parts.some((part) => part.name === name))
  return isWhole ? { field, card, parts } : undefined
}

function toPart(name: string, card: RecordCard): Part | undefined {
  const { type, of, format = '' } = card
  if (isFilledIn(card) || card.withheld) return undefined
  if (type === 'array' && of !== undefined) {
    const [short] = Object.entries(cardsOf(of as EntityName)).find(([, one]) => one.short) ?? []
    return short === undefined ? undefined : { name, card, short }
  }
  // Names within the records are not published.
  const isText = (type === 'string' || type === 'number') && !['uuid', 'slug'].includes(format)
  return isText ? { name, card } : undefined
}

/** The lines of a part that is a list. */
export const filledLines = (text = ''): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
