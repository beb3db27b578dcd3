import { EMBEDDED, pageAt } from '../../pages/address.ts'
import { type Piece, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { shareStatus } from '../../pages/parts/live.ts'
import type { SearchResults } from './search-results.ts'

/** The orders of the results, each a link but the chosen one; and the way to the map. */
export function sorting(
  { fields, addressOf, place, action, understood }: SearchResults,
  { messages, assets, map }: PageContext,
): Piece {
  const say = messages.find
  // Without words nothing is a better match than what is nearer or sooner, and without a place nothing is nearest. Old links have the last.
  const isPlace = place !== ''
  const isMatch = (understood?.words ?? fields.search) !== ''
  const orders = [
    ...(isMatch ? ([''] as const) : []),
    ...(isPlace ? (['near'] as const) : isMatch ? [] : (['soon'] as const)),
    'name' as const,
    ...(fields.sort === 'checked' ? (['checked'] as const) : []),
  ]
  const chosen = orders.find((one) => one === fields.sort) ?? orders[0]
  return html`<div class="sort">
    <span class="quiet wider">${say.sort}</span>
    <ul aria-label="${say.order}">
      ${orders.map((one) => {
        const text = one === '' ? say.bestFirst : say.sorts[one]
        return html`<li>
          ${
            one === chosen
              ? html`<b aria-current="true">${text}</b>`
              : html`<a href="${addressOf({ sort: one })}">${text}</a>`
          }
        </li> `
      })}
    </ul>
    ${
      assets &&
      action !== EMBEDDED &&
      map &&
      html`<a id="to-map" href="${pageAt('map')}" data-script="${assets['beside.js']}"
        >${symbol('place')}<span class="as-list">${say.asList}</span
        ><span class="as-map"
          ><span class="narrow">${say.onMap}</span><span class="wider">${say.allOnMap}</span></span
        ></a
      >`
    }
  </div>`
}

/** The way to send the results. */
export const sharing = ({ action }: SearchResults, { messages, assets }: PageContext): Piece =>
  assets &&
  action !== EMBEDDED &&
  html`<button type="button" class="link script" id="share">
      ${symbol('share')}${messages.service.share}
    </button>
    ${shareStatus(messages)}`

/** The ways to the other pages. */
export function pager({ page, pages, addressOf }: SearchResults, { messages }: PageContext): Piece {
  const say = messages.find
  return (
    pages > 1 &&
    html`<nav aria-label="${say.pages}">
      <ul class="act">
        ${page > 1 && html`<li><a class="button other" rel="prev" href="${addressOf({ page: page - 1 })}">${say.previous}</a></li>`}
        <li>${say.page({ page, last: pages })}</li>
        ${page < pages && html`<li><a class="button other" rel="next" href="${addressOf({ page: page + 1 })}">${say.next}</a></li>`}
      </ul>
    </nav>`
  )
}
