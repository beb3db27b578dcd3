import type { Document } from '../../hsds/types.ts'
import { asCertain } from '../../times/next-session.ts'
import type { SaidTime } from '../../times/search-times.ts'
import { cardTimesOf } from '../cards/card-times.ts'
import { tabOfRules } from '../cards/tab.ts'
import { tabHtml } from '../cards/tab-html.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { contactList, phoneList } from '../parts/contact.ts'
import { placeOf } from '../parts/place.ts'
import { list, prose } from '../parts/section.ts'
import { timesList } from '../parts/times-list.ts'
import { written } from '../translated.ts'
import { termsOf } from './terms-of.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>

/** The sections of the page of a service, below its summary. One without content is not shown. */
export function serviceSections(service: Service, context: PageContext): readonly PagePart[] {
  const say = context.messages.service
  const { id, application_process: process, service_at_locations: pairs = [] } = service
  return [
    {
      heading: say.join,
      content:
        process &&
        html`<div class="join">
          ${prose(process, written(id, 'application_process', context))}
        </div>`,
    },
    {
      heading: pairs.length > 1 ? say.placesAndTimes : say.place,
      content: places(service, context),
    },
    { heading: say.languages, content: languagesOf(service, context) },
    { heading: say.contact, content: contacts(service, context) },
    {
      heading: say.more,
      content: [otherName(service, context), runBy(service, context), topics(service, context)],
    },
  ]
}

function places(service: Service, context: PageContext): Piece {
  const { service_at_locations: pairs = [] } = service
  const { messages } = context
  const { times, places: here } = cardTimesOf(service, context)
  const blocks = pairs.flatMap((pair, i) => {
    const { location, description, schedules = [], phones = [] } = pair
    if (location === undefined) return []
    const numbers = here[i]!
    const said = timesList(schedules, context)
    const rules = tabOfRules(certain(numbers, times), messages)
    // This is its page.
    const isSaid = rules.time !== messages.card.seePage
    const tab = said !== undefined && isSaid && tabHtml(rules)
    const isNoted = numbers.some((one) => times[one]?.isUnclear)
    // A tab is too narrow for several rules and for notes.
    const more = [prose(description), (schedules.length > 1 || isNoted || !isSaid) && said]
    return [placeOf(location, context, { tab, more, phones })]
  })
  return (
    blocks.length > 0 &&
    html`<ul class="places" id="places">
      ${blocks}
    </ul> `
  )
}

/** Times without their doubts, which stand beside them. */
export const certain = (
  numbers: readonly number[],
  times: readonly SaidTime[],
): readonly SaidTime[] => numbers.map((one) => asCertain(times[one]!))

function languagesOf(
  { id, languages = [], interpretation_services: text }: Service,
  context: PageContext,
): Piece {
  const say = context.messages.service
  const names = list(
    languages.map(
      ({ name, code, note }) =>
        html`<span dir="auto">${[name ?? code, note].filter(Boolean).join(' – ')}</span>`,
    ),
  )
  return [
    names,
    text &&
      html`<p>
        ${say.interpreters}:
        <span ${written(id, 'interpretation_services', context)}>${text}</span>
      </p> `,
  ]
}

/** All numbers, where there are several or one needs words, and the people to ask. */
function contacts(
  { phones = [], contacts: people = [] }: Service,
  { messages }: PageContext,
): Piece {
  const isPlain = phones.length < 2 && phones.every(({ extension }) => extension === undefined)
  return [isPlain ? undefined : phoneList(phones, messages), contactList(people, messages)]
}

const otherName = ({ id, alternate_name: name }: Service, context: PageContext): Piece =>
  name &&
  html`<p>
    ${context.messages.organization.also}:
    <span ${written(id, 'alternate_name', context)}>${name}</span>
  </p> `

function runBy({ organization, program }: Service, context: PageContext): Piece {
  if (organization === undefined) return undefined
  const address = context.addressOf('organizations', organization.id)
  const name = written(organization.id, 'name', context)
  return html`<p>
    ${context.messages.service.run}
    ${
      address
        ? html`<a href="${address}" ${name}>${organization.name}</a>`
        : html`<span ${name}>${organization.name}</span>`
    }${program && html`: <span dir="auto">${program.name}</span>`}
  </p> `
}

/** The topics of the service, each a link to everything that has it. */
export const topics = (service: Service, context: PageContext): Html | undefined =>
  list(
    termsOf(service).flatMap(({ id, name }) => {
      const address = context.addressOf('taxonomy_terms', id)
      const text = html`<span ${written(id, 'name', context)}>${name}</span>`
      return address ? [html`<a href="${address}">${text}</a>`] : []
    }),
    'pills',
  )
