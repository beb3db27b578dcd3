import { isObject } from '../../../text/is-object.ts'
import type { Raw, RawObject } from '../../../record/yaml/raw.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import { type FormEntry, filledLines } from '../../questions/groups.ts'
import { type Lens, listAt } from './lens.ts'
import { linesLens } from './lines.ts'
import { idIn, isNamed } from './references.ts'
import { timesLens } from './times.ts'
import { withField } from './with-field.ts'

/**
 * When a service is at each of its places that has times of its own, or days on which they differ: the place, and a line for each
 * entry of `hours` and `exceptions`. An entry without `hours` has times that words cannot say.
 */
export const placeTimesLens: Lens<readonly FormEntry[]> = {
  read: (source, idOf = (written) => written) =>
    [...listAt(source, 'service_at_locations'), ...listAt(source, 'locations')].flatMap((pair) => {
      if (!isObject(pair)) return []
      const { location } = pair
      const id = typeof location === 'string' ? idOf(location) : idIn(location)
      const times = timesLens.read({ ...pair, schedules: ownTimes(pair.schedules) })
      const days = listAt(pair, 'exceptions').join('\n')
      if (id === undefined || (times?.length === 0 && days === '')) return []
      const hours = times && { hours: times.join('\n') }
      return [{ location: id, ...hours, ...(days && { exceptions: days }) } as FormEntry]
    }),
  write(record, { next, was, slugOf }) {
    const [after, before] = [next.map(toTimes), was.map(toTimes)]
    const places = new Set([...before, ...after].map(({ location = '' }) => location))
    let list = listAt(record, 'locations') as readonly Raw[]
    for (const id of places) {
      const edits = Object.entries(PARTS).flatMap(([part, lens]) => {
        const [said, now] = [textOf(after, id, part), textOf(before, id, part)]
        return said === now
          ? []
          : [{ lens, next: filledLines(said), was: filledLines(now), slugOf }]
      })
      const at = list.findIndex((entry) => isNamed(entry, id, slugOf(id)))
      // The times of a place that is no longer one have gone with it.
      if (edits.every(({ next }) => at < 0 && next.length === 0)) continue
      const pair = at < 0 ? undefined : list[at]
      const timed = edits.reduce<RawObject | undefined>(
        (made, { lens, ...edit }) => made && lens.write(made, edit),
        isRawObject(pair) ? pair : pair === undefined ? pair : { location: pair },
      )
      if (!timed) return undefined
      list = list.with(at, isBare(timed) ? timed.location! : timed)
    }
    return withField(record, 'locations', list)
  },
  toLine({ location = '', hours }, slugOf) {
    const name = slugOf(location)
    if (name === undefined || hours === undefined || hours.includes('; ')) return undefined
    return hours && `${name}: ${filledLines(hours).join('; ')}`
  },
  saidBy: ['location', 'hours'],
  // A place without a file of its own is in no text, and private times are in no document.
  isAlike: (said, shown) =>
    said.every(({ location }) => shown.some((one) => one.location === location)) &&
    shown.every(
      ({ location = '', hours = '' }) => hours === '' || textOf(said, location, 'hours') === hours,
    ),
}

const PARTS = { hours: timesLens, exceptions: linesLens('exceptions') }

/** An entry, of which a cell has a line. */
export function toTimes(one: FormEntry | string): FormEntry {
  if (typeof one !== 'string') return one
  const [location = '', ...times] = one.split(': ')
  return { location, hours: times.join(': ').replaceAll('; ', '\n') }
}

const textOf = (entries: readonly FormEntry[], id: string, part: string) =>
  entries.find(({ location }) => location === id)?.[part] ?? ''

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
