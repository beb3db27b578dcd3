import { recordUrl } from './record-url.ts'
import type { Document } from '../../hsds/types.ts'
import { hasCalendar } from './calendar.ts'
import { CHANGES, CONFIRM, FIND, calendarAt } from '../address.ts'
import { type Page, framePage } from '../frame/frame.ts'
import { type Piece, html } from '../frame/html.ts'
import { serviceJsonLd } from './json-ld.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { actions, contactList, phoneList } from '../parts/contact.ts'
import { pricesOf } from '../parts/cost.ts'
import { editAddress, hasForm, wrongLink } from '../parts/edit-links.ts'
import { inShort } from '../parts/in-short.ts'
import { openNow, share } from '../parts/live.ts'
import { noteOnTimes } from '../parts/note-on-times.ts'
import { placeOf } from '../parts/place.ts'
import { sayDate, saySchedule } from '../parts/say-schedule.ts'
import { list, prose, section } from '../parts/section.ts'
import { safeUrl } from '../frame/safe-url.ts'
import { termsOf } from '../lists/terms-of.ts'
import { translated, written } from '../translated.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>
type ProseField = 'fees_description' | 'eligibility_description' | 'application_process'

/**
 * The page of a service, whole: everything that its published document says, the most urgent first. `notice` stands above all,
 * in the preview of a change.
 */
export const servicePage = (service: Service, context: PageContext, notice?: Piece): string =>
  framePage(composePage(translated(service, context), context, notice), context)

/** The page in parts, without what is put together from others and what its script fills in. */
export function serviceParts(published: Service, context: PageContext): readonly PagePart[] {
  const service = translated(published, context)
  const about = [
    otherName(service, context),
    stateOf(service, context),
    prose(service.description),
    list([service.email, service.url].filter((address) => address !== undefined)),
  ]
  return [{ heading: context.words.service.about, content: about }, ...sections(service, context)]
}

function composePage(service: Service, context: PageContext, notice: Piece): Page {
  const { words } = context
  const { phones = [], organization } = service
  const callable = [...phones, ...(organization?.phones ?? [])]
  return {
    title: service.name,
    written: written(service.id, 'name', context),
    description: service.description,
    address: context.addressOf('services', service.id)!,
    data: recordUrl('services', service.id),
    ...(hasFeed(service, context) && { feed: CHANGES }),
    trail: [{ address: FIND, text: words.nav.find }, ...trailOf(service, context)],
    jsonLd: serviceJsonLd(service, context),
    main: [
      notice,
      otherName(service, context),
      stateOf(service, context),
      inShort(service, context),
      openNow(service, context),
      prose(service.description, written(service.id, 'description', context)),
      actions({ phones: callable, email: service.email, url: service.url }, words),
      sections(service, context).map(({ heading, content }) => section(heading, content)),
      checked(service, context),
      sourceLine(service.id, context),
      wrong(service, context),
      share(context),
    ],
  }
}

const otherName = ({ id, alternate_name: name }: Service, context: PageContext): Piece =>
  name && html`<p class="quiet" ${written(id, 'alternate_name', context)}>${name}</p> `

function sections(service: Service, context: PageContext): readonly PagePart[] {
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

/** Whether the feed of changes is published: its links need an address, and its entries a day. */
const hasFeed = ({ last_modified }: Service, { directory }: PageContext) =>
  last_modified !== undefined && directory.base_url !== undefined

/** The first topic of the service, as the way to it. */
const trailOf = (service: Service, context: PageContext) =>
  termsOf(service)
    .slice(0, 1)
    .flatMap(({ id, name }) => {
      const address = context.addressOf('taxonomy_terms', id)
      return address ? [{ address, text: name }] : []
    })

function stateOf({ id, status, alert }: Service, context: PageContext): Piece {
  const say = context.words.service
  const state = {
    active: undefined,
    inactive: say.inactive,
    defunct: say.closed,
    'temporarily closed': say.paused,
  }[status]
  return (
    (state !== undefined || alert !== undefined) &&
    html`<div class="notice">
      <h2>${say.alert}</h2>
      ${state && html`<p><strong>${state}</strong></p> `}${prose(alert, written(id, 'alert', context))}
    </div> `
  )
}

/** The schedules of a service itself, without those of its places, which its document repeats. */
const ownSchedules = ({ schedules = [] }: Service) =>
  schedules.filter(({ service_at_location_id: pair }) => pair === undefined)

const schedules = (schedules: readonly Document<'schedule'>[], { words }: PageContext) =>
  list(
    schedules.flatMap((schedule) => {
      const sentence = saySchedule(schedule, words.schedule)
      const notes = [noteOnTimes(schedule), schedule.notes].filter(Boolean).join('. ')
      if (sentence === undefined && notes === '') return []
      return [
        html`${sentence}${notes && html`${sentence && '. '}<span dir="auto">${notes}</span>`}`,
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
  return html`<p>${words.service.ages(minimum_age, maximum_age)}</p> `
}

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

/** When the record was last checked, and by which organization; never by which person. */
function checked({ id, assured_date, organization }: Service, context: PageContext): Piece {
  const { words, directory } = context
  const form = hasForm(context) ? editAddress(context.addressOf('services', id)!) : undefined
  return html`<p class="quiet">
    ${
      assured_date
        ? words.service.checked(
            sayDate(assured_date, words.schedule),
            organization?.name ?? directory.title,
          )
        : words.service.unchecked
    }
    ${form && html`<a href="${form}${CONFIRM}">${words.service.confirm}</a>`}
  </p> `
}

const wrong = ({ id }: Service, context: PageContext): Piece =>
  html`<p>
    ${wrongLink(context.addressOf('services', id)!, context)}<a href="${recordUrl('services', id)}"
      >${context.words.service.data}</a
    >
  </p> `
