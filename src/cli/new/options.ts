import type { Option } from '../../command/command.ts'

const text = (help: string, value = 'TEXT') => ({ type: 'string', value, help }) as const

/** The options of `osd new` that answer its questions. */
export const answerOptions = {
  name: text('name of the record'),
  slug: text('name of its file, without .yaml (default: made from the name)', 'SLUG'),
  organization: text('organization that offers the service or runs the location', 'SLUG'),
  location: text('locations of a service, separated by commas', 'SLUGS'),
  terms: text('taxonomy terms of a service, separated by commas', 'SLUGS'),
  status: text('of a service: active, inactive, defunct or temporarily closed (default: active)'),
  description: text('what it is, in a sentence or two'),
  url: text('web page', 'URL'),
  email: text('email address', 'EMAIL'),
  phone: text('telephone number', 'NUMBER'),
  type: text('of a location: physical, postal or virtual (default: physical)'),
  address: text('of a location: house and street'),
  city: text('of a location: town or city'),
  county: text('of a location: county or council area'),
  postcode: text('of a location: postcode'),
  point: text('of a location: latitude and longitude, such as "51.4425, -2.6010"'),
  title: text('of a directory: its name'),
  publisher: text('of a directory: who publishes it'),
} as const satisfies Readonly<Record<string, Option>>

/** The answers that the command line gives. */
export type GivenAnswers = Readonly<Partial<Record<keyof typeof answerOptions, string>>>
