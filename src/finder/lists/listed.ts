import type { Document } from '../../hsds/types.ts'
import type { NamedArea } from '../pages/area-towns.ts'
import { type CardPoint, pointsOf } from '../../pages/cards/card-points.ts'
import { cardLine } from '../../pages/cards/card.ts'
import { type CardTimes, STATES } from '../../pages/cards/card-times.ts'
import { fillCard, readCard } from '../../pages/cards/fill-card.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { type SearchTexts, searchTexts } from '../questions/columns.ts'
import { type TownPlace, townPlacesOf } from '../pages/towns.ts'
import { translated, written } from '../../pages/translated.ts'
import { termsOf } from '../../pages/records/terms-of.ts'

/** What lists of services show of one: made from its published document. */
export interface Listed {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly organization?: { readonly id: string; readonly name: string } | undefined
  /** When its record last changed, as an ISO 8601 time; absent when unknown. */
  readonly modified?: string | undefined
  /** Its line for the search page. */
  readonly card: string
  /** The day of its last check, as an ISO 8601 date. */
  readonly checked?: string | undefined
  /** Absent while it runs. */
  readonly state?: CardTimes['state']
  /** What the search page can ask of it. */
  readonly search: SearchTexts
  /** The ids of its terms. */
  readonly topics: readonly string[]
  /** Its `PageFacts` when the function renders its page, as JSON, which takes far less memory while all services are listed. */
  readonly facts?: string
  /** Its places that are not confidential. */
  readonly points: readonly CardPoint[]
  /** The languages that it is offered in. */
  readonly languages: readonly Document<'language'>[]
  /** The same places, as far as they say where a town is. */
  readonly towns: readonly TownPlace[]
  /** The areas that it serves. */
  readonly areas: readonly NamedArea[]
}

export function listedOf(published: Document<'service'>, context: PageContext): Listed | undefined {
  const address = context.addressOf('services', published.id)
  if (address === undefined) return undefined
  const service = translated(published, context)
  const { organization } = service
  return {
    id: service.id,
    name: service.name,
    address,
    organization: organization && { id: organization.id, name: organization.name },
    modified: service.last_modified,
    card: cardLine(service, address, context),
    checked: service.assured_date,
    state: STATES[service.status],
    points: pointsOf(service, context),
    languages: published.languages ?? [],
    towns: townPlacesOf(published, context),
    areas: published.service_areas ?? [],
    search: searchTexts(published, context),
    topics: termsOf(service).map(({ id }) => id),
  }
}

/** More cards than these are too much for one page; the names of the others follow. */
const MOST_CARDS = 20

/** Services as cards that say what is true on every day, the first of them; then names. */
export const listOfCards = (services: readonly Listed[], context: PageContext): Html =>
  html`<ul class="results">
      ${services.slice(0, MOST_CARDS).map(({ card }) => fillCard(readCard(card), {}, context.messages))}
    </ul>
    ${services.length > MOST_CARDS && html`<div class="block">${listOfNames(services.slice(MOST_CARDS), context)}</div>`}`

/** A record in a list of names. */
export type Named = Pick<Listed, 'id' | 'name' | 'address' | 'organization' | 'state'>

/** Records by their names, services with their organization or that they are closed. The whole row is the link. */
export const listOfNames = (records: readonly Named[], context: PageContext): Html =>
  html`<ul class="names">
    ${records.map(
      ({ id, name, address, organization, state }) =>
        html`<li>
          <a href="${address}"
            ><b ${written(id, 'name', context)}>${name}</b>${
              state
                ? html`<span class="alert">${context.messages.card[state]}</span>`
                : organization &&
                  html`<span ${written(organization.id, 'name', context)}
                    >${organization.name}</span
                  >`
            }</a
          >
        </li> `,
    )}
  </ul> `
