import type { Document } from '../../hsds/types.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { isFree } from '../../values/free.ts'

/** What a service has for certain that decides whether somebody can go, in a word or two each; nothing when it says none. */
export function badgesOf(service: Document<'service'>, { words }: PageContext): Html | undefined {
  const badges = [isFree(service) && words.service.free].filter(Boolean)
  return badges.length === 0
    ? undefined
    : html`<ul class="badges">
        ${badges.map((text) => html`<li>${text}</li> `)}
      </ul>`
}
