import type { EntityName } from '../../hsds/entities.ts'
import { type Nested, objectsOf, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'

export const outOfRange: Rule = {
  id: 'out-of-range',
  severity: 'warn',
  means: 'A number or a day cannot be true: a place off the map, an age or a price below zero.',
  basis: {
    says: 'Coordinates are degrees of WGS 84, ages are years, and a span ends after it begins.',
    where: STANDARD.ours,
  },
  *judge(survey) {
    for (const shown of recordsOf(survey))
      for (const nested of objectsOf(shown))
        for (const { name, message } of wrongIn(nested))
          yield {
            exchange: shown.exchange,
            path: [...nested.path, name],
            value: nested.value[name],
            message,
            hint: 'Correct the value, or leave the field out.',
          }
  },
}

interface Wrong {
  readonly name: string
  readonly message: string
}

/** The least and the most that a number can be. */
const SPANS: Readonly<
  Partial<Record<EntityName, Readonly<Record<string, readonly [number, number]>>>>
> = {
  location: { latitude: [-90, 90], longitude: [-180, 180] },
  service: { minimum_age: [0, Infinity], maximum_age: [0, Infinity] },
  cost_option: { amount: [0, Infinity] },
}

function* wrongIn({ entity, value }: Nested): Generator<Wrong> {
  for (const [name, [least, most]] of Object.entries(SPANS[entity] ?? {})) {
    const given = value[name]
    if (typeof given === 'number' && (given < least || given > most))
      yield { name, message: `There is no such ${name}.` }
  }
  const { latitude, longitude, minimum_age, maximum_age, valid_from, valid_to } = value
  if (entity === 'location' && latitude === 0 && longitude === 0)
    yield { name: 'latitude', message: 'The place lies in the sea off Africa, at 0, 0.' }
  if (typeof minimum_age === 'number' && typeof maximum_age === 'number')
    if (minimum_age > maximum_age)
      yield { name: 'minimum_age', message: 'minimum_age is above maximum_age.' }
  if (isDay(valid_from) && isDay(valid_to) && valid_from > valid_to)
    yield { name: 'valid_from', message: 'valid_from is after valid_to.' }
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

export const noOpeningTime: Rule = {
  id: 'no-opening-time',
  severity: 'warn',
  means: 'A schedule says when it closes, and not when it opens.',
  basis: { says: 'opens_at and closes_at together tell the hours.', where: STANDARD.schema },
  *judge(survey) {
    for (const shown of recordsOf(survey))
      for (const { entity, value, path } of objectsOf(shown))
        if (entity === 'schedule' && value.closes_at !== undefined && value.opens_at === undefined)
          yield {
            exchange: shown.exchange,
            path: [...path, 'closes_at'],
            value: value.closes_at,
            message: 'The schedule closes without opening.',
            hint: 'Fill in `opens_at`.',
          }
  },
}
