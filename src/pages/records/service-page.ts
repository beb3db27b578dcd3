import type { Document } from '../../hsds/types.ts'
import { CHANGES, calendarAt, pageAt } from '../address.ts'
import { type Page, layoutPage } from '../layout/layout.ts'
import { STATES } from '../cards/card-times.ts'
import { isSensitive } from '../layout/quick-exit.ts'
import { type Piece, html } from '../layout/html.ts'
import { symbol } from '../layout/symbols.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { callsOf } from '../parts/contact.ts'
import { pageScript } from '../parts/live.ts'
import { type Reached, actions, ways } from '../parts/record-actions.ts'
import { list, prose, section } from '../parts/section.ts'
import { summary } from '../parts/summary.ts'
import { translated, written } from '../translated.ts'
import { hasCalendar } from './calendar.ts'
import { serviceJsonLd } from './json-ld.ts'
import { recordUrl } from './record-url.ts'
import { serviceSections, topics } from './service-sections.ts'
import { serviceSummary } from './service-summary.ts'
import { termsOf } from './terms-of.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>

/**
 * The page of a service, whole: everything that its published document says, the most urgent first. `notice` stands above all,
 * in the preview of a change.
 */
export const servicePage = (service: Service, context: PageContext, notice?: Piece): string =>
  layoutPage(composePage(translated(service, context), context, notice), context)

/** The page in parts, without what is put together from others and what its script fills in. */
export function serviceParts(published: Service, context: PageContext): readonly PagePart[] {
  const service = translated(published, context)
  const about = [
    noticeOf(service, context),
    prose(service.description),
    list([service.email, service.url].filter((address) => address !== undefined)),
  ]
  return [
    { heading: context.messages.service.about, content: about },
    ...serviceSummary(service, context),
    ...serviceSections(service, context),
  ]
}

function composePage(service: Service, context: PageContext, notice: Piece): Page {
  const { messages } = context
  const { id } = service
  const reached = reachedOf(service, context)
  return {
    title: service.name,
    isSensitive: isSensitive(
      termsOf(service).map((term) => term.id),
      context,
    ),
    written: written(id, 'name', context),
    description: service.description,
    address: reached.address,
    data: recordUrl('services', id),
    ...(hasFeed(service, context) && { feed: CHANGES }),
    jsonLd: serviceJsonLd(service, context),
    main: (h1) =>
      html`<div class="page">
          <div class="head">
            ${notice}${back(service, context)}${h1}
            <div class="lead">
              ${prose(service.description, written(id, 'description', context))}
            </div>
            ${noticeOf(service, context)}
          </div>
          ${actions(reached, context)}
          <div class="short">${summary(serviceSummary(service, context))}</div>
          ${ways(reached, context)}
          <div class="rest">
            ${
              service.status !== 'active' &&
              section(messages.service.meantime, topics(service, context))
            }${serviceSections(service, context).map(({ heading, content }) => section(heading, content))}
            ${sourceLine(id, context)}
            <p class="keep">
              <a href="${recordUrl('services', id)}">${messages.service.data}</a>
            </p>
          </div>
        </div>
        ${pageScript(context)}`,
  }
}

function reachedOf(service: Service, context: PageContext): Reached {
  const { phones = [], organization, service_at_locations: pairs = [], email, url } = service
  const address = context.addressOf('services', service.id)!
  return {
    address,
    calls: callsOf(phones, organization?.phones ?? [], context.messages),
    email,
    url,
    places: pairs.flatMap(({ location }) => location ?? []),
    ...(hasCalendar(service) && { calendar: calendarAt(address) }),
    links: service.additional_urls ?? [],
    isClosed: service.status !== 'active',
  }
}

/** True when the feed of changes is published: its links need an address, and its entries a day. */
const hasFeed = ({ last_modified }: Service, { directory }: PageContext) =>
  last_modified !== undefined && directory.base_url !== undefined

/** The way back: to the first topic, or to the search that led here, which only a script knows. */
function back(service: Service, context: PageContext): Piece {
  const [first] = termsOf(service)
  const topic = first && context.addressOf('taxonomy_terms', first.id)
  return html`<p class="back">
    ${symbol('back')}<a href="${topic ?? pageAt('a-z')}" data-back="${context.messages.nav.back}"
      >${topic ? html`<span ${written(first!.id, 'name', context)}>${first!.name}</span>` : context.messages.nav.aToZ}</a
    >
  </p> `
}

/** That it is closed, and what everybody must know. */
function noticeOf({ id, status, alert }: Service, context: PageContext): Piece {
  const { service: say, card } = context.messages
  const state = STATES[status]
  return (
    (state !== undefined || alert !== undefined) &&
    html`<div class="notice">
      <h2>${symbol('warning')}${state ? card[state] : say.alert}</h2>
      ${prose(alert, written(id, 'alert', context))}
    </div> `
  )
}
