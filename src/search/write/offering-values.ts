import { type Points, type SpherePoint, toDoubtSteps } from '../format/points.ts'
import { columnNames } from './columns.ts'
import type { IndexedService, IndexedServiceAtLocation } from './indexed-document.ts'
import { createSchedules } from './schedules.ts'

/** The columns, hours and points of services and their locations. */
export type OfferingValues = ReturnType<typeof createOfferingValues>

/** Starts to collect the values that filters need. */
export function createOfferingValues() {
  const numbers = new Map<string, number>()
  /** The column values of each service, in the order of `columnNames`. */
  const services: (readonly number[])[] = []
  const schedules = createSchedules()
  const serviceHours: (readonly number[])[] = []
  const placeHours: (readonly number[])[] = []
  const serviceOf: number[] = []
  const points: SpherePoint[] = []
  const doubts: number[] = []

  return {
    columns: {
      services: () => columnsOf(services),
      service_at_locations: () => columnsOf(serviceOf.map((service) => services[service]!)),
    },
    /** The hours of all offerings, and of services with those of all their offerings; undefined when there are no schedules. */
    timetables() {
      if (schedules.size() === 0) return
      const ofAll = serviceHours.map((own) => [...own])
      for (const [place, own] of placeHours.entries()) ofAll[serviceOf[place]!]!.push(...own)
      const offerings = schedules.timetable([...placeHours, ...serviceHours])
      return { offerings, services: schedules.timetable(ofAll) }
    },
    services: () => serviceHours.length,
    offerings: () => placeHours.length + serviceHours.length,
    serviceOf,
    points: (): Points => ({
      x: Int32Array.from(points, ([x]) => x),
      y: Int32Array.from(points, ([, y]) => y),
      z: Int32Array.from(points, ([, , z]) => z),
      doubts: Uint16Array.from(doubts, toDoubtSteps),
    }),

    /** Adds the next service. */
    addService({ id, columns, hours }: IndexedService) {
      numbers.set(id, numbers.size)
      services.push(columns)
      serviceHours.push(hours.map(schedules.numberOf))
    },

    /** Adds the next service_at_location, with the column values of its service, and returns the number of the service. */
    addServiceAtLocation({
      id,
      service: serviceId,
      hours,
      point,
      doubt,
    }: IndexedServiceAtLocation): number {
      const service = numbers.get(serviceId)
      if (service === undefined) throw new Error(`No service has come before ${id}.`)
      // A service_at_location without hours of its own has those of its service.
      placeHours.push(hours.length > 0 ? hours.map(schedules.numberOf) : serviceHours[service]!)
      serviceOf.push(service)
      points.push(point)
      doubts.push(doubt)
      return service
    },
  }
}

/** Columns from the values of each document. */
const columnsOf = (documents: readonly (readonly number[])[]) =>
  columnNames.map((name, i) => ({ name, values: documents.map((own) => own[i]!) }))
