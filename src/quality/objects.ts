import { type WrittenObject, walk } from '../directory/walk.ts'
import type { Subject } from './advice.ts'

/** Every object of a record, but for what is written inside it and is a record of its own. */
export function objectsOf({ entity, value }: Subject): readonly WrittenObject[] {
  const objects = walk(entity, value)
  return objects.some(isInAnotherRecord)
    ? objects.filter((object) => !isInAnotherRecord(object))
    : objects
}

/** An organization or a place that only one service uses may be written inside it. */
const isInAnotherRecord = ({ path }: WrittenObject) =>
  path.length > 0 && (path.includes('organization') || path.includes('location'))
