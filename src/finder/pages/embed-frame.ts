import { FIND } from '../../pages/address.ts'
import type { Page } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { inLanguage } from '../../pages/layout/in-language.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { safeUrl } from '../../pages/layout/safe-url.ts'

/**
 * Puts a page into the frame of another site: without navigation and scripts, and with the directory's name. Links that leave
 * it open in a new tab.
 */
export function frameEmbedded(
  { title, main }: Pick<Page, 'title' | 'main'>,
  context: PageContext,
): string {
  const { words, language, directory, style, css } = context
  const heading = html`<h1>${title}</h1> `
  const made = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title} – ${directory.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${style}" />
        ${css && html`<link rel="stylesheet" href="${css}" />`}
      </head>
      <body>
        <main id="main">${typeof main === 'function' ? main(heading) : [heading, main]}</main>
        <footer aria-label="${words.nav.footer}">
          <p>
            ${words.embed.from}
            <a href="${FIND}" dir="auto">${directory.title}</a>${publisherOf(context)}.
            ${words.embed.newTab}
          </p>
        </footer>
      </body>
    </html> `.text
  return inNewTab(inLanguage(made, context))
}

function publisherOf({ directory: { publisher, title } }: PageContext) {
  if (!publisher?.name || publisher.name === title) return undefined
  const link = safeUrl(publisher.url)
  return link
    ? html`, <a href="${link}" dir="auto">${publisher.name}</a>`
    : html`, <span dir="auto">${publisher.name}</span>`
}

/** Pages of results stay in the frame, and a telephone number needs no tab. */
const LEAVING = /<a(?=\s[^<>]*href="(?!(?:\/[a-z]{2})?\/find\/embed\/|tel:|mailto:))/g
const inNewTab = (page: string) => page.replace(LEAVING, '<a target="_blank" rel="noopener"')
