import type { Written } from '../../../record/schema/written.ts'
import type { At, RecordContext } from '../rule.ts'
import { splitEntriesOf } from '../split-entries.ts'

/** The schedules of a record, except incomplete ones: split entries, and those with private fields. */
export function* wholeSchedules(
  context: RecordContext,
): Generator<{ readonly value: Written<'schedule'>; readonly at: At }> {
  const { record, objects, settings } = context
  if (!objects.some(({ entity }) => entity === 'schedule')) return
  if (settings.private_fields.some((name) => name.startsWith('schedule.'))) return
  const split = new Set(splitEntriesOf(context).flatMap(({ entries }) => entries))
  for (const object of objects)
    if (object.entity === 'schedule' && !split.has(object))
      yield {
        value: object.value,
        at: (...path) => ({ file: record.file, path: [...object.path, ...path] }),
      }
}
