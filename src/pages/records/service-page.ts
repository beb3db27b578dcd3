import { recordUrl } from './record-url.ts'
import type { Document } from '../../hsds/types.ts'
import { CHANGES, CONFIRM, FIND } from '../address.ts'
import { type Page, layoutPage } from '../layout/layout.ts'
import { isSensitive } from '../layout/quick-exit.ts'
import { type Piece, html } from '../layout/html.ts'
import { serviceJsonLd } from './json-ld.ts'
import type { PageContext } from '../page-context.ts'
import { sourceLine } from '../parts/attribution.ts'
import { actions } from '../parts/contact.ts'
import { editAddress, hasForm, wrongLink } from '../parts/edit-links.ts'
import { inShort } from './in-short.ts'
import { openNow, share } from '../parts/live.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { list, prose, section } from '../parts/section.ts'
import { termsOf } from './terms-of.ts'
import { translated, written } from '../translated.ts'
import { serviceSections } from './service-sections.ts'
import type { PagePart } from './what-changes.ts'

type Service = Document<'service'>

/**
 * The page of a service, whole: everything that its published document says, the most urgent first. `notice` stands above all,
 * in the preview of a change.
 */
export const servicePage = (service: Service, context: PageContext, notice?: Piece): string =>
  layoutPage(composePage(translated(service, context), context, notice), context)

/** The page in parts, without what is put together from others and what its script fills in. */
export function serviceParts(published: Service, context: PageContext): readonly PagePart[] {
  const service = translated(published, context)
  const about = [
    otherName(service, context),
    stateOf(service, context),
    prose(service.description),
    list([service.email, service.url].filter((address) => address !== undefined)),
  ]
  return [
    { heading: context.words.service.about, content: about },
    ...serviceSections(service, context),
  ]
}

function composePage(service: Service, context: PageContext, notice: Piece): Page {
  const { words } = context
  const { phones = [], organization } = service
  const callable = [...phones, ...(organization?.phones ?? [])]
  return {
    title: service.name,
    isSensitive: isSensitive(
      termsOf(service).map(({ id }) => id),
      context,
    ),
    written: written(service.id, 'name', context),
    description: service.description,
    address: context.addressOf('services', service.id)!,
    data: recordUrl('services', service.id),
    ...(hasFeed(service, context) && { feed: CHANGES }),
    trail: [{ address: FIND, text: words.nav.find }, ...trailOf(service, context)],
    jsonLd: serviceJsonLd(service, context),
    main: [
      notice,
      otherName(service, context),
      stateOf(service, context),
      inShort(service, context),
      openNow(service, context),
      prose(service.description, written(service.id, 'description', context)),
      actions({ phones: callable, email: service.email, url: service.url }, words),
      serviceSections(service, context).map(({ heading, content }) => section(heading, content)),
      checked(service, context),
      sourceLine(service.id, context),
      wrong(service, context),
      share(context),
    ],
  }
}

const otherName = ({ id, alternate_name: name }: Service, context: PageContext): Piece =>
  name && html`<p class="quiet" ${written(id, 'alternate_name', context)}>${name}</p> `

/** Whether the feed of changes is published: its links need an address, and its entries a day. */
const hasFeed = ({ last_modified }: Service, { directory }: PageContext) =>
  last_modified !== undefined && directory.base_url !== undefined

/** The first topic of the service, as the way to it. */
const trailOf = (service: Service, context: PageContext) =>
  termsOf(service)
    .slice(0, 1)
    .flatMap(({ id, name }) => {
      const address = context.addressOf('taxonomy_terms', id)
      return address ? [{ address, text: name }] : []
    })

function stateOf({ id, status, alert }: Service, context: PageContext): Piece {
  const say = context.words.service
  const state = {
    active: undefined,
    inactive: say.inactive,
    defunct: say.closed,
    'temporarily closed': say.paused,
  }[status]
  return (
    (state !== undefined || alert !== undefined) &&
    html`<div class="notice">
      <h2>${say.alert}</h2>
      ${state && html`<p><strong>${state}</strong></p> `}${prose(alert, written(id, 'alert', context))}
    </div> `
  )
}

/** When the record was last checked, and by which organization, if we know: not for one that was imported. Never by which person. */
function checked({ id, assured_date, organization }: Service, context: PageContext): Piece {
  const { words, directory, sourceOf } = context
  const form = hasForm(context) ? editAddress(context.addressOf('services', id)!) : undefined
  return html`<p class="quiet">
    ${
      assured_date
        ? words.service[sourceOf?.(id) ? 'checkedOn' : 'checked']({
            date: sayDate(assured_date, words.schedule),
            organization: organization?.name ?? directory.title,
          })
        : words.service.unchecked
    }
    ${form && html`<a href="${form}${CONFIRM}">${words.service.confirm}</a>`}
  </p> `
}

const wrong = ({ id }: Service, context: PageContext): Piece =>
  html`<p>
    ${wrongLink(context.addressOf('services', id)!, context)}<a href="${recordUrl('services', id)}"
      >${context.words.service.data}</a
    >
  </p> `
