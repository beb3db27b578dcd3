import type { Document } from '../hsds/types.ts'
import { toHours } from './hours.ts'
import type { ColumnName } from './manifest.ts'
import { type Points, toPoint } from './points.ts'
import { createSchedules } from './timetable.ts'

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
  const places: (readonly [number, number, number])[] = []
  const hoursOf = (schedules: readonly Document<'schedule'>[] = []) =>
    schedules.map((schedule) => known.numberOf(toHours(schedule)))

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
    service(document: Document<'service'>): void {
      numbers.set(document.id, numbers.size)
      services.minimum_age.push(document.minimum_age ?? NaN)
      services.maximum_age.push(document.maximum_age ?? NaN)
      services.last_modified.push(Date.parse(document.last_modified ?? ''))
      // A service's document lists the hours of its places, too; those name their place.
      const own = document.schedules?.filter((one) => one.service_at_location_id === undefined)
      serviceHours.push(hoursOf(own))
    },

    /** Adds the next service_at_location, which has the values of its service, and gives that one's number. */
    serviceAtLocation(document: Document<'service_at_location'>): number {
      const service = numbers.get(document.service_id ?? document.service?.id ?? '')
      if (service === undefined) throw new Error(`No service has come before ${document.id}.`)
      for (const name of Object.keys(services) as ColumnName[]) {
        service_at_locations[name].push(services[name][service]!)
      }
      // Where it has no hours of its own, those of its service hold.
      const own = hoursOf(document.schedules)
      placeHours.push(own.length > 0 ? own : serviceHours[service]!)
      serviceOf.push(service)
      places.push(toPoint(document.location))
      return service
    },
  }
}

const createColumns = (): Columns => ({ minimum_age: [], maximum_age: [], last_modified: [] })
