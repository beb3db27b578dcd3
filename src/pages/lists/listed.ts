import type { Document } from '../../hsds/types.ts'
import { type CardPoint, cardLine, pointsOf } from '../search/card.ts'
import { type Html, html } from '../frame/html.ts'
import type { PageContext } from '../page-context.ts'
import type { PageFacts } from '../records/page-facts.ts'
import { type SearchTexts, searchTexts } from '../search/search-columns.ts'
import { termsOf } from './terms-of.ts'

/** What lists of services show of one: made from its published document. */
export interface Listed {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly organization?: string | undefined
  /** When its record last changed, as an ISO 8601 time; absent when unknown. */
  readonly modified?: string | undefined
  /** Its line for the search page. */
  readonly card: string
  /** What the search page can ask of it. */
  readonly search: SearchTexts
  /** The ids of its terms. */
  readonly topics: readonly string[]
  /** What its page shows beside its document, when the function renders it. */
  readonly facts?: PageFacts
  /** Its places that are not confidential. */
  readonly points: readonly CardPoint[]
}

export function listedOf(service: Document<'service'>, context: PageContext): Listed | undefined {
  const address = context.addressOf('services', service.id)
  if (address === undefined) return undefined
  return {
    id: service.id,
    name: service.name,
    address,
    organization: service.organization?.name,
    modified: service.last_modified,
    card: cardLine(service, address, context),
    points: pointsOf(service, context),
    search: searchTexts(service),
    topics: termsOf(service).map(({ id }) => id),
  }
}

/** A list of services, each with its organization. */
export const listOfServices = (services: readonly Listed[]): Html =>
  html`<ul class="results">
    ${services.map(
      ({ name, address, organization }) =>
        html`<li>
          <a href="${address}" dir="auto">${name}</a
          >${organization && html`<br /><span class="quiet" dir="auto">${organization}</span>`}
        </li> `,
    )}
  </ul> `
