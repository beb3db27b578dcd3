import type { Document } from '../../hsds/types.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { serviceAccess, serviceDeliveries } from '../../search/write/reach-of.ts'
import { needsNoReferral } from '../../values/delivery.ts'
import { isFree } from '../../values/free.ts'

/** The badges of a card: free, access features and ways of delivery that are certain; undefined without any. */
export function badgesOf(service: Document<'service'>, { words }: PageContext): Html | undefined {
  const { find: say } = words
  const badges = [
    isFree(service) && words.service.free,
    ...serviceAccess(service).certain.map((one) => say.access.options[one]),
    ...serviceDeliveries(service).map((one) => say.delivery.options[one]),
    needsNoReferral(service.application_process) && say.noReferral,
  ].filter(Boolean)
  return badges.length === 0
    ? undefined
    : html`<ul class="badges">
        ${badges.map((text) => html`<li>${text}</li> `)}
      </ul>`
}
