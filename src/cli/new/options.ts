import type { Option } from '../../io/command/command.ts'

const text = (help: string, value = 'TEXT') => ({ type: 'string', value, help }) as const

/** The options of `osd new` that answer its questions. */
export const answerOptions = {
  name: text('name of the record'),
  slug: text('name of its file, without .yaml (default: made from the name)', 'SLUG'),
  organization: text('organization that offers the service or runs the location', 'NAME'),
  location: text('locations of a service, separated by commas', 'NAMES'),
  hours: text('of a service: when it takes place, such as "Tue 10:00-12:00; Thu 2pm-4pm"'),
  cost: text('of a service: what it costs'),
  for: text('of a service: who it is for'),
  assured: text('of a service: day on which somebody checked it', 'DATE'),
  terms: text('taxonomy terms of a service, separated by commas', 'NAMES'),
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
  licence: text('of a directory: licence of the data', 'URL'),
} as const satisfies Readonly<Record<string, Option>>

/** The answers that the command line gives. */
export type GivenAnswers = Readonly<Partial<Record<keyof typeof answerOptions, string>>>
