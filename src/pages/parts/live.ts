import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { withoutWords } from '../../times/say-times.ts'
import { placeTimesOf } from './place-times.ts'

/** Whether the service is open now, and its next session: its script says what is certain. */
export function openNow(
  service: Document<'service'>,
  { words, directory, assets, isConfidential }: PageContext,
): Piece {
  const { times, ...numbers } = placeTimesOf(service, directory)
  const names = (service.service_at_locations ?? []).map(({ location }) =>
    location && !isConfidential(location.id) ? (location.name ?? null) : null,
  )
  const judged = times.map(withoutWords)
  return (
    assets &&
    judged.some(({ isUnclear }) => !isUnclear) &&
    html`<p
      id="open-now"
      class="keep"
      data-times="${JSON.stringify({ ...numbers, times: judged, names })}"
      data-timezone="${directory.timezone}"
      data-area="${directory.bank_holidays}"
      data-next="${words.service.next}"
      data-open="${words.find.now}"
      data-closed="${words.service.notOpen}"
      hidden
    ></p> `
  )
}

/** A button that shares the address of the page, and the script of both. */
export const share = ({ words: { service: say }, assets }: PageContext): Html | undefined =>
  assets &&
  html`<p id="share" class="keep" data-copied="${say.copied}" hidden>
      <button type="button" class="other">${say.share}</button> <span role="status"></span>
    </p>
    <script type="module" src="${assets['service.js']}"></script> `
