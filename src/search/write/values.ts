import type { IndexedPlace, IndexedService } from './indexed.ts'
import type { ColumnName } from '../format/manifest.ts'
import type { Place, Points } from '../format/points.ts'
import { createSchedules } from '../format/timetable.ts'

/** The values of documents, each list in the order of the documents; NaN where a document is silent. */
type Columns = Readonly<Record<ColumnName, number[]>>

/** What filters look at. */
export type UnitValues = ReturnType<typeof createUnitValues>

/** Creates what remembers the values of services and their places. */
export function createUnitValues() {
  const numbers = new Map<string, number>()
  const services = createColumns()
  const service_at_locations = createColumns()
  const known = createSchedules()
  const serviceHours: (readonly number[])[] = []
  const placeHours: (readonly number[])[] = []
  const serviceOf: number[] = []
  const places: Place[] = []

  return {
    columns: { services, service_at_locations },
    /** The hours of all units, and of services with those of all their places; nothing when no unit has any. */
    timetables() {
      if (known.size() === 0) return
      const ofAll = serviceHours.map((own) => [...own])
      for (const [place, own] of placeHours.entries()) ofAll[serviceOf[place]!]!.push(...own)
      const units = known.timetable([...placeHours, ...serviceHours])
      return { units, services: known.timetable(ofAll) }
    },
    units: () => placeHours.length + serviceHours.length,
    serviceOf,
    points: (): Points => ({
      x: Int32Array.from(places, ([x]) => x),
      y: Int32Array.from(places, ([, y]) => y),
      z: Int32Array.from(places, ([, , z]) => z),
    }),

    /** Adds the next service. */
    service({
      id,
      minimum_age = NaN,
      maximum_age = NaN,
      last_modified = '',
      hours,
    }: IndexedService) {
      numbers.set(id, numbers.size)
      services.minimum_age.push(minimum_age)
      services.maximum_age.push(maximum_age)
      services.last_modified.push(Date.parse(last_modified))
      serviceHours.push(hours.map(known.numberOf))
    },

    /** Adds the next service_at_location, which has the values of its service, and gives that one's number. */
    serviceAtLocation({ id, service: of, hours, point }: IndexedPlace): number {
      const service = numbers.get(of)
      if (service === undefined) throw new Error(`No service has come before ${id}.`)
      for (const name of Object.keys(services) as ColumnName[]) {
        service_at_locations[name].push(services[name][service]!)
      }
      // Where it has no hours of its own, those of its service hold.
      placeHours.push(hours.length > 0 ? hours.map(known.numberOf) : serviceHours[service]!)
      serviceOf.push(service)
      places.push(point)
      return service
    },
  }
}

const createColumns = (): Columns => ({ minimum_age: [], maximum_age: [], last_modified: [] })
