import type { Document } from '../../hsds/types.ts'
import { FIND } from '../address.ts'
import { layoutPage } from '../layout/layout.ts'
import { type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { actions, contactList, phoneList } from '../parts/contact.ts'
import { wrongLink } from '../parts/edit-links.ts'
import { placeOf } from '../parts/place.ts'
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
  const { description, email, website } = organization
  const about = [
    otherName(organization, context),
    prose(description),
    list([email, website].filter((address) => address !== undefined)),
  ]
  return [
    { heading: context.words.service.about, content: about },
    ...sections(organization, context),
  ]
}

/**
 * The page of an organization: who it is, how to reach it, and its services. `notice` stands above all, in the preview of a
 * change.
 */
export function organizationPage(
  published: Organization,
  context: PageContext,
  notice?: Piece,
): string {
  const organization = translated(published, context)
  const { words } = context
  const { phones = [] } = organization
  return layoutPage(
    {
      title: organization.name,
      written: written(organization.id, 'name', context),
      description: organization.description,
      address: context.addressOf('organizations', organization.id)!,
      data: recordUrl('organizations', organization.id),
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        notice,
        otherName(organization, context),
        prose(organization.description, written(organization.id, 'description', context)),
        actions({ phones, email: organization.email, url: organization.website }, words),
        sections(organization, context).map(({ heading, content }) => section(heading, content)),
        sourceLine(organization.id, context),
        html`<p>
          ${wrongLink(context.addressOf('organizations', organization.id)!, context)}<a
            href="${recordUrl('organizations', organization.id)}"
            >${words.service.data}</a
          >
        </p> `,
      ],
    },
    context,
  )
}

const otherName = ({ id, alternate_name: name }: Organization, context: PageContext): Piece =>
  name &&
  html`<p class="quiet">
    ${context.words.organization.also}:
    <span ${written(id, 'alternate_name', context)}>${name}</span>
  </p> `

function sections(
  { phones = [], contacts = [], locations = [], services = [] }: Organization,
  context: PageContext,
): readonly PagePart[] {
  const { words } = context
  return [
    {
      heading: words.organization.services,
      content:
        services.length === 0
          ? html`<p>${words.organization.none}</p> `
          : list(
              services.map((service) => serviceLink(service, context)),
              'plain',
            ),
    },
    {
      heading: words.service.contact,
      content: [phoneList(phones, words), contactList(contacts, words)],
    },
    {
      heading: words.organization.places,
      content: locations.map((place) => placeOf(place, context)),
    },
  ]
}

const serviceLink = ({ id, name }: Document<'service'>, context: PageContext) => {
  const address = context.addressOf('services', id)
  return address
    ? html`<a href="${address}" ${written(id, 'name', context)}>${name}</a>`
    : html`<span ${written(id, 'name', context)}>${name}</span>`
}
