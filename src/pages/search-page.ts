import { FIND } from './address.ts'
import { framePage } from './frame.ts'
import { type Html, type Piece, html } from './html.ts'
import type { PageContext } from './page-context.ts'
import type { Urgent } from '../search/urgent/urgent.ts'
import { urgentHelp } from './parts/urgent-help.ts'
import { type SearchFields, type Topic, searchForm } from './search-form.ts'

/** What a search found, ready to be shown. */
export interface SearchResults {
  readonly fields: SearchFields
  readonly topics: readonly Topic[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** The finished cards of the services on this page. */
  readonly cards: readonly Html[]
  /** Help that cannot wait, when the words ask for it. */
  readonly urgent: readonly Urgent[]
  /** Sentences on how the search was understood. */
  readonly notes: readonly string[]
  /** What is wrong with the postcode. */
  readonly error?: string | undefined
  /** The address of the same search with some of its fields changed. */
  readonly addressOf: (changes: Partial<SearchFields> & { readonly page?: number }) => string
}

/** The page of a search. It is never indexed, because it may say where somebody is. */
export function searchPage(results: SearchResults, context: PageContext): string {
  const { words } = context
  const { fields, topics, total, cards, notes, error } = results
  const say = words.find
  const asked = [
    fields.search && say.forWords(fields.search),
    fields.postcode && !error && say.nearPostcode(fields.postcode.toUpperCase()),
  ].filter(Boolean)
  const heading = error
    ? say.title
    : [total === 0 ? say.nothing : say.results(total), ...asked].join(' ')
  const form = searchForm(fields, topics, context, error)
  return framePage(
    {
      title: heading,
      here: results.addressOf({ page: results.page }),
      isHidden: true,
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        urgentHelp(results.urgent, words),
        error
          ? form
          : html`<details>
              <summary>${say.change}</summary>
              ${form}
            </details>`,
        chips(results, context),
        notes.map((note) => html`<p>${note}</p>`),
        total === 0 && !error && html`<p>${say.nothingHint}</p>`,
        cards.length > 0 &&
          html`<ul class="results">
            ${cards}
          </ul>`,
        pager(results, context),
      ],
    },
    context,
  )
}

/** The conditions of the search, each a link that takes it away. */
function chips({ fields, topics, addressOf }: SearchResults, { words }: PageContext): Piece {
  const say = words.find
  const topic = topics.find(({ id }) => id === fields.topic)?.name
  const chosen = [
    ['search', fields.search && `“${fields.search}”`],
    ['postcode', fields.postcode],
    ['topic', fields.topic && (topic ?? say.topic)],
    ['day', fields.day && words.schedule.weekday[fields.day as 'MO']],
  ] as const
  const items = chosen.filter(([, text]) => text)
  return (
    items.length > 0 &&
    html`<ul class="act" aria-label="${say.conditions}">
      ${items.map(
        ([name, text]) =>
          html`<li>
            <a
              class="button other"
              href="${addressOf({ [name]: '' })}"
              aria-label="${say.remove(text)}"
              >${text} ✕</a
            >
          </li>`,
      )}
    </ul>`
  )
}

function pager({ page, pages, addressOf }: SearchResults, { words }: PageContext): Piece {
  const say = words.find
  return (
    pages > 1 &&
    html`<nav aria-label="${say.pages}">
      <ul class="act">
        ${page > 1 && html`<li><a class="button other" rel="prev" href="${addressOf({ page: page - 1 })}">${say.previous}</a></li>`}
        <li>${say.page(page, pages)}</li>
        ${page < pages && html`<li><a class="button other" rel="next" href="${addressOf({ page: page + 1 })}">${say.next}</a></li>`}
      </ul>
    </nav>`
  )
}
