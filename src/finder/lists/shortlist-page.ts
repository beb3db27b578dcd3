import { FIND, pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The services that somebody has chosen. A script fills it in, because the list is in the fragment of the address. */
export function shortlistPage(context: PageContext): string {
  const { shortlist: say, service, nav } = context.words
  const sections = [service.when, service.where, service.cost, service.join, service.contact]
  return layoutPage(
    {
      title: say.title,
      address: pageAt('shortlist'),
      isHidden: true,
      trail: [{ address: FIND, text: nav.find }],
      main: html`<noscript><p>${say.noScript}</p></noscript>
        <p data-when="empty" hidden>${say.empty}</p>
        <div data-when="filled" hidden>
          <p>${say.hint}</p>
          <p><button type="button" id="shortlist-print">${say.print}</button></p>
        </div>
        <div id="shortlist" data-sections="${sections.join('|')}"></div> `,
    },
    context,
  )
}
