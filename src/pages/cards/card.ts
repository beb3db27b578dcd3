import type { Document } from '../../hsds/types.ts'
import { serviceAccess, serviceDeliveries } from '../../search/write/reach-of.ts'
import { needsNoReferral } from '../../values/delivery.ts'
import { isFree } from '../../values/free.ts'
import { Html, type Piece, html } from '../layout/html.ts'
import { SENSITIVE, isSensitive } from '../layout/quick-exit.ts'
import type { PageContext } from '../page-context.ts'
import { type Calls, callsOf } from '../parts/contact.ts'
import { costOf } from '../parts/in-short.ts'
import { sayAges } from '../parts/ages.ts'
import { shorten } from '../parts/shorten.ts'
import { termsOf } from '../records/terms-of.ts'
import { written } from '../translated.ts'
import { CALLS, DOUBTS, TAB, WHERE } from './card-marks.ts'
import { type CardTimes, cardTimesOf } from './card-times.ts'
import { fact } from './fact.ts'

type Service = Document<'service'>

/**
 * What lists show of a service, finished at build time, in one line: its times and places as JSON, a tab, and its HTML with marks for
 * what depends on the moment.
 */
export function cardLine(service: Service, address: string, context: PageContext): string {
  const isPrivate = isSensitive(
    termsOf(service).map(({ id }) => id),
    context,
  )
  const { phones = [], organization } = service
  const body = html`<li class="card" ${isPrivate && new Html(` ${SENSITIVE}`)}>
    <h3><a href="${address}" ${written(service.id, 'name', context)}>${service.name}</a></h3>
    ${new Html(TAB)}
    <p ${written(service.id, 'description', context)}>${firstWords(service.description)}</p>
    <ul class="facts">
      ${new Html(WHERE)}${factsOf(service, context)}${new Html(DOUBTS)}
    </ul>
    ${tagsOf(service, context)}
    <p class="do">${new Html(CALLS)}</p>
  </li>`.text
  const data: CardData = {
    ...cardTimesOf(service, context),
    ...callsOf(phones, organization?.phones ?? [], context.messages),
  }
  // Cards are kept until all are written. `join` makes a flat text; `replace` makes a rope of slices, of twice the size.
  const line = body.split(/(?<!\s)\s*\n\s*/).join(' ')
  return [JSON.stringify(data), line].join('\t')
}

/** What a list knows of a card beside its HTML. */
export type CardData = CardTimes & Calls

/** A description whole where it is short, else its first sentence, else as much of it as fits. */
function firstWords(description = ''): string {
  const all = shorten(description, 10 * MOST)
  if (all.length <= MOST) return all
  const [first = ''] = /^[^.!?]*[.!?](?=\s)/.exec(all) ?? []
  return first !== '' && first.length <= 128 ? first : shorten(description, MOST)
}

const MOST = 112

/** Who it is for, how long people wait, and what everybody must know. */
function factsOf(service: Service, context: PageContext): Piece {
  const { messages } = context
  const { id, eligibility_description: who = '', wait_time: wait, alert } = service
  const text = (field: 'eligibility_description' | 'wait_time' | 'alert', value: string) =>
    html`<span ${written(id, field, context)}>${value}</span>`
  const ages = sayAges(service, messages)
  return [
    ages !== undefined
      ? fact('person', ages)
      : who.trim() !== '' &&
        fact('person', text('eligibility_description', shorten(who, MOST_FACT))),
    wait &&
      fact('wait', html`${messages.service.wait}: ${text('wait_time', shorten(wait, MOST_FACT))}`),
    alert && fact('warning', text('alert', shorten(alert, 120))),
  ]
}

const MOST_FACT = 80

/** What is certain of its cost, its access and how people take part. */
function tagsOf(service: Service, context: PageContext): Html | undefined {
  const { find: say } = context.messages
  const cost = costOf(service, context)
  const tags = [
    ...serviceAccess(service).certain.map((one) => say.access.options[one]),
    ...serviceDeliveries(service)
      .filter((one) => one !== 'in-person')
      .map((one) => say.delivery.options[one]),
    needsNoReferral(service.application_process) && say.noReferral,
  ].filter(Boolean)
  if (cost === undefined && tags.length === 0) return undefined
  return html`<ul class="tags">
    ${cost !== undefined && html`<li${isFree(service) && new Html(' class="free"')}>${cost}</li> `}${tags.map(
      (text) => html`<li>${text}</li> `,
    )}
  </ul>`
}
