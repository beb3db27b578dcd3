import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import {
  EDIT,
  FIND,
  FORMER_LIST,
  INBOX,
  LIST,
  MINE,
  NEW,
  REPORT,
  SIGNED_IN,
  fileOf,
  pageAt,
} from '../../../../pages/address.ts'
import {
  editPage as composeEdit,
  newPage as composeNew,
} from '../../../../forms/pages/edit-page.ts'
import { minePage as composeMine } from '../../../../forms/pages/mine-page.ts'
import { inboxPage as composeInbox } from '../../../../forms/pages/inbox-page.ts'
import { reportPage as composeReport } from '../../../../forms/pages/report-page.ts'
import { signedInPage as composeSignedIn } from '../../../../forms/pages/signed-in-page.ts'
import { hasForm, hasReport } from '../../../../pages/parts/edit-links.ts'
import { embedPage as composeEmbed } from '../../../../finder/pages/embed-page.ts'
import { composeOpenApi } from '../../../../feed/openapi.ts'
import { type ApiDescription, apiPage as composeApi } from '../../../../pages/texts/api-page.ts'
import { findPage as composeFind } from '../../../../finder/lists/find-page.ts'
import {
  accessibilityPage as composeAccessibility,
  contactPage as composeContact,
  privacyPage as composePrivacy,
} from '../../../../pages/texts/plain-pages.ts'
import { urgentPage as composeUrgent } from '../../../../pages/texts/urgent-page.ts'
import { notFoundPage as composeNotFound } from '../../../../finder/lists/not-found-page.ts'
import { qualityPage as composeQuality } from '../../../../finder/lists/quality-page.ts'
import { listPage as composeList } from '../../../../finder/lists/list-page.ts'
import { vocabulariesOf } from '../../../../finder/lists/topic-tree.ts'
import { urgentOf } from '../../feed.ts'
import type { SingleDocument } from '../document.ts'
import type { Site } from '../../composed-site.ts'
import { type SitePages, pagesOf } from './context.ts'

const findPage = page(FIND, 'the front page for people', (pages, site) => {
  const services = pages.services()
  return composeFind(
    {
      services,
      vocabularies: vocabulariesOf(pages.taxonomies(), services, pages.context),
      curated: site.feed.curated ?? [],
      urgent: pages.context.hasUrgent ? urgentOf(site.feed) : undefined,
      intro: pages.written('intro'),
    },
    pages.context,
  )
})

const accessibilityPage = page(
  pageAt('accessibility'),
  'the accessibility statement',
  ({ context, written }) =>
    composeAccessibility(context, written('contact'), written('accessibility')),
)

const privacyPage = page(
  pageAt('privacy'),
  'who gets what when somebody reads a page',
  ({ context, written }) => composePrivacy(context, written('contact'), written('privacy')),
)

/** How to reach the publisher, when that is written in the settings. */
const contactPage = page(
  pageAt('contact'),
  'how to reach the publisher',
  ({ context, written }) => {
    const contact = written('contact')
    return contact && composeContact(contact, context)
  },
)

/** The feed, for developers. */
const apiPage = page(
  pageAt('api'),
  'the paths of the feed, for developers',
  ({ context, settings }) =>
    composeApi(composeOpenApi(settings) as unknown as ApiDescription, context),
)

/** How other sites show the search or its results. */
const embedPage = page(
  pageAt('embed'),
  'the search and its results for other sites',
  ({ context }) => composeEmbed(context),
)

/** One page for all records; hosts serve it at every address below `/find/edit`. */
const editPage = page(EDIT, 'the form for a record', ({ context, settings }) =>
  hasForm(context) ? composeEdit(settings, context) : undefined,
)

const newPage = page(NEW, 'the form for a new service', ({ context, settings }) =>
  hasForm(context) ? composeNew(settings, context) : undefined,
)

const reportPage = page(
  REPORT,
  'the small form that says what is wrong with a record',
  ({ context }, { feed }) =>
    hasReport(context)
      ? composeReport(context.hasUrgent ? urgentOf(feed) : undefined, context)
      : undefined,
)

/** One page for all languages: GitHub leads to no other address. */
export const signedInPage = page(
  SIGNED_IN,
  'where GitHub leads members back to, who sign in on the form',
  ({ context }) => composeSignedIn(context),
)

const inboxPage = page(INBOX, 'where members decide about what was sent', ({ context }) =>
  composeInbox(context),
)

const minePage = page(MINE, 'the organizations that a member cares for', ({ context }) =>
  composeMine(context),
)

/** Help that cannot wait. */
const urgentPage = page(pageAt('urgent'), 'help that cannot wait', ({ context }, { feed }) =>
  context.hasUrgent ? composeUrgent(urgentOf(feed), context) : undefined,
)

/** The services that somebody has saved. */
const listPage = page(LIST, 'the services that somebody has saved', ({ context }) =>
  composeList(context),
)

/** Links that were saved before go on working: what they hold is in their fragment, which no server sees. */
export const formerListPage = page(FORMER_LIST, 'the same, at its former address', ({ context }) =>
  composeList(context),
)

/** For the team of the publisher. No other page links to it. */
const qualityPage = page(
  pageAt('quality'),
  'how good the records are, for those who keep them',
  ({ context, settings, services }, { quality, feed }) =>
    quality && settings.pages !== 'off' && settings.pages.quality
      ? composeQuality(
          {
            quality: quality(),
            services: services(),
            organizations: feed.lists.organizations.map(({ detail }) => detail()),
          },
          context,
        )
      : undefined,
)

/** The page of every path below /find that does not exist. */
const lostPage = page(pageAt('404'), 'the page of a 404', ({ context }) => composeNotFound(context))

/** The pages that are there once, in every language. */
export const plainPages: readonly SingleDocument[] = [
  findPage,
  accessibilityPage,
  privacyPage,
  contactPage,
  editPage,
  newPage,
  reportPage,
  inboxPage,
  minePage,
  embedPage,
  apiPage,
  urgentPage,
  listPage,
  qualityPage,
  lostPage,
]

function page(
  address: string,
  title: string,
  make: (pages: SitePages, site: Site) => string | undefined,
): SingleDocument {
  const path = fileOf(address)
  return {
    kind: 'single',
    title,
    path,
    patterns: [path],
    type: MEDIA_TYPES.html,
    from: 'file',
    make(site) {
      const pages = pagesOf(site)
      return pages && make(pages, site)
    },
  }
}
