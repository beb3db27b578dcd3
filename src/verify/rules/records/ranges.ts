import type { EntityName } from '../../../hsds/entities.ts'
import { type EntityObject, entityObjectsOf } from '../../records/record-values.ts'
import { recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'

export const outOfRange: Rule = {
  id: 'out-of-range',
  severity: 'warn',
  means: 'A number or a date is impossible: a place off the map, an age or a price below zero.',
  basis: {
    says: 'Coordinates are degrees of WGS 84, ages are years, and a range ends after it begins.',
    where: SOURCES.ours,
  },
  *judge(survey) {
    for (const record of recordsOf(survey))
      for (const object of entityObjectsOf(record))
        for (const { name, message } of mistakesIn(object))
          yield {
            exchange: record.exchange,
            path: [...object.path, name],
            value: object.value[name],
            message,
            hint: 'Correct the value, or leave the field out.',
          }
  },
}

/** The least and the greatest value of a field. */
const RANGES: Readonly<
  Partial<Record<EntityName, Readonly<Record<string, readonly [number, number]>>>>
> = {
  location: { latitude: [-90, 90], longitude: [-180, 180] },
  service: { minimum_age: [0, Infinity], maximum_age: [0, Infinity] },
  cost_option: { amount: [0, Infinity] },
}

function* mistakesIn({
  entity,
  value,
}: EntityObject): Generator<{ readonly name: string; readonly message: string }> {
  for (const [name, [least, greatest]] of Object.entries(RANGES[entity] ?? {})) {
    const number = value[name]
    if (typeof number === 'number' && (number < least || number > greatest))
      yield { name, message: `There is no such ${name}.` }
  }
  const { latitude, longitude, minimum_age, maximum_age, valid_from, valid_to } = value
  if (entity === 'location' && latitude === 0 && longitude === 0)
    yield { name: 'latitude', message: 'The place is in the sea off Africa, at 0, 0.' }
  if (typeof minimum_age === 'number' && typeof maximum_age === 'number')
    if (minimum_age > maximum_age)
      yield { name: 'minimum_age', message: 'minimum_age is above maximum_age.' }
  if (isDate(valid_from) && isDate(valid_to) && valid_from > valid_to)
    yield { name: 'valid_from', message: 'valid_from is after valid_to.' }
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

export const noOpeningTime: Rule = {
  id: 'no-opening-time',
  severity: 'warn',
  means: 'A schedule has a closing time and no opening time.',
  basis: { says: 'opens_at and closes_at together give the hours.', where: SOURCES.schema },
  *judge(survey) {
    for (const record of recordsOf(survey))
      for (const { entity, value, path } of entityObjectsOf(record))
        if (entity === 'schedule' && value.closes_at !== undefined && value.opens_at === undefined)
          yield {
            exchange: record.exchange,
            path: [...path, 'closes_at'],
            value: value.closes_at,
            message: 'The schedule has a closing time and no opening time.',
            hint: 'Fill in `opens_at`.',
          }
  },
}
