import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { mailLink, safeUrl } from '../layout/safe-url.ts'
import { symbol } from '../layout/symbols.ts'
import type { PageContext } from '../page-context.ts'
import { type Calls, sayCalls } from './contact.ts'
import { wrongLink } from './edit-links.ts'
import { directionsTo } from './place.ts'

/** How a record can be reached, and where it is. */
export interface Reached {
  /** The address of its page. */
  readonly address: string
  readonly calls: Calls
  readonly email?: string | undefined
  readonly url?: string | undefined
  /** Where it is; left out where the page is not about places. */
  readonly places?: readonly Document<'location'>[]
  readonly calendar?: string | undefined
  /** Further web pages. */
  readonly links?: readonly Document<'url'>[]
  /** True while it is closed: nothing is urged. */
  readonly isClosed?: boolean
}

/** What people do first: to ring, or else to write; then the way there, and what a script can do. */
export function actions(reached: Reached, context: PageContext): Html {
  const { messages, assets } = context
  const { calls, email, url, isClosed = false } = reached
  const [mail, web] = [email && mailLink(email), safeUrl(url)]
  const kind = isClosed ? 'button other' : 'button'
  const first = hasCalls(calls)
    ? sayCalls(calls, messages, kind)
    : mail
      ? html`<a class="${kind}" href="${mail}">${symbol('mail')}${messages.service.email}</a>`
      : web && html`<a class="${kind}" href="${web}">${messages.service.website}</a>`
  return html`<div class="acts">
    ${first}${
      reached.places &&
      html`<div class="row" id="acts">
        ${wayThere(reached.places, context)}${
          assets &&
          html`${shareButton('other', context)}
            <span class="script save"></span>
            <button type="button" class="other script wider" id="print">
              ${symbol('print')}${messages.service.print}
            </button>`
        }
      </div>`
    }
  </div>`
}

const hasCalls = ({ calls, lines }: Calls) => calls !== undefined || lines !== undefined

const shareButton = (kind: 'other' | 'link', { messages }: PageContext): Html =>
  html`<button type="button" class="${kind} script" id="share">
    ${symbol('share')}${messages.service.share}
  </button>`

function wayThere(places: readonly Document<'location'>[], context: PageContext): Piece {
  const { service: say } = context.messages
  const [only, ...others] = places
  if (others.length > 0)
    return html`<a class="button other" href="#places">${symbol('place')}${say.places}</a>`
  const address = only && directionsTo(only, context)
  return (
    address &&
    html`<a class="button other" rel="noreferrer" href="${address}"
      >${symbol('way')}${say.directions}</a
    >`
  )
}

/** The other ways to reach it, a row for each. */
export function ways(reached: Reached, context: PageContext): Html {
  const { service: say } = context.messages
  const { address, calls, email, url, calendar, links = [] } = reached
  const [mail, web] = [email && mailLink(email), safeUrl(url)]
  const wrong = wrongLink(address, context)
  const rows: Piece[] = [
    mail && hasCalls(calls) && html`${symbol('mail')}<a href="${mail}">${say.email}</a>`,
    web && (hasCalls(calls) || mail) && html`${symbol('next')}<a href="${web}">${say.website}</a>`,
    ...links.flatMap(({ url: other, label }) => {
      const link = safeUrl(other)
      return link ? [html`${symbol('next')}<a href="${link}" dir="auto">${label ?? other}</a>`] : []
    }),
    calendar && html`${symbol('calendar')}<a href="${calendar}">${say.calendar}</a>`,
    wrong && html`${symbol('pencil')}<span>${wrong}</span>`,
    context.assets && !reached.places && shareButton('link', context),
  ].filter(Boolean)
  return html`<ul class="ways rows">
    ${rows.map((row) => html`<li>${row}</li> `)}
  </ul>`
}
