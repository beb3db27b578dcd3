import { FIND, pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** The services that somebody has chosen. A script fills it in, because the list is in the fragment of the address. */
export function shortlistPage(context: PageContext): string {
  const { shortlist, service, nav } = context.words
  const messages = builtMessagesIn(context).shortlistPage
  const sections = [service.when, service.where, service.cost, service.join, service.contact]
  return layoutPage(
    {
      title: shortlist.title,
      address: pageAt('shortlist'),
      isHidden: true,
      trail: [{ address: FIND, text: nav.find }],
      main: html`<noscript><p>${messages.noScript}</p></noscript>
        <p data-when="empty" hidden>${messages.empty}</p>
        <div data-when="filled" hidden>
          <p>${messages.hint}</p>
          <p><button type="button" id="shortlist-print">${messages.print}</button></p>
        </div>
        <div id="shortlist" data-sections="${JSON.stringify(sections)}"></div> `,
    },
    context,
  )
}
