import { FIND, pageAt } from './address.ts'
import { framePage } from './frame.ts'
import { html } from './html.ts'
import type { PageContext } from './page-context.ts'
import { prose } from './parts/section.ts'

/** The front page for people: what the directory is, and the ways in. */
export function findPage(services: number, context: PageContext): string {
  const { words, directory } = context
  return framePage(
    {
      title: directory.title,
      description: directory.description,
      address: FIND,
      main: [
        prose(directory.description),
        html`<ul class="act">
            <li><a class="button" href="${pageAt('topics')}">${words.nav.topics}</a></li>
            <li><a class="button other" href="${pageAt('a-z')}">${words.nav.aToZ}</a></li>
          </ul>
          <p>${words.topics.services(services)}</p> `,
      ],
    },
    context,
  )
}
