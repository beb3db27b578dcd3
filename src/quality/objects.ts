import { type WrittenObject, walk } from '../directory/walk.ts'
import type { Subject } from './rules/quality-rule.ts'

/** Every object of a record, except those of other records inside it. */
export function objectsOf({ entity, value }: Subject): readonly WrittenObject[] {
  const objects = walk(entity, value)
  return objects.some(isInAnotherRecord)
    ? objects.filter((object) => !isInAnotherRecord(object))
    : objects
}

/** An organization or a place that only one service uses may be written inside it. */
const isInAnotherRecord = ({ path }: WrittenObject) =>
  path.length > 0 && (path.includes('organization') || path.includes('location'))

/** The telephone numbers among the objects of a record. */
export const phonesIn = (objects: readonly WrittenObject[]) =>
  objects.filter((object) => object.entity === 'phone')
