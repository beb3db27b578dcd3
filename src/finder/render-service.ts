import { pagePolicy } from '../api/answer-page.ts'
import { found, toResponse } from '../api/answer.ts'
import { MEDIA_TYPES } from '../feed/media-types.ts'
import { detailPath } from '../feed/paths.ts'
import type { Manifest } from '../api/manifest.ts'
import type { Document } from '../hsds/types.ts'
import { CALENDARS, FIND, prefixOf, prefixesOf } from '../pages/address.ts'
import { Html } from '../pages/layout/html.ts'
import { calendarOf } from '../pages/records/calendar.ts'
import { factsFile, factsFiles, readFacts, withFacts } from '../pages/records/page-facts.ts'
import { contextOf } from '../pages/pages-manifest.ts'
import { type FindSource, readFindFile } from './read-find-file.ts'
import { wholeRecord } from '../api/read-items.ts'
import { servicePage } from '../pages/records/service-page.ts'

/**
 * Renders the page or the calendar of a service from its document, in a directory with more services than a host takes files in
 * a folder: byte by byte what the file would be. Undefined when no service has the address. Throws what reading throws.
 */
export async function renderService(
  request: Request,
  source: FindSource,
): Promise<Response | undefined> {
  const { manifest, read } = source
  const { collections, pages } = manifest
  const asked = readAddress(new URL(request.url).pathname, pages)
  if (!asked || !pages || collections.services.pages !== 'function') return undefined
  const name = factsFile(asked.page, factsFiles(collections.services.total))
  const facts = readFacts(await readFindFile(source, name), asked.page)
  if (!facts) return undefined
  const json = await read(detailPath(collections.services.details, 'services', facts.id))
  const service = JSON.parse(
    new TextDecoder().decode(wholeRecord(json, facts.id)),
  ) as Document<'service'>
  const language = pages.languages.find((one) => prefixOf(one, pages.languages) === asked.prefix)
  const context = withFacts(facts, contextOf(pages, language))
  const notice = facts.notices?.[context.language]
  const body = asked.isCalendar
    ? calendarOf(service, context)
    : servicePage(service, context, notice === undefined ? undefined : new Html(notice))
  if (body === undefined) return undefined
  const type = asked.isCalendar ? MEDIA_TYPES.ics : MEDIA_TYPES.html
  return toResponse(found(new TextEncoder().encode(body), pagePolicy(pages), type), request)
}

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
