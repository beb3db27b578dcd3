import type { Document } from '../../hsds/types.ts'
import { cardTimesOf } from '../cards/card-times.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'

/** What is open now or next: its script says so in this line, which has its room already. */
export function openNow(service: Document<'service'>, context: PageContext): Piece {
  const data = cardTimesOf(service, context)
  return (
    context.assets &&
    data.times.length > 0 &&
    html`<p
      id="live"
      class="live script"
      data-times="${JSON.stringify(data)}"
      data-timezone="${context.directory.timezone}"
      data-area="${context.directory.bank_holidays}"
      data-next="${context.messages.service.next}"
    >
      &nbsp;
    </p> `
  )
}

/** Where sharing says that the address is copied, or shows it to be copied. */
export const shareStatus = ({ service: say }: PageContext['messages']): Html =>
  html`<p id="shared" role="status" hidden data-copied="${say.copied}"></p> `

/** The script of the page of a record: what is open now, the way back, sharing and printing. */
export const pageScript = ({ messages, assets }: PageContext): Html | undefined =>
  assets &&
  html`${shareStatus(messages)}
    <script type="module" src="${assets['service.js']}"></script> `
