import { pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { addLink } from '../../pages/parts/edit-links.ts'
import { builtMessagesIn } from '../../messages/messages.ts'
import { NO_FIELDS } from '../pages/search-form.ts'
import { searchRow } from '../pages/search-row.ts'

/** The page of a path that does not exist. It has no address of its own, and nothing to save. */
export function notFoundPage(context: PageContext): string {
  const { nav, urgent, footer } = context.messages
  const { title, text, instead, around, meant, told } = builtMessagesIn(context).notFound
  const [before, after] = meant({ name: '\n' }).split('\n')
  const ways = [
    [pageAt('topics'), nav.topics],
    [pageAt('a-z'), nav.aToZ],
    ...(context.hasUrgent ? [[pageAt('urgent'), urgent.title] as const] : []),
  ] as const
  return layoutPage(
    {
      title,
      isHidden: true,
      hasList: false,
      main: html`<p>${text}</p>
        <p id="meant">
          <span hidden>${before}<a href="${pageAt('a-z')}"></a>${after}</span>
        </p>
        <h2>${instead}</h2>
        <div class="block">${searchRow(NO_FIELDS, context)}</div>
        <h2>${around}</h2>
        <ul class="pills">
          ${ways.map(([address, name]) => html`<li><a href="${address}">${name}</a></li> `)}
        </ul>
        ${context.hasContact && html`<p>${told} <a href="${pageAt('contact')}">${footer.contact}</a></p> `}${addLink(context)}`,
    },
    context,
  )
}
