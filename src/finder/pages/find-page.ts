import { FIND, pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { WRITTEN } from '../../pages/translated.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { prose } from '../../pages/parts/section.ts'
import { NO_FIELDS, type SearchOptions, searchForm } from './search-form.ts'

/** What the front page shows. */
interface Front {
  readonly services: number
  readonly options: SearchOptions
  /** What the publisher has written for it. */
  readonly intro: Html | undefined
}

/** The front page for people: what the directory is, a search, and other ways in. */
export function findPage({ services, options, intro }: Front, context: PageContext): string {
  const { words, directory } = context
  return layoutPage(
    {
      title: directory.title,
      written: WRITTEN,
      description: directory.description,
      address: FIND,
      main: [
        prose(directory.description),
        intro && html`<div class="text" dir="auto">${intro}</div> `,
        searchForm(NO_FIELDS, options, context),
        html`<h2>${words.find.browse}</h2>
          <p>${words.topics.services({ count: services })}</p>
          <ul class="act">
            <li><a class="button other" href="${pageAt('topics')}">${words.nav.topics}</a></li>
            <li><a class="button other" href="${pageAt('a-z')}">${words.nav.aToZ}</a></li>
          </ul>`,
      ],
    },
    context,
  )
}
