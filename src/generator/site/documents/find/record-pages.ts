import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { Document } from '../../../../hsds/types.ts'
import { calendarOf } from '../../../../pages/records/calendar.ts'
import { calendarAt, fileOf } from '../../../../pages/address.ts'
import { Html } from '../../../../pages/layout/html.ts'
import { organizationPage as composeOrganization } from '../../../../pages/records/organization-page.ts'
import { servicePage as composeService } from '../../../../pages/records/service-page.ts'
import { pageAddress } from '../../page-data.ts'
import type { PageOfRecord, RecordDocument } from '../document.ts'
import { organizationNotice, serviceNotice } from './change-notice.ts'
import { listOfCards } from '../../../../finder/lists/listed.ts'
import { memoise } from '../../../../text/memoise.ts'
import { type SitePages, pagesOf } from './context.ts'

export const servicePage: RecordDocument = {
  ...page('services', 'the page of a service'),
  ...inTwoSteps({
    plan({ entry, document }, site) {
      const service = document as Document<'service'>
      const { prepare, context } = pagesOf(site)!
      prepare(entry, service)
      if (site.plan.lists.services.pages === 'function') return undefined
      return withNotice(serviceNotice(service, { changes: site.changes, context }))
    },
    compose: (document, context, { notice }) =>
      composeService(document as Document<'service'>, context, readNotice(notice)),
  }),
}

export const organizationPage: RecordDocument = {
  ...page('organizations', 'the page of an organization'),
  ...inTwoSteps({
    plan({ document }, site) {
      const organization = document as Document<'organization'>
      const shown = { changes: site.changes, context: pagesOf(site)!.context }
      return {
        ...withNotice(organizationNotice(organization, shown)),
        cards: cardsOf(organization, pagesOf(site)!),
      }
    },
    compose: (document, context, { notice, cards = '' }) =>
      composeOrganization(document as Document<'organization'>, context, {
        notice: readNotice(notice),
        cards: new Html(cards),
      }),
  }),
}

/** The regular times of a service, for people's own calendars. */
export const calendar: RecordDocument = {
  kind: 'record',
  title: 'the regular times of a service, as a calendar',
  collections: ['services'],
  path: (_, entry) => {
    const address = pageAddress('services', entry)
    return address && calendarAt(address)
  },
  patterns: ['/find/calendars/{slug}.ics'],
  type: MEDIA_TYPES.ics,
  from: 'file',
  ...inTwoSteps({
    plan: (_, site) => (site.plan.lists.services.pages === 'function' ? undefined : {}),
    compose: (document, context) => calendarOf(document as Document<'service'>, context),
  }),
}

function page(list: 'services' | 'organizations', title: string) {
  return {
    kind: 'record',
    title,
    collections: [list],
    path(_, entry) {
      const address = pageAddress(list, entry)
      return address && fileOf(address)
    },
    patterns: [`/find/${list}/{slug}.html`],
    type: MEDIA_TYPES.html,
    from: 'file',
  } satisfies Omit<RecordDocument, 'make'>
}

/** Lets a page be made in two steps, or in one. A site without pages plans none. */
function inTwoSteps({
  plan,
  compose,
}: PageOfRecord): Required<Pick<RecordDocument, 'make' | 'page'>> {
  const planned: PageOfRecord['plan'] = (record, site) =>
    pagesOf(site) ? plan(record, site) : undefined
  return {
    page: { plan: planned, compose },
    make(record, site) {
      const found = planned(record, site)
      return found && compose(record.document, pagesOf(site)!.context, found)
    },
  }
}

/** The cards of the services of an organization. */
function cardsOf({ services = [] }: Document<'organization'>, pages: SitePages): string {
  const byId = listedById(pages)
  return listOfCards(
    services.flatMap(({ id }) => byId.get(id) ?? []),
    pages.context,
  ).text
}

const listedById = memoise(
  ({ services }: SitePages) => new Map(services().map((one) => [one.id, one])),
)

const withNotice = (notice: Html | undefined) => (notice ? { notice: notice.text } : {})
const readNotice = (notice: string | undefined) =>
  notice === undefined ? undefined : new Html(notice)
