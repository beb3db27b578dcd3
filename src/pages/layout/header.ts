import { FIND, LIST, pageAt, prefixOf } from '../address.ts'
import { LANGUAGES } from '../../messages/languages.ts'
import { WRITTEN } from '../translated.ts'
import type { PageContext } from '../page-context.ts'
import { Html, type Piece, html } from './html.ts'
import type { Page } from './layout.ts'
import { symbol } from './symbols.ts'

/** The top of every page: help that cannot wait, the other languages, the name of the directory and the main pages. */
export function headerOf(page: Page, context: PageContext): Html {
  const { messages, directory, logo, hasUrgent, isTitled } = context
  return html`<header>
    <div class="strip">
      <div class="wide">
        ${hasUrgent && html`<a class="now" href="${pageAt('urgent')}">${symbol('phone')}${messages.urgent.title}</a> `}${switchOf(page, context)}
      </div>
    </div>
    <div class="wide bar">
      <p class="title">
        <a href="${context.home ?? FIND}"
          >${logo ? html`<img src="${logo}" alt="" /> ` : MARK}<span ${!isTitled && WRITTEN}
            >${directory.title}</span
          ></a
        >
      </p>
      <nav aria-label="${messages.nav.label}">
        <ul>
          ${mainPages(context).map(
            ([address, text]) =>
              html`<li>
                <a href="${address}" ${isAt(address, page, context) && CURRENT}>${text}</a>
              </li> `,
          )}
          ${
            context.assets &&
            !page.isSensitive &&
            page.hasList !== false &&
            html`<li class="mine">
              <a href="${LIST}" ${isAt(LIST, page, context) && CURRENT}>${messages.list.title}</a>
            </li>`
          }
        </ul>
      </nav>
    </div>
  </header>`
}

/** The mark of a directory without a logo: lines as of a list. */
const MARK = new Html(
  '<svg class="i mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h9M4 12h16M4 19h12"/></svg>',
)

const CURRENT = new Html('aria-current="page"')

const mainPages = ({
  messages,
  map,
  home = FIND,
}: PageContext): readonly (readonly [string, string])[] => [
  [home, messages.nav.find],
  [pageAt('topics'), messages.nav.topics],
  [pageAt('a-z'), messages.nav.aToZ],
  ...(map ? [[pageAt('map'), messages.nav.map] as const] : []),
]

/** True when a page belongs to a main page. That of a search has no address of its own. */
function isAt(main: string, { address, here }: Page, { home = FIND }: PageContext): boolean {
  const at = address ?? here?.split(/[?#]/, 1)[0]
  return at === main || (main !== home && at?.startsWith(`${main}/`) === true)
}

/** The same page in the other languages. */
const switchOf = (
  { address, here = address ?? FIND }: Page,
  { language, languages }: PageContext,
): Piece =>
  languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        html`<a lang="${other}" hreflang="${other}" href="${prefixOf(other, languages)}${here}"
          >${LANGUAGES[other].name}</a
        > `,
    )

/** The addresses of a page in all languages, for search engines, which want them whole. */
export const alternatesOf = (address: string, { languages, directory }: PageContext): Piece =>
  directory.base_url !== undefined &&
  languages.map(
    (one) =>
      html`<link
        rel="alternate"
        hreflang="${one}"
        href="${directory.base_url}${prefixOf(one, languages)}${address}"
      /> `,
  )
