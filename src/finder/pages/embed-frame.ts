import { FIND } from '../../pages/address.ts'
import type { Page } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { inLanguage } from '../../pages/layout/in-language.ts'
import { quickExit } from '../../pages/layout/quick-exit.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { safeUrl } from '../../pages/layout/safe-url.ts'

/**
 * Puts a page into the frame of another site: without navigation and scripts, and with the directory's name. Links that leave
 * it open in a new tab; the one that leaves at once takes the place of the whole page.
 */
export function frameEmbedded(
  { title, main, isSensitive }: Pick<Page, 'title' | 'main' | 'isSensitive'>,
  context: PageContext,
): string {
  const { messages, language, directory, style, css, quickExit: exit } = context
  // Without the script, which could cover the frame and not the page around it.
  const hasExit = isSensitive || exit?.everywhere === true
  const leave = hasExit && quickExit(withoutScripts(context))
  const heading = html`<h1>${title}</h1> `
  const made = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${isSensitive ? messages.find.title : title} – ${directory.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${style}" />
        ${css && html`<link rel="stylesheet" href="${css}" />`}
      </head>
      <body>
        ${leave}
        <main id="main">${typeof main === 'function' ? main(heading) : [heading, main]}</main>
        <footer aria-label="${messages.nav.footer}">
          <p class="wide">
            ${messages.embed.from}
            <a href="${context.home ?? FIND}" dir="auto">${directory.title}</a
            >${publisherOf(context)}. ${messages.embed.newTab}
          </p>
        </footer>
      </body>
    </html> `.text
  return inNewTab(inLanguage(made, context))
}

function withoutScripts(context: PageContext): PageContext {
  const { assets: _, ...others } = context
  return others
}

function publisherOf({ directory: { publisher, title } }: PageContext) {
  if (!publisher?.name || publisher.name === title) return undefined
  const link = safeUrl(publisher.url)
  return link
    ? html`, <a href="${link}" dir="auto">${publisher.name}</a>`
    : html`, <span dir="auto">${publisher.name}</span>`
}

/** Pages of results stay in the frame, a telephone number needs no tab, and a link may have its own target. */
const LEAVING =
  /<a(?![^<>]*\starget=)(?=\s[^<>]*href="(?!(?:\/[a-z]{2})?\/find\/embed\/|tel:|mailto:))/g
const inNewTab = (page: string) => page.replace(LEAVING, '<a target="_blank" rel="noopener"')
