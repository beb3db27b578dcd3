import { cardsOf } from '../record/schema/cards.ts'
import type { Subject } from './rules/quality-rule.ts'

/** The fields of a kind of record that count for completeness, in the order of quality.json. */
export const completeFields = (entity: Subject['entity']): readonly string[] =>
  Object.entries(cardsOf(entity))
    .flatMap(([name, { complete }]) => (complete === undefined ? [] : [{ name, complete }]))
    .sort((a, b) => a.complete - b.complete)
    .map(({ name }) => name)

/**
 * Whether a record has a value in each of some fields: a digit for each, 1 if it has and 0 if not. Fields of a service
 * may also be given at its places.
 */
export function filledIn(subject: Subject, fields: readonly string[]): string {
  const owners = 'places' in subject ? [subject, ...subject.places] : [subject]
  const written = owners.map(({ value }) => value as object as Readonly<Record<string, unknown>>)
  const isFilled = (name: string) => written.some((value) => hasValue(value[name]))
  return fields
    .map((name) => isFilled(name) || (name === 'taxonomy_terms' && isFilled('attributes')))
    .map((is) => (is ? '1' : '0'))
    .join('')
}

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
