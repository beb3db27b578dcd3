import type { Path } from '../diagnostic.ts'
import { type WrittenObject, walk } from '../directory/walk.ts'
import type { Subject } from './advice.ts'

/** Every object of a record, but for what is written inside it and is a record of its own. */
export function* objectsOf({ entity, value }: Subject): Generator<WrittenObject> {
  for (const object of walk(entity, value)) if (!isInAnotherRecord(object.path)) yield object
}

/** An organization or a place that only one service uses may be written inside it. */
const isInAnotherRecord = (path: Path) =>
  path.length > 0 && (path.includes('organization') || path.includes('location'))
