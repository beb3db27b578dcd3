import type { Raw, RawObject } from '../../../record/yaml/raw.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import { type FormEntry, linesOf } from '../../questions/groups.ts'
import { type Lens, isObject, listAt } from './lens.ts'
import { idIn, isNamed } from './references.ts'
import { timesLens } from './times.ts'
import { withField } from './with-field.ts'

/**
 * When a service is at each of its places that has times of its own: the place, and a line for each entry of `hours`. An entry
 * without lines has times that words cannot say.
 */
export const placeTimesLens: Lens<readonly FormEntry[]> = {
  read: (source, idOf = (written) => written) =>
    [...listAt(source, 'service_at_locations'), ...listAt(source, 'locations')].flatMap((pair) => {
      if (!isObject(pair)) return []
      const { location } = pair
      const id = typeof location === 'string' ? idOf(location) : idIn(location)
      const times = timesLens.read({ ...pair, schedules: ownTimes(pair.schedules) })
      if (id === undefined || times?.length === 0) return []
      return [{ location: id, ...(times && { hours: times.join('\n') }) }]
    }),
  write(record, { next, was, slugOf }) {
    const [after, before] = [next.map(toTimes), was.map(toTimes)]
    const places = new Set([...before, ...after].map(({ location = '' }) => location))
    let list = listAt(record, 'locations') as readonly Raw[]
    for (const id of places) {
      const [said, now] = [textOf(after, id), textOf(before, id)]
      if (said === now) continue
      const at = list.findIndex((entry) => isNamed(entry, id, slugOf(id)))
      // The times of a place that is no longer one have gone with it.
      if (at < 0 && said === '') continue
      const pair = at < 0 ? undefined : list[at]!
      const named = isRawObject(pair) ? pair : { location: pair! }
      const edit = { next: linesOf(said), was: linesOf(now), slugOf }
      const timed = pair && timesLens.write(named, edit)
      if (!timed) return undefined
      list = list.with(at, isBare(timed) ? timed.location! : timed)
    }
    return withField(record, 'locations', list)
  },
  toLine({ location = '', hours = '' }, slugOf) {
    const name = slugOf(location)
    return name === undefined || hours === '' || hours.includes('; ')
      ? undefined
      : `${name}: ${linesOf(hours).join('; ')}`
  },
  saidBy: ['location', 'hours'],
  // A place without a file of its own is in no text.
  isAlike: (said, shown) =>
    shown.every(
      ({ location = '', hours = '' }) => hours === '' || textOf(said, location) === hours,
    ),
}

/** An entry, of which a cell has a line. */
export function toTimes(one: FormEntry | string): FormEntry {
  if (typeof one !== 'string') return one
  const [location = '', ...times] = one.split(': ')
  return { location, hours: times.join(': ').replaceAll('; ', '\n') }
}

const textOf = (entries: readonly FormEntry[], id: string) =>
  entries.find(({ location }) => location === id)?.hours ?? ''

const isBare = (pair: RawObject) => Object.keys(pair).join() === 'location'

/** Schedules as those of a service, which does not count those of its places. */
const ownTimes = (schedules: unknown) =>
  Array.isArray(schedules)
    ? schedules.map((one: unknown) => {
        if (!isObject(one)) return one
        const { service_at_location_id: _, ...rest } = one
        return rest
      })
    : schedules
