import type { Document } from '../../hsds/types.ts'
import { calendarAt } from '../address.ts'
import { type Piece, html } from '../layout/html.ts'
import { safeUrl } from '../layout/safe-url.ts'
import { termsOf } from './terms-of.ts'
import type { PageContext } from '../page-context.ts'
import { contactList, phoneList } from '../parts/contact.ts'
import { pricesOf } from '../parts/cost.ts'
import { entriesOf, joinWeekdays } from '../../times/entries.ts'
import { placeOf } from '../parts/place.ts'
import { sayBreaks, sayEntry } from '../../times/say-entry.ts'
import { list, prose } from '../parts/section.ts'
import { written } from '../translated.ts'
import { hasCalendar } from './calendar.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>
type ProseField = 'fees_description' | 'eligibility_description' | 'application_process'

/** The sections of the page of a service, below its first screen. One without content is not shown. */
export function serviceSections(service: Service, context: PageContext): readonly PagePart[] {
  const { words } = context
  const say = words.service
  const { id, phones = [], contacts = [], interpretation_services: interpreters } = service
  const proseOf = (field: ProseField) => prose(service[field], written(id, field, context))
  return [
    {
      heading: say.when,
      content: [schedules(ownSchedules(service), context), calendarLink(service, context)],
    },
    { heading: say.where, content: places(service, context) },
    { heading: say.cost, content: [pricesOf(service, words), proseOf('fees_description')] },
    {
      heading: say.who,
      content: [
        agesOf(service, context),
        proseOf('eligibility_description'),
        areas(service, context),
      ],
    },
    { heading: say.join, content: [proseOf('application_process'), waitOf(service, context)] },
    { heading: say.documents, content: documents(service) },
    {
      heading: say.languages,
      content: [
        languages(service),
        interpreters &&
          html`<p>
            ${say.interpreters}:
            <span ${written(id, 'interpretation_services', context)}>${interpreters}</span>
          </p> `,
      ],
    },
    { heading: say.contact, content: [phoneList(phones, words), contactList(contacts, words)] },
    { heading: say.run, content: runBy(service, context) },
    { heading: say.more, content: links(service) },
    { heading: say.topics, content: topics(service, context) },
  ]
}

/** The schedules of a service itself, without those of its places, which its document repeats. */
const ownSchedules = ({ schedules = [] }: Service) =>
  schedules.filter(({ service_at_location_id: pair }) => pair === undefined)

const schedules = (
  schedules: readonly Document<'schedule'>[],
  { words: { schedule: say }, directory: { today } }: PageContext,
) =>
  list(
    joinWeekdays(entriesOf(schedules)).flatMap((entry) => {
      const sentence = sayEntry(entry, say)
      const { note } = entry
      if (sentence === undefined && note === undefined) return []
      const breaks = today === undefined ? undefined : sayBreaks(entry, today, say)
      return [
        html`${sentence}${note && html`${sentence && '. '}<span dir="auto">${note}</span>`}${breaks && html`<br /><span class="quiet">${breaks}</span>`}`,
      ]
    }),
  )

/** A link to the calendar of the service, when it has one. */
function calendarLink(service: Service, context: PageContext): Piece {
  const address = context.addressOf('services', service.id)
  return (
    address &&
    hasCalendar(service) &&
    html`<p><a href="${calendarAt(address)}">${context.words.service.calendar}</a></p>`
  )
}

const places = ({ service_at_locations: pairs = [] }: Service, context: PageContext): Piece =>
  pairs.flatMap(({ location, description, schedules: times = [], phones = [] }) =>
    location === undefined
      ? []
      : [
          html`<div>
            ${placeOf(location, context)}${prose(description)}${schedules(times, context)}${phoneList(phones, context.words)}
          </div> `,
        ],
  )

function agesOf({ minimum_age, maximum_age }: Service, { words }: PageContext): Piece {
  if (minimum_age === undefined && maximum_age === undefined) return undefined
  return html`<p>${sayAges(minimum_age, maximum_age, words.service.ages)}</p> `
}

function sayAges(minimum: number | undefined, maximum: number | undefined, say: Ages): string {
  if (minimum === undefined) return say.upTo({ maximum: maximum! })
  return maximum === undefined ? say.from({ minimum }) : say.between({ minimum, maximum })
}

type Ages = PageContext['words']['service']['ages']

function areas({ service_areas = [] }: Service, { words }: PageContext): Piece {
  const names = [...new Set(service_areas.flatMap(({ name }) => name ?? []))]
  return (
    names.length > 0 &&
    html`<p>${words.service.areas}: <span dir="auto">${names.join(', ')}</span></p> `
  )
}

const waitOf = ({ id, wait_time }: Service, context: PageContext): Piece =>
  wait_time &&
  html`<p>
    ${context.words.service.wait}:
    <span ${written(id, 'wait_time', context)}>${wait_time}</span>
  </p> `

const documents = ({ required_documents = [] }: Service) =>
  list(
    required_documents.flatMap(({ document }) =>
      document ? [html`<span dir="auto">${document}</span>`] : [],
    ),
  )

const languages = ({ languages = [] }: Service) =>
  list(
    languages.map(
      ({ name, code, note }) =>
        html`<span dir="auto">${[name ?? code, note].filter(Boolean).join(' – ')}</span>`,
    ),
  )

function runBy({ organization, program }: Service, context: PageContext): Piece {
  if (organization === undefined) return undefined
  const address = context.addressOf('organizations', organization.id)
  const name = written(organization.id, 'name', context)
  return html`<p>
    ${
      address
        ? html`<a href="${address}" ${name}>${organization.name}</a>`
        : html`<span ${name}>${organization.name}</span>`
    }${program && html`: <span dir="auto">${program.name}</span>`}
  </p> `
}

const links = ({ additional_urls = [] }: Service) =>
  list(
    additional_urls.flatMap(({ url, label }) => {
      const link = safeUrl(url)
      return link ? [html`<a href="${link}" dir="auto">${label ?? url}</a>`] : []
    }),
    'plain',
  )

/** The topics of the service, each a link to everything that has it. */
const topics = (service: Service, context: PageContext) =>
  list(
    termsOf(service).map(({ id, name }) => {
      const address = context.addressOf('taxonomy_terms', id)
      return address
        ? html`<a href="${address}" ${written(id, 'name', context)}>${name}</a>`
        : html`<span ${written(id, 'name', context)}>${name}</span>`
    }),
    'plain',
  )
