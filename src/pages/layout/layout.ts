import { memoise } from '../../text/memoise.ts'
import { NEW, readsGitHub, pageAt } from '../address.ts'
import { type Html, type Piece, html } from './html.ts'
import { quickExit } from './quick-exit.ts'
import { inLanguage } from './in-language.ts'
import { type PageContext, absolute, statementAt } from '../page-context.ts'
import { attributionOf } from '../parts/attribution.ts'
import { WRITTEN } from '../translated.ts'
import { safeUrl } from './safe-url.ts'
import { shorten } from '../parts/shorten.ts'
import { withoutRegion } from '../../record/schema/page-languages.ts'
import type { Messages } from '../../messages/messages.ts'
import { hasForm } from '../parts/edit-links.ts'
import { alternatesOf, headerOf } from './header.ts'
import type { Language } from '../../messages/languages.ts'

/** One page, without the frame that all pages share. */
export interface Page {
  readonly title: string
  /** One sentence for search engines and for those who share a link. */
  readonly description?: string | undefined
  /** Its address; undefined for a page that has no address of its own, such as a 404. */
  readonly address?: string
  /** The same thing as JSON, by its address. */
  readonly data?: string
  /** The address of the Atom feed of what changes in the directory. */
  readonly feed?: string
  /** True when search engines must not list it. */
  readonly isHidden?: boolean
  /** The address that the browser goes to at once. */
  readonly refresh?: string
  /** Data for search engines, in the vocabulary of schema.org. */
  readonly jsonLd?: Html | undefined
  /** The attributes of its title, when that is a text of a record or of the publisher. */
  readonly written?: Html
  /** Where the same page is in another language, when `address` does not say it: that of a search. */
  readonly here?: string
  /** True when it can be left at once, and its title tells nobody what it is about. */
  readonly isSensitive?: boolean
  /** False where nothing can be saved to the list of the reader. */
  readonly hasList?: boolean
  /** True when what the publisher says for now stands within it. */
  readonly hasNotice?: boolean
  /** True when it may read records from GitHub. */
  readonly readsGitHub?: boolean
  /** What stands below the heading, or all of it around the heading. */
  readonly main: Piece | ((heading: Html) => Piece)
}

export interface Link {
  readonly address: string
  readonly text: string
}

/** Puts a page into its frame: a whole HTML document. */
export function layoutPage(page: Page, context: PageContext): string {
  const { messages, language, directory } = context
  const isSensitive = page.isSensitive || context.quickExit?.everywhere === true
  // The history shows titles, and a list of chosen services goes along in addresses.
  const shown = page.isSensitive ? messages.find.title : page.title
  const title = shown === directory.title ? shown : `${shown} – ${directory.title}`
  const hasList = context.assets && !page.isSensitive && page.hasList !== false
  const heading = html`<h1 ${page.written}>${page.title}</h1> `
  const made = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${readsGitHub(context) && !page.readsGitHub && ONLY_HERE}${isSensitive && NO_REFERRER}${page.description && html`<meta name="description" content="${shorten(page.description, 200)}" /> `}${meta({ ...page, title: shown }, context)}
        <link rel="stylesheet" href="${context.style}" />
        ${hasList && listScript(context.assets!['list.js'], messages)}${context.css && html`<link rel="stylesheet" href="${context.css}" />`}
      </head>
      <body>
        <a class="skip" href="#main">${messages.nav.skip}</a>
        ${isSensitive && quickExit(context)}${headerOf(page, context)}
        <main id="main" tabindex="-1">
          ${typeof page.main === 'function' ? page.main(heading) : [heading, page.main]}${!page.hasNotice && noticeOf(context)}
        </main>
        ${footerOf(context)}
      </body>
    </html> `.text
  return inLanguage(made, context)
}

/** What the publisher says on every page for now, in the language of the page if it is in it. It comes after what people came for. */
export function noticeOf({ notice, language, contentLanguage }: PageContext): Piece {
  const content = withoutRegion(contentLanguage) as Language
  const isTranslated = language !== content && notice?.[language] !== undefined
  const text = isTranslated ? notice[language] : notice?.[content]
  const marks = isTranslated ? html`lang="${language}" dir="auto"` : WRITTEN
  return text !== undefined && html`<p class="note" ${marks}><small>${text}</small></p> `
}

/** The policy of all pages lets the form read from GitHub (api/answer-page.ts). Of two policies the stricter counts. */
const ONLY_HERE = html`<meta http-equiv="Content-Security-Policy" content="connect-src 'self'" /> `

const NO_REFERRER = html`<meta name="referrer" content="no-referrer" /> `

/** Lets people save services on any page, and goes with them to the next. */
const listScript = (address: string, { list: messages }: Messages) =>
  html`<script
    type="module"
    src="${address}"
    data-save="${messages.save}"
    data-saved="${messages.saved}"
    data-remove="${messages.remove}"
    data-count="${messages.count}"
  ></script> `

/** The description of the page for programs that read its head. */
function meta(
  { refresh, title, description, address, data, feed, isHidden, jsonLd }: Page,
  context: PageContext,
) {
  return [
    refresh && html`<meta http-equiv="refresh" content="0; url=${refresh}" /> `,
    isHidden && html`<meta name="robots" content="noindex" /> `,
    address !== undefined &&
      context.directory.base_url !== undefined &&
      html`<link rel="canonical" href="${absolute(context, address)}" /> `,
    address !== undefined && context.languages.length > 1 && alternatesOf(address, context),
    data !== undefined && html`<link rel="alternate" type="application/json" href="${data}" /> `,
    feed !== undefined &&
      html`<link rel="alternate" type="application/atom+xml" href="${feed}" /> `,
    html`<meta property="og:title" content="${title}" />
      <meta property="og:site_name" content="${context.directory.title}" />
      <meta property="og:type" content="website" />
      <meta
        name="theme-color"
        content="${context.theme.light}"
        media="(prefers-color-scheme:light)"
      />
      <meta
        name="theme-color"
        content="${context.theme.dark}"
        media="(prefers-color-scheme:dark)"
      />
      <link rel="icon" href="${context.logo ?? context.icon}" /> `,
    context.directory.base_url !== undefined &&
      html`<meta property="og:image" content="${context.directory.base_url}${context.picture}" /> `,
    context.languages.length > 1 &&
      html`<meta property="og:locale" content="${context.language}_GB" /> `,
    description && html`<meta property="og:description" content="${shorten(description, 200)}" /> `,
    jsonLd &&
      html`<script type="application/ld+json">
        ${jsonLd}
      </script> `,
  ]
}

/** More sources than these are in the document at `/`, which names all of them. */
const NAMED_SOURCES = 5

/** The same on every page of a language. */
const footerOf = memoise((context: PageContext): Html => {
  const { messages, directory, hasContact, stated, own, footer, sources = [] } = context
  const { publisher, licence } = directory
  const publisherLink = safeUrl(publisher?.url)
  const licenceLink = safeUrl(licence)
  return html`<footer aria-label="${messages.nav.footer}">
    <div class="wide">
      ${publisher?.name && html`<p>${messages.footer.published} ${publisherLink ? html`<a href="${publisherLink}">${publisher.name}</a>` : publisher.name}.</p> `}
      ${
        sources.length > 0 &&
        html`<p>${messages.footer.sources}</p>
          <ul>
            ${sources.slice(0, NAMED_SOURCES).map((source) => html`<li>${attributionOf(source)}</li> `)}
            ${sources.length > NAMED_SOURCES && html`<li><a href="/">${messages.footer.moreSources({ count: sources.length - NAMED_SOURCES })}</a></li>`}
          </ul> `
      }
      ${footer}
      <ul>
        ${own.map(({ address, text }) => html`<li><a href="${address}" dir="auto">${text}</a></li> `)}
        ${(hasContact || stated?.names.includes('contact')) && html`<li><a href="${statementAt(context, 'contact')}">${messages.footer.contact}</a></li>`}
        ${hasForm(context) && html`<li><a href="${NEW}">${messages.footer.add}</a></li>`}
        <li>
          <a href="${statementAt(context, 'accessibility')}">${messages.footer.accessibility}</a>
        </li>
        <li><a href="${statementAt(context, 'privacy')}">${messages.footer.privacy}</a></li>
        <li><a href="${pageAt('api')}">${messages.footer.data}</a></li>
        ${licenceLink && html`<li><a href="${licenceLink}">${messages.footer.licence}</a></li> `}
      </ul>
    </div>
  </footer> `
})
