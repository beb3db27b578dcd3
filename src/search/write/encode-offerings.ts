import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { Payload } from '../format/checksummed-file.ts'
import { encodeColumn, toColumn } from '../format/column.ts'
import {
  POINT_PATH,
  REGIONS_PATH,
  SERVICE_PATH,
  type TimetableOwner,
  columnPath,
  regionPath,
  timetablePath,
} from '../format/index-manifest.ts'
import { encodeServices } from '../format/offerings.ts'
import { encodePoints } from '../format/points.ts'
import { encodeBoxes, encodeRegions } from '../format/regions.ts'
import { type Timetable, encodeTimetable } from '../format/timetable.ts'
import { cutRegions } from './cut-regions.ts'
import type { OfferingValues } from './offering-values.ts'
import { onDay } from './schedules.ts'

/** The files that may be absent: columns and timetables. A timetable of more than `dayLimit` bytes is also written per day. */
export function* encodeColumns(values: OfferingValues, dayLimit: number): Generator<Payload> {
  for (const collection of ['services', 'service_at_locations'] as const) {
    for (const { name, values: all } of values.columns[collection]()) {
      const column = toColumn(all)
      if (column === undefined) continue
      const path = columnPath(collection, name)
      yield { path, count: all.length, payload: encodeColumn(column) }
    }
  }
  const timetables = values.timetables()
  if (timetables === undefined) return
  const { offerings, services } = timetables
  yield* encodeHours(offerings, { owner: 'units', count: values.offerings(), dayLimit })
  yield* encodeHours(services, { owner: 'services', count: values.services(), dayLimit })
}

/** A timetable of all days and, when it is large, one per weekday, so that a query for one day reads less. */
function* encodeHours(
  timetable: Timetable,
  { owner, count, dayLimit }: { owner: TimetableOwner; count: number; dayLimit: number },
): Generator<Payload> {
  const payload = encodeTimetable(timetable)
  yield { path: timetablePath(owner), count, payload }
  if (payload.length <= dayLimit) return
  for (const day of WEEKDAYS) {
    const part = encodeTimetable(onDay(timetable, day))
    yield { path: timetablePath(owner, day), count, payload: part }
  }
}

/** The service of each service_at_location, and the points: in the order of the list, and by region. */
export function* encodeOfferings(values: OfferingValues): Generator<Payload> {
  const count = values.offerings()
  const services = Uint32Array.from(values.serviceOf)
  const points = values.points()
  const regions = [...cutRegions(points, services)]
  yield { path: SERVICE_PATH, count, payload: encodeServices(services) }
  yield { path: POINT_PATH, count, payload: encodePoints(points) }
  yield { path: REGIONS_PATH, count, payload: encodeBoxes(regions) }
  for (const [file, payload] of [...encodeRegions(regions)].entries())
    yield { path: regionPath(file), count, payload }
}
