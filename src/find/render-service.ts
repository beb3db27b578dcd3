import { pagePolicy } from '../api/answer-page.ts'
import { found, toResponse } from '../api/answer.ts'
import type { FeedStore } from '../api/store.ts'
import { MEDIA_TYPES } from '../feed/media-types.ts'
import { detailPath } from '../feed/paths.ts'
import type { Manifest } from '../api/manifest.ts'
import type { Document } from '../hsds/types.ts'
import { CALENDARS, FIND, prefixOf, prefixesOf } from '../pages/address.ts'
import { Html } from '../pages/frame/html.ts'
import { calendarOf } from '../pages/records/calendar.ts'
import { factsFile, readFacts, withFacts } from '../pages/records/page-facts.ts'
import { contextOf, findFilePath } from '../pages/pages-manifest.ts'
import { servicePage } from '../pages/records/service-page.ts'

/**
 * Renders the page or the calendar of a service from its document, in a directory with more services than a host takes files in
 * a folder: byte by byte what the file would be. Undefined when no service has the address.
 */
export async function renderService(
  request: Request,
  { store, manifest }: { readonly store: FeedStore; readonly manifest: Manifest },
): Promise<Response | undefined> {
  const { build, collections, pages } = manifest
  const asked = readAddress(new URL(request.url).pathname, pages)
  if (!asked || !pages || collections.services.pages !== 'function') return undefined
  const text = await readText(
    findFilePath(build, factsFile(asked.page, collections.services.total), ''),
  )
  const facts = text && readFacts(text, asked.page)
  if (!facts) return undefined
  const json = await readText(detailPath(collections.services.details, 'services', facts.id))
  if (json === undefined) return undefined
  const service = JSON.parse(json) as Document<'service'>
  const language = pages.languages.find((one) => prefixOf(one, pages.languages) === asked.prefix)
  const context = withFacts(facts, contextOf(pages, language))
  const notice = facts.notices?.[context.language]
  const body = asked.isCalendar
    ? calendarOf(service, context)
    : servicePage(service, context, notice === undefined ? undefined : new Html(notice))
  if (body === undefined) return undefined
  const type = asked.isCalendar ? MEDIA_TYPES.ics : MEDIA_TYPES.html
  return toResponse(found(new TextEncoder().encode(body), pagePolicy(pages), type), request)

  async function readText(path: string): Promise<string | undefined> {
    return (await store.read(path))?.text()
  }
}

/** The paths of what it renders, as URL patterns. */
export const renderedPatterns = (pages: Manifest['pages']): readonly string[] => [
  ...prefixesOf(pages).map((prefix) => `${prefix}${FIND}/services/:page`),
  `${CALENDARS}/:calendar`,
]

const PAGE = new RegExp(`^((?:/[a-z]{2})?)${FIND}/services/([a-z0-9-]+)/?$`)
const CALENDAR = new RegExp(`^${CALENDARS}/([a-z0-9-]+)\\.ics$`)

/** The page or the calendar that a path asks for. */
function readAddress(path: string, pages: Manifest['pages']) {
  const [, calendar] = CALENDAR.exec(path) ?? []
  if (calendar !== undefined) return { page: calendar, prefix: '', isCalendar: true }
  const [, prefix, page] = PAGE.exec(path) ?? []
  if (page === undefined || !prefixesOf(pages).includes(prefix!)) return undefined
  return { page, prefix: prefix!, isCalendar: false }
}
