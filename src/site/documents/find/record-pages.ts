import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import type { Document } from '../../../hsds/types.ts'
import { calendarOf } from '../../../pages/records/calendar.ts'
import { calendarAt, fileOf } from '../../../pages/address.ts'
import { organizationPage as composeOrganization } from '../../../pages/records/organization-page.ts'
import { servicePage as composeService } from '../../../pages/records/service-page.ts'
import type { RecordDocument } from '../document.ts'
import { organizationNotice, serviceNotice } from './change-notice.ts'
import { pageAddress, pagesOf } from './context.ts'

export const servicePage: RecordDocument = {
  ...page('services', 'the page of a service'),
  make({ entry, document }, site) {
    const pages = pagesOf(site)
    if (!pages) return undefined
    const service = document as Document<'service'>
    pages.prepare(entry, service)
    if (site.plan.lists.services.pages === 'function') return undefined
    return composeService(service, pages.context, serviceNotice(service, site))
  },
}

export const organizationPage: RecordDocument = {
  ...page('organizations', 'the page of an organization'),
  make({ document }, site) {
    const pages = pagesOf(site)
    const organization = document as Document<'organization'>
    return (
      pages &&
      composeOrganization(organization, pages.context, organizationNotice(organization, site))
    )
  },
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
  make({ document }, site) {
    const pages = pagesOf(site)
    return pages && site.plan.lists.services.pages !== 'function'
      ? calendarOf(document as Document<'service'>, pages.context)
      : undefined
  },
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
