import { columnNames } from './columns.ts'
import type { IndexedPlace, IndexedService } from './indexed.ts'
import type { Place, Points } from '../format/points.ts'
import { createSchedules } from '../format/timetable.ts'

/** What filters look at. */
export type UnitValues = ReturnType<typeof createUnitValues>

/** Creates what remembers the values of services and their places. */
export function createUnitValues() {
  const numbers = new Map<string, number>()
  /** Of each service its values, in the order of `columnNames`. */
  const services: (readonly number[])[] = []
  const known = createSchedules()
  const serviceHours: (readonly number[])[] = []
  const placeHours: (readonly number[])[] = []
  const serviceOf: number[] = []
  const places: Place[] = []

  return {
    columns: {
      services: () => columnsOf(services),
      service_at_locations: () => columnsOf(serviceOf.map((service) => services[service]!)),
    },
    /** The hours of all units, and of services with those of all their places; nothing when no unit has any. */
    timetables() {
      if (known.size() === 0) return
      const ofAll = serviceHours.map((own) => [...own])
      for (const [place, own] of placeHours.entries()) ofAll[serviceOf[place]!]!.push(...own)
      const units = known.timetable([...placeHours, ...serviceHours])
      return { units, services: known.timetable(ofAll) }
    },
    services: () => serviceHours.length,
    units: () => placeHours.length + serviceHours.length,
    serviceOf,
    points: (): Points => ({
      x: Int32Array.from(places, ([x]) => x),
      y: Int32Array.from(places, ([, y]) => y),
      z: Int32Array.from(places, ([, , z]) => z),
    }),

    /** Adds the next service. */
    service({ id, columns, hours }: IndexedService) {
      numbers.set(id, numbers.size)
      services.push(columns)
      serviceHours.push(hours.map(known.numberOf))
    },

    /** Adds the next service_at_location, which has the values of its service, and gives that one's number. */
    serviceAtLocation({ id, service: of, hours, point }: IndexedPlace): number {
      const service = numbers.get(of)
      if (service === undefined) throw new Error(`No service has come before ${id}.`)
      // Where it has no hours of its own, those of its service hold.
      placeHours.push(hours.length > 0 ? hours.map(known.numberOf) : serviceHours[service]!)
      serviceOf.push(service)
      places.push(point)
      return service
    },
  }
}

/** The values of documents turned into columns, each in the order of the documents. */
const columnsOf = (documents: readonly (readonly number[])[]) =>
  columnNames.map((name, i) => ({ name, values: documents.map((own) => own[i]!) }))
