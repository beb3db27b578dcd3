import type { Document } from '../../hsds/types.ts'
import { Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { SENSITIVE, isSensitive } from '../../pages/layout/quick-exit.ts'
import { termsOf } from '../../pages/records/terms-of.ts'
import { costOf, joinOf } from '../../pages/parts/in-short.ts'
import { written } from '../../pages/translated.ts'
import { isFree } from '../../values/free.ts'
import { badgesOf } from './badges.ts'
import { NEAR } from './card-mark.ts'
import { cardTimesOf } from './card-times.ts'
import { shorten } from '../../pages/parts/shorten.ts'

/**
 * What the search page shows of a service, finished at build time, in one line: its times and places as JSON, a tab, and its
 * HTML.
 */
export function cardLine(
  service: Document<'service'>,
  address: string,
  context: PageContext,
): string {
  const { words } = context
  const isPrivate = isSensitive(
    termsOf(service).map(({ id }) => id),
    context,
  )
  const body = html`<li${isPrivate && new Html(` ${SENSITIVE}`)}>
    <h2><a href="${address}" ${written(service.id, 'name', context)}>${service.name}</a></h2>
    <p>${isFree(service) ? '' : costOf(service, context)}${new Html(NEAR)}${joinOf(service)}</p>
    ${badgesOf(service, context)}
    ${service.status !== 'active' && stateOf(service, context)}
    <p ${written(service.id, 'description', context)}>${shorten(service.description ?? '', 160)}</p>
    <p class="quiet">
      ${nameOf(service.organization, context)}${service.assured_date === undefined && ` · ${words.find.unchecked}`}
    </p>
  </li>`.text
  const times = JSON.stringify(cardTimesOf(service, context))
  // Cards are kept until all are written. `join` makes a flat text; `replace` makes a rope of slices, of twice the size.
  const line = body.split(/(?<!\s)\s*\n\s*/).join(' ')
  return [times, line].join('\t')
}

const nameOf = (organization: Document<'service'>['organization'], context: PageContext) =>
  organization &&
  html`<span ${written(organization.id, 'name', context)}>${organization.name}</span>`

/** That a service is closed; its alert may say until when. */
function stateOf({ id, status, alert }: Document<'service'>, context: PageContext): Html {
  const say = context.words.service
  const state =
    status === 'defunct' ? say.closed : status === 'inactive' ? say.inactive : say.paused
  const until = alert && html` <span ${written(id, 'alert', context)}>${shorten(alert, 120)}</span>`
  return html`<p><strong>${state}</strong>${until}</p>`
}
