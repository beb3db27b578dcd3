import type { Document } from '../hsds/types.ts'
import { hoursText } from '../record/hours/entries/hours-text.ts'

/** The fields of a service that a form asks for: texts, and lists of texts. */
export const TEXT_FIELDS = [
  'name',
  'description',
  'alert',
  'status',
  'url',
  'email',
  'fees_description',
  'application_process',
  'eligibility_description',
  'minimum_age',
  'maximum_age',
  'assured_date',
] as const
export const LIST_FIELDS = ['hours', 'phones'] as const

export type TextField = (typeof TEXT_FIELDS)[number]
export type ListField = (typeof LIST_FIELDS)[number]
export type FormField = TextField | ListField

/** What a form shows of a service. A field without a value is an empty text; one that a form cannot show is absent. */
export type FormValues = {
  readonly [F in FormField]?: F extends ListField ? readonly string[] : string
}

export const isListField = (field: string): field is ListField =>
  (LIST_FIELDS as readonly string[]).includes(field)

/** What a form shows of a published service. Times that words cannot say are no values of a form, and stay as they are. */
export function formValues(service: Document<'service'>): FormValues {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, service[field] === undefined ? '' : String(service[field])]),
  )
  const { schedules = [], phones = [] } = service
  const hours = schedules
    .filter(({ service_at_location_id: place }) => place === undefined)
    .map(inWords)
  return {
    ...texts,
    ...(hours.every((text) => text !== undefined) && { hours }),
    phones: phones.map(({ number }) => number),
  }
}

/** Fields of a schedule that do not say when it is. They stay as they are. */
const NOT_WHEN = [
  ...['id', 'service_id', 'description', 'attending_type', 'schedule_link', 'timezone'],
  ...['attributes', 'metadata'],
]

/** The days and times of a schedule as an entry of `hours`. */
const inWords = (schedule: Document<'schedule'>): string | undefined =>
  hoursText(
    Object.fromEntries(
      Object.entries(schedule)
        .filter(([name]) => !NOT_WHEN.includes(name))
        // Published times have seconds, which hours have not.
        .map(([name, value]) => [name, String(value).replace(/^(\d\d:\d\d):00$/, '$1')]),
    ),
  )
