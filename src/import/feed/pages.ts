import { parseJson } from '../read/json.ts'
import { foldKey } from '../mapping/vocabulary.ts'

/** One page of a list, in any envelope. */
export interface Page {
  readonly items: readonly unknown[]
  readonly total?: number | undefined
  readonly totalPages?: number | undefined
  readonly isLast?: boolean | undefined
  readonly isFirst?: boolean | undefined
  /** The address of the next page, as the feed says it. */
  readonly next?: string | undefined
}

const LISTS = ['content', 'contents', 'items', 'results', 'records', 'data', 'features', '@graph']

/** Reads a page whose envelope has any of the usual spellings; a bare list is a page, too. Undefined for anything else. */
export function readPage(json: unknown): Page | undefined {
  if (Array.isArray(json)) return { items: json as unknown[] }
  if (typeof json !== 'object' || json === null) return undefined
  const fields = new Map(
    Object.entries(json).map(([key, value]) => [
      key.toLowerCase().replaceAll('_', ''),
      value as unknown,
    ]),
  )
  const list = LISTS.map((key) => fields.get(key)).find((value) => Array.isArray(value))
  if (!list) return undefined
  const first = <T>(read: (value: unknown) => T | undefined, ...keys: readonly string[]) =>
    keys.map((key) => read(fields.get(key))).find((value) => value !== undefined)
  const pages = first(countIn, 'totalpages')
  return {
    items: list as unknown[],
    total: first(countIn, 'totalelements', 'totalitems', 'totalrecords', 'total'),
    // No page at all, beside items, is no number of pages.
    totalPages: pages === 0 && list.length > 0 ? undefined : pages,
    isLast: first(truthIn, 'last', 'lastpage'),
    isFirst: first(truthIn, 'first', 'firstpage'),
    next: first(addressIn, 'next', 'nexturl', 'nextpage', 'nextpageurl', 'links'),
  }
}

/** A number of items or pages, which may be written as text. */
const countIn = (value: unknown): number | undefined =>
  /^\d{1,9}$/.test(String(value)) ? Number(value) : undefined

const truthIn = (value: unknown): boolean | undefined =>
  /^(?:true|false)$/.test(String(value)) ? String(value) === 'true' : undefined

/** An address: a text, or below `next` or `href`. A number of a page is none. */
function addressIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /[/?]/.test(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { next, href } = value as { readonly next?: unknown; readonly href?: unknown }
  return addressIn(next ?? href)
}

const KEYS_OF_V1 =
  /^(?:eligibilitys|service_?taxonomys|regular_schedules|fundings|deliverable_type|organisation|hide_address|pc_.*|attending_(?:access|type))$/i

/** The version of the feed that a service is from. Version 3 has none of the keys of version 1. */
export const dialectOf = (service: unknown): string =>
  typeof service === 'object' &&
  service !== null &&
  Object.keys(service).some((key) => KEYS_OF_V1.test(key))
    ? 'Open Referral UK 1.0'
    : 'Open Referral UK 3'

/** The records in a JSON or NDJSON text, in an envelope or without one. Undefined for a text that is no JSON. */
export function itemsIn(text: string): readonly unknown[] | undefined {
  const json = parseJson(text)
  if (json === undefined) {
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(parseJson)
    return lines.length > 0 && lines.every(isRecord) ? lines : undefined
  }
  return readPage(json)?.items ?? [json]
}

/** The entity of a record of a feed, by its keys: an organization has none that belong to a service. Undefined for anything else. */
export function kindOfRecord(json: unknown): 'service' | 'organization' | undefined {
  if (!isRecord(json)) return undefined
  const keys = Object.keys(json as object).map(foldKey)
  const has = (some: RegExp) => keys.some((key) => some.test(key))
  return !has(OF_SERVICE) && has(OF_ORGANIZATION) ? 'organization' : 'service'
}

/** The entities of records in one list: where some are certainly organizations and none is a service, all are. */
export function kindsOf(items: readonly unknown[]): readonly ReturnType<typeof kindOfRecord>[] {
  const kinds = items.map(kindOfRecord)
  const isService = (item: unknown) =>
    isRecord(item) && Object.keys(item as object).some((key) => OF_SERVICE.test(foldKey(key)))
  return kinds.includes('organization') && !items.some(isService)
    ? kinds.map((kind) => kind && 'organization')
    : kinds
}

const OF_SERVICE =
  /^(?:organi[sz]ation(?:id)?|status|serviceatlocations|(?:regular)?schedules|eligibilitys?|costoptions|fees.*|attending.*|deliverabletype|.*_?age|applicationprocess|waittime|languages|serviceareas|programid|url.*s)$/
const OF_ORGANIZATION =
  /^(?:logo|uri|website|taxstatus|taxid|yearincorporated|legalstatus|parentorganizationid|organizationidentifiers|services|funding|programs)$/

/** True for a record by the names of the standard: with a name, or with a key that only its services or organizations have. */
export function isFeedRecord(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return true
  const keys = Object.keys(json).map(foldKey)
  return keys.includes('name') || keys.some((key) => OF_SERVICE.test(key) && key !== 'status')
}

const isRecord = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('id' in json || 'name' in json)
