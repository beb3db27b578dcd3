import type { Document } from '../../hsds/types.ts'
import { hoursText } from '../../times/hours/entries/hours-text.ts'
import { formatHours } from '../../times/hours/format/format-hours.ts'
import type { HoursSchedule } from '../../times/hours/hours-schedule.ts'
import { entryOf } from '../../times/note-on-times.ts'
import {
  ADDRESS_FIELDS,
  type FormKind,
  type FormValues,
  emptyValue,
  fieldsOfKind,
  typeOf,
} from '../questions/fields.ts'
import { entriesIn, groupsOf } from '../questions/groups.ts'

/** The published document of each kind that a form shows. */
export interface FormDocuments {
  readonly service: Document<'service'>
  readonly organization: Document<'organization'>
  readonly location: Document<'location'>
}

/** What a form shows of a published record. Times that words cannot say are no values of a form, and stay as they are. */
export function formValues<K extends FormKind>(kind: K, document: FormDocuments[K]): FormValues {
  const values = document as Readonly<Record<string, unknown>>
  const texts = fieldsOfKind(kind)
    .filter((field) => typeOf(kind, field) === 'text')
    .map((field) => [field, toText(values[field])])
  const groups = groupsOf(kind).flatMap((group) => {
    const entries = entriesIn(group, values[group.field])
    return entries ? [[group.field, entries]] : []
  })
  return { ...Object.fromEntries(texts), ...others[kind](document), ...Object.fromEntries(groups) }
}

/** A new record of a kind, with nothing filled in. */
export const emptyValues = (kind: FormKind): FormValues =>
  Object.fromEntries(fieldsOfKind(kind).map((field) => [field, emptyValue(kind, field)]))

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const numbersOf = ({ phones = [] }: { readonly phones?: readonly { number: string }[] }) =>
  phones.map(({ number }) => number)

/** The fields of each kind that are no texts of the document. */
const others: { readonly [K in FormKind]: (document: FormDocuments[K]) => FormValues } = {
  service(service) {
    const { schedules = [], service_areas: areas = [], attributes = [] } = service
    const hours = schedules
      .filter(({ service_at_location_id: place }) => place === undefined)
      // Other hours on one day are exceptions, which a form does not show.
      .filter((schedule) => schedule.freq !== undefined || entryOf(schedule) === undefined)
      .map((schedule) => entryOf(schedule) ?? inWords(schedule))
    const names = areas.map(({ name }) => name)
    return {
      ...(hours.every((text) => text !== undefined) && { hours: [...new Set(hours)] }),
      phones: numbersOf(service),
      ...(names.every((name) => name !== undefined) && { service_areas: names }),
      organization: service.organization?.id ?? '',
      locations: unique((service.service_at_locations ?? []).map(({ location }) => location?.id)),
      taxonomy_terms: unique(attributes.map(({ taxonomy_term: term }) => term?.id)),
    }
  },
  organization: (organization) => ({ phones: numbersOf(organization) }),
  location: (location) => {
    const { addresses: [address] = [], accessibility = [] } = location
    const parts = ADDRESS_FIELDS.map((field) => [field, toText(address?.[field])])
    const facts = accessibility.map(({ description }) => description)
    return {
      ...Object.fromEntries(parts),
      ...(facts.every((fact) => fact !== undefined) && { accessibility: facts }),
      phones: numbersOf(location),
    }
  },
}

const unique = (ids: readonly (string | undefined)[]) => [
  ...new Set(ids.filter((id) => id !== undefined)),
]

/** Fields of a schedule that do not say when it is. They stay as they are. */
const NOT_WHEN = [
  ...['id', 'service_id', 'description', 'attending_type', 'schedule_link', 'timezone'],
  ...['attributes', 'metadata'],
]

/** The days and times of a schedule as an entry of `hours`. */
const inWords = (schedule: Document<'schedule'>): string | undefined => {
  const { except, only } = schedule as Partial<HoursSchedule>
  // An entry of a record, as it has just been read.
  if (except || only) return formatHours(schedule as HoursSchedule)
  return hoursText(
    Object.fromEntries(
      Object.entries(schedule)
        .filter(([name]) => !NOT_WHEN.includes(name))
        // Published times have seconds, which hours have not.
        .map(([name, value]) => [name, String(value).replace(/^(\d\d:\d\d):00$/, '$1')]),
    ),
  )
}
