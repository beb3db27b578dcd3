import type { Collection } from '../hsds/collections.ts'
import { type Endpoint, ROOT, detailOf, lists, recordPath } from './endpoint.ts'
import { type Exchange, type Question, asObject, documentOf, itemsOf } from './exchange.ts'

/** A list item or a record, as the feed shows it. */
export type Item = Readonly<Record<string, unknown>>

/** What was fetched of one list. */
export interface ListSurvey {
  readonly endpoint: Endpoint
  /** Pages in the order of their numbers; the first was asked for without a number. */
  readonly pages: readonly Exchange[]
  readonly details: readonly Exchange[]
}

/** What was fetched of a feed. Rules judge this value, and nothing else. */
export interface Survey {
  /** The address under test, without a slash at its end. */
  readonly base: string
  /** The day on which the feed is judged, as 2026-10-01. */
  readonly now: string
  /** The feed is a folder of this machine, so that nothing can be said about its host. */
  readonly isFolder: boolean
  /** Nobody answered at all. */
  readonly isUnreachable: boolean
  readonly root: Exchange
  readonly lists: Readonly<Record<Collection, ListSurvey>>
  /** Everything that was asked, those questions included that a rule had of its own. */
  readonly exchanges: readonly Exchange[]
}

export interface SurveyOptions {
  readonly base: string
  readonly now: string
  readonly isFolder?: boolean
  /** Every page and every record in place of a sample. */
  readonly all?: boolean
}

/** Puts one question and keeps the answer. */
export type AskFeed = (question: Question) => Promise<Exchange>

/** Fetches what most rules need: the root, pages of every list, and some of the records that they name. */
export async function takeSurvey(ask: AskFeed, options: SurveyOptions): Promise<Survey> {
  const { base, now, isFolder = false, all = false } = options
  const root = await ask({ endpoint: ROOT, path: '/' })
  const firsts = new Map<Collection, Exchange>()
  const first = async (endpoint: (typeof lists)[number]) => {
    const known = firsts.get(endpoint.collection)
    return known ?? (await ask({ endpoint, path: endpoint.path, page: 1 }))
  }
  const services = lists.find(({ collection }) => collection === 'services') as (typeof lists)[0]
  firsts.set('services', await first(services))
  const isUnreachable = [root, ...firsts.values()].every(isDead)
  const surveyed = isUnreachable
    ? lists.map((endpoint) => ({
        endpoint,
        pages: [...only(firsts.get(endpoint.collection))],
        details: [],
      }))
    : await Promise.all(
        lists.map(async (endpoint) =>
          surveyList(ask, { endpoint, first: await first(endpoint), all }),
        ),
      )
  const byName = Object.fromEntries(
    surveyed.map((list) => [list.endpoint.collection, list]),
  ) as unknown as Survey['lists']
  const exchanges = [root, ...surveyed.flatMap(({ pages, details }) => [...pages, ...details])]
  return { base, now, isFolder, isUnreachable, root, lists: byName, exchanges }
}

const only = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])

const isDead = ({ reply }: Exchange) =>
  reply.kind === 'failed' && (reply.why === 'unreachable' || reply.why === 'timeout')

interface ListPlan {
  readonly endpoint: Endpoint & { readonly collection: Collection }
  readonly first: Exchange
  readonly all: boolean
}

async function surveyList(ask: AskFeed, { endpoint, first, all }: ListPlan): Promise<ListSurvey> {
  const total = documentOf(first)?.total_pages
  const last = typeof total === 'number' && Number.isInteger(total) ? total : 1
  const pages = [first]
  const seen = new Set(idsOf(first))
  for (const page of all ? upTo(last) : sampleOf(last)) {
    const next = await ask({ endpoint, path: `${endpoint.path}?page=${page}`, page })
    pages.push(next)
    const before = seen.size
    for (const id of idsOf(next)) seen.add(id)
    // A pager that never ends brings nothing new.
    if (all && seen.size === before) break
  }
  const ids = all ? [...seen] : spread([...seen], SAMPLE)
  const detail = detailOf(endpoint.collection)
  const details = await Promise.all(
    ids.map((id) => ask({ endpoint: detail, path: recordPath(endpoint.collection, id), id })),
  )
  return { endpoint, pages, details }
}

const SAMPLE = 10
const MOST_PAGES = 10_000

const upTo = (last: number) =>
  Array.from({ length: Math.max(0, Math.min(last, MOST_PAGES) - 1) }, (_, i) => i + 2)

/** A page in the middle and the last one, and never the first one again. */
const sampleOf = (last: number) => [
  ...new Set([Math.ceil(last / 2), last].filter((page) => page > 1)),
]

/** So many of a list, evenly from its beginning to its end. */
export const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from(
        { length: most },
        (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))] as T,
      )

/** The items of a page that are objects. */
const objectsOf = (page: Exchange): readonly Item[] =>
  (itemsOf(page) ?? []).flatMap((item) => only(asObject(item)))

/** The ids of a page, in its order. */
export const idsOf = (page: Exchange): readonly string[] =>
  objectsOf(page).flatMap(({ id }) =>
    typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
  )

/** Every item of a list that was fetched. */
export const itemsIn = ({ lists }: Survey, collection: Collection): readonly Item[] =>
  lists[collection].pages.flatMap(objectsOf)

/** Every full record of a list that was fetched. */
export const detailsIn = ({ lists }: Survey, collection: Collection): readonly Item[] =>
  lists[collection].details.flatMap((exchange) => only(documentOf(exchange)))

/** What a rule has asked of its own. */
export const askedFor = ({ exchanges }: Survey, rule: string): readonly Exchange[] =>
  exchanges.filter(({ purpose }) => purpose === rule)

/** Everything that every feed is asked, whichever rules there are. */
export const surveyed = ({ exchanges }: Survey): readonly Exchange[] =>
  exchanges.filter(({ purpose }) => purpose === SURVEY)
export const SURVEY = 'survey'
