import type { Document } from '../../hsds/types.ts'
import { layoutPage } from '../layout/layout.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { callsOf, contactList, phoneList } from '../parts/contact.ts'
import { pageScript } from '../parts/live.ts'
import { placeOf } from '../parts/place.ts'
import { type Reached, actions, ways } from '../parts/record-actions.ts'
import { list, prose, section } from '../parts/section.ts'
import { translated, written } from '../translated.ts'
import { recordUrl } from './record-url.ts'
import type { PagePart } from './what-changes.ts'

type Organization = Document<'organization'>

/** The page in parts, without what is put together from others. */
export function organizationParts(
  published: Organization,
  context: PageContext,
): readonly PagePart[] {
  const organization = translated(published, context)
  const { messages } = context
  const { description, email, website, services = [] } = organization
  const about = [prose(description), list([email, website].filter((one) => one !== undefined))]
  return [
    { heading: messages.service.about, content: about },
    { heading: messages.organization.services, content: list(services.map(({ name }) => name)) },
    ...sections(organization, context),
  ]
}

/** What an organization page shows beside its document. */
interface Beside {
  /** Stands above all, in the preview of a change. */
  readonly notice?: Piece
  /** The cards of its services. */
  readonly cards: Html
}

/** The page of an organization: who it is, how to reach it, and its services. */
export function organizationPage(
  published: Organization,
  context: PageContext,
  { notice, cards }: Beside,
): string {
  const organization = translated(published, context)
  const { messages } = context
  const { id, services = [], phones = [], email, website: url } = organization
  const address = context.addressOf('organizations', id)!
  const links = organization.additional_websites ?? []
  const calls = callsOf(phones, [], messages)
  const reached: Reached = { address, calls, email, url, links }
  return layoutPage(
    {
      title: organization.name,
      written: written(id, 'name', context),
      description: organization.description,
      address,
      data: recordUrl('organizations', id),
      main: (h1) =>
        html`<div class="page">
            <div class="head">
              ${notice}
              <p class="quiet">${messages.organization.kind}</p>
              ${h1}
              <div class="lead">
                ${prose(organization.description, written(id, 'description', context))}
              </div>
            </div>
            ${actions(reached, context)} ${ways(reached, context)}
            <div class="rest">
              <h2>
                ${services.length === 0 ? messages.organization.none : messages.topics.services({ count: services.length })}
              </h2>
              ${cards}${sections(organization, context).map(({ heading, content }) => section(heading, content))}
              ${sourceLine(id, context)}
              <p class="keep">
                <a href="${recordUrl('organizations', id)}">${messages.service.data}</a>
              </p>
            </div>
          </div>
          ${pageScript(context)}`,
    },
    context,
  )
}

function sections(
  { id, alternate_name: name, phones = [], contacts = [], locations = [] }: Organization,
  context: PageContext,
): readonly PagePart[] {
  const { messages } = context
  const { service: say, organization } = messages
  return [
    {
      heading: say.contact,
      content: [phones.length > 1 && phoneList(phones, messages), contactList(contacts, messages)],
    },
    {
      heading: organization.places,
      content:
        locations.length > 0 &&
        html`<ul class="places">
          ${locations.map((place) => placeOf(place, context))}
        </ul> `,
    },
    {
      heading: say.more,
      content:
        name &&
        html`<p>
          ${organization.also}: <span ${written(id, 'alternate_name', context)}>${name}</span>
        </p> `,
    },
  ]
}
