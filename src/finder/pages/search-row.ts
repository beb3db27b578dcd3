import { EMBEDDED, FIND } from '../../pages/address.ts'
import { Html, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { PlaceError, SearchFields } from './search-form.ts'

/** The id of the form, by which fields elsewhere on the page belong to it. */
export const SEARCH_FORM = 'search-form'

interface RowOptions {
  readonly error?: PlaceError | undefined
  /** The address that answers. */
  readonly action?: string
  /** True when it is one row on telephones too, with short labels. */
  readonly isSlim?: boolean
}

/** What, where and a button. It works without JavaScript. */
export function searchRow(
  { search, place, near }: Pick<SearchFields, 'search' | 'place' | 'near'>,
  { messages: { find: say }, assets }: Pick<PageContext, 'messages' | 'assets'>,
  { error, action = FIND, isSlim = false }: RowOptions = {},
): Html {
  return html`<form
      id="${SEARCH_FORM}"
      class="search${isSlim && ' slim'}"
      action="${action}"
      method="get"
      role="search"
    >
      ${error && html`<strong class="error wrong" id="place-error">${error.text}</strong>`}
      <div>
        <label for="search">${isSlim ? say.what : say.words}</label>
        <input
          id="search"
          name="search"
          type="search"
          value="${search}"
          autocomplete="off"
          data-suggestions="${say.suggestions}"
        />
      </div>
      <div>
        <label for="place"
          >${say.whereShort}${!isSlim && html` <span class="hint">${say.place}</span>`}</label
        >
        <input
          id="place"
          name="place"
          value="${place}"
          autocomplete="postal-code"
          ${error && new Html('aria-describedby="place-error place-hint" aria-invalid="true" autofocus')}
        />
      </div>
      <div>
        <button type="submit">${symbol('search')}<span class="word">${say.search}</span></button>
      </div>
      ${near !== '' && place === '' && html`<input type="hidden" name="near" value="${near}" />`}
    </form>
    ${action !== EMBEDDED && assets && html`<script type="module" src="${assets['search.js']}"></script>`}`
}

/** What to do about an unclear place. */
export const placeHint = ({ hint, choices }: PlaceError, remark: string | false): Html =>
  choices.length === 0
    ? html`<p id="place-hint">${hint} ${remark}</p>`
    : html`<div class="block">
        <h2 id="place-hint">${hint}</h2>
        <p class="pills">
          ${choices.map(({ name, address }) => html`<a href="${address}">${name}</a> `)}
        </p>
        ${remark && html`<p>${remark}</p>`}
      </div>`

/** A button that a script shows, because only a browser knows where it is. */
export const nearMe = ({ messages: { find: say } }: Pick<PageContext, 'messages'>): Html =>
  html`<button
    type="button"
    id="near-me"
    data-asking="${say.nearMeAsking}"
    data-failed="${say.nearMeFailed}"
    ${new Html('hidden')}
  >
    ${symbol('near')}<span>${say.nearMe}</span>
  </button>`
