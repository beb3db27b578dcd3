import type { Document } from '../../hsds/types.ts'
import { cardTimesOf } from '../cards/card-times.ts'
import { unbroken } from '../texts/unbroken.ts'
import { tabOfRules } from '../cards/tab.ts'
import { isFree, isFreeText } from '../../values/free.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { CONFIRM } from '../address.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { sayAges } from '../parts/ages.ts'
import { pricesOf } from '../parts/cost.ts'
import { editAddress, hasForm } from '../parts/edit-links.ts'
import { openNow } from '../parts/live.ts'
import { whereLines } from '../parts/place.ts'
import { holdingAt } from '../parts/place-times.ts'
import { list, prose } from '../parts/section.ts'
import { timesList } from '../parts/times-list.ts'
import { written } from '../translated.ts'
import { certain } from './service-sections.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>

/** What people decide by, on the first screen: when, where, what it costs, for whom, what to bring, how long to wait, and how old that is. */
export function serviceSummary(service: Service, context: PageContext): readonly PagePart[] {
  const { service: say } = context.messages
  const { id, fees_description = '' } = service
  // A text that says more is shown whole.
  const fees = /^\W*free\W*$/i.test(fees_description) ? '' : fees_description
  const proseOf = (field: 'fees_description' | 'fees' | 'eligibility_description') =>
    prose(service[field], written(id, field, context))
  // The standard has an older field for the same words.
  const { fees: older = '' } = service
  const isOther = older !== fees_description && !isFreeText(older)
  return [
    { heading: say.when, content: whenOf(service, context) },
    { heading: say.where, content: whereOf(service, context) },
    {
      heading: say.cost,
      content: [
        isFree(service)
          ? !FREE.test(fees) && html`<b>${say.free}</b>`
          : pricesOf(service, context.messages),
        fees !== '' && proseOf('fees_description'),
        isOther && proseOf('fees'),
      ],
    },
    {
      heading: say.who,
      content: [
        agesOf(service, context),
        proseOf('eligibility_description'),
        areas(service, context),
      ],
    },
    { heading: say.documents, content: documents(service) },
    {
      heading: say.wait,
      content:
        service.wait_time &&
        html`<span ${written(id, 'wait_time', context)}>${service.wait_time}</span>`,
    },
    { heading: say.checkedRow, content: checkedOf(service, context) },
  ]
}

/** The schedules of a service itself, without those of its places, which its document repeats. */
const ownSchedules = ({ schedules = [] }: Service) =>
  schedules.filter(({ service_at_location_id: pair }) => pair === undefined)

/** Its own times and those of its place, or that places have others. Its script says what is open and next. */
function whenOf(service: Service, context: PageContext): Piece {
  const { service: say } = context.messages
  const { service_at_locations: pairs = [], status } = service
  const own = ownSchedules(service)
  const there = pairs.flatMap(
    ({ schedules: here = [] }) => timesList([...holdingAt(own, here), ...here], context) ?? [],
  )
  const haveOthers = new Set(there.map(({ text }) => text)).size > 1
  const rules = haveOthers
    ? [timesList(own, context), daysOf(service, context)]
    : [there[0] ?? timesList(own, context)]
  if (!rules.some(Boolean)) return status === 'active' && html`<p>${say.askWhen}</p>`
  return status === 'active'
    ? [openNow(service, context), rules]
    : [html`<p>${say.notNow}</p>`, html`<div class="quiet">${rules}</div>`]
}

/** The days of all places together, as `Mondays and Fridays`, until a script says which is next. */
function daysOf(service: Service, context: PageContext): Html {
  const { card } = context.messages
  const { times, places } = cardTimesOf(service, context)
  const { when, time } = tabOfRules(certain([...times.keys()], times), context.messages)
  const days = time === card.differ ? when : sayPlaces(places.length, context)
  return html`<p class="days">${days}.</p>`
}

/** `3 places, each with its own times`. */
const sayPlaces = (count: number, { messages: { card } }: PageContext) =>
  `${card.places({ count })}, ${card.ownTimes}`

const inOneLine = (place: Document<'location'>): string =>
  whereLines(place)
    .map((line) => (line === place.addresses?.[0]?.postal_code ? unbroken(line) : line))
    .join(', ')

/** The only place whole; of several how many there are. */
function whereOf({ service_at_locations: pairs = [] }: Service, context: PageContext): Piece {
  const { service: say } = context.messages
  const places = pairs.flatMap(({ location }) => location ?? [])
  const [only, ...others] = places
  if (!only) return undefined
  if (others.length > 0)
    return html`${sayPlaces(places.length, context)}. <a href="#places">${say.seeAll}</a>`
  if (context.isConfidential(only.id)) return say.askWhere
  const isVirtual = (only.location_type ?? 'physical') !== 'physical'
  return html`<span ${written(only.id, 'name', context)}>${inOneLine(only)}</span
    >${isVirtual && html` (${say.online})`}`
}

function agesOf(service: Service, { messages }: PageContext): Piece {
  const ages = sayAges(service, messages)
  return ages && html`<p>${ages}</p> `
}

function areas({ service_areas = [] }: Service, { messages }: PageContext): Piece {
  // A code without a name tells nobody anything.
  const names = [...new Set(service_areas.map(({ name = '' }) => name))].filter(isName)
  return (
    names.length > 0 &&
    html`<p>${messages.service.areas}: <span dir="auto">${names.join(', ')}</span></p> `
  )
}

/** At the beginning of a text. */
const FREE = /^\W*free\b/i

const isName = (text: string) => text !== '' && !/^[A-Z]\d{8}$/.test(text)

const documents = ({ required_documents = [] }: Service) =>
  list(
    required_documents.flatMap(({ document }) =>
      document ? [html`<span dir="auto">${document}</span>`] : [],
    ),
  )

/** The day of the last check, and by which organization, if we know: not for a record that was imported. Never by which person. */
function checkedOf({ id, assured_date: date, organization }: Service, context: PageContext): Piece {
  const { messages, directory, sourceOf } = context
  const by = organization?.name ?? directory.title
  const address = context.addressOf('services', id)
  const form = hasForm(context) && address ? editAddress(address) : undefined
  return html`${
    date
      ? html`<span id="checked" data-checked="${date}" data-old="${messages.service.checkFirst}"
          >${sayDate(date, messages.schedule)}${!sourceOf?.(id) && html`, ${messages.service.by({ organization: by })}`}</span
        >`
      : html`<span class="alert">${messages.service.unchecked}</span>`
  }${form && html` <a class="keep" href="${form}${CONFIRM}">${messages.service.confirm}</a>`}`
}
