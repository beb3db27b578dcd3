import type { Document } from '../../hsds/types.ts'
import { FIND } from '../address.ts'
import { framePage } from '../frame/frame.ts'
import { html } from '../frame/html.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { actions, contactList, phoneList } from '../parts/contact.ts'
import { wrongLink } from '../parts/edit-links.ts'
import { placeOf } from '../parts/place.ts'
import { list, prose, section } from '../parts/section.ts'
import { translated, written } from '../translated.ts'
import { recordUrl } from './record-url.ts'

/** The page of an organization: who it is, how to reach it, and its services. */
export function organizationPage(
  published: Document<'organization'>,
  context: PageContext,
): string {
  const organization = translated(published, context)
  const { words } = context
  const { phones = [], contacts = [], locations = [], services = [] } = organization
  return framePage(
    {
      title: organization.name,
      written: written(organization.id, 'name', context),
      description: organization.description,
      address: context.addressOf('organizations', organization.id)!,
      data: recordUrl('organizations', organization.id),
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        organization.alternate_name &&
          html`<p class="quiet">
            ${words.organization.also}:
            <span ${written(organization.id, 'alternate_name', context)}
              >${organization.alternate_name}</span
            >
          </p> `,
        prose(organization.description, written(organization.id, 'description', context)),
        actions({ phones, email: organization.email, url: organization.website }, words),
        html`<section>
          <h2>${words.organization.services}</h2>
          ${
            services.length === 0
              ? html`<p>${words.organization.none}</p> `
              : list(
                  services.map((service) => serviceLink(service, context)),
                  'plain',
                )
          }
        </section> `,
        section(words.service.contact, phoneList(phones, words), contactList(contacts, words)),
        section(
          words.organization.places,
          locations.map((place) => placeOf(place, context)),
        ),
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

const serviceLink = ({ id, name }: Document<'service'>, context: PageContext) => {
  const address = context.addressOf('services', id)
  return address
    ? html`<a href="${address}" ${written(id, 'name', context)}>${name}</a>`
    : html`<span ${written(id, 'name', context)}>${name}</span>`
}
