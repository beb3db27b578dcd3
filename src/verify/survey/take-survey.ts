import type { Collection } from '../../hsds/collections.ts'
import { type ListEndpoint, ROOT, detailOf, listOf, lists, recordPath } from './endpoint.ts'
import { type Exchange, documentOf } from './exchange.ts'
import { spread } from './spread.ts'
import { type ListSurvey, type RequestFeed, type Survey, idsOf } from './survey.ts'

export interface SurveyOptions {
  readonly base: string
  readonly now: string
  readonly isFolder?: boolean
  /** Fetches every page and every record instead of a sample. */
  readonly all?: boolean
}

/** Fetches what most rules need: the root, pages of every list, and some of the records on them. */
export async function takeSurvey(request: RequestFeed, options: SurveyOptions): Promise<Survey> {
  const { base, now, isFolder = false, all = false } = options
  const firstPage = (endpoint: ListEndpoint) => request({ endpoint, path: endpoint.path, page: 1 })
  const root = await request({ endpoint: ROOT, path: '/' })
  const services = await firstPage(listOf('services'))
  const isUnreachable = [root, services].every(isDead)
  const surveys = await Promise.all(
    lists.map(async (endpoint): Promise<ListSurvey> => {
      const isServices = endpoint.collection === 'services'
      if (isUnreachable) return { endpoint, pages: isServices ? [services] : [], details: [] }
      const first = isServices ? services : await firstPage(endpoint)
      return surveyList(request, { endpoint, first, all })
    }),
  )
  const byCollection = Object.fromEntries(
    surveys.map((list) => [list.endpoint.collection as Collection, list]),
  ) as Record<Collection, ListSurvey>
  const exchanges = [root, ...surveys.flatMap(({ pages, details }) => [...pages, ...details])]
  return { base, now, isFolder, isUnreachable, root, lists: byCollection, exchanges }
}

const isDead = ({ reply }: Exchange) =>
  reply.kind === 'failed' && (reply.why === 'unreachable' || reply.why === 'timeout')

interface ListPlan {
  readonly endpoint: ListEndpoint
  readonly first: Exchange
  readonly all: boolean
}

const SAMPLE_RECORDS = 10

async function surveyList(
  request: RequestFeed,
  { endpoint, first, all }: ListPlan,
): Promise<ListSurvey> {
  const { collection, path } = endpoint
  const pages = [first]
  const seen = new Set(idsOf(first))
  for (const page of all ? laterPages(first) : samplePages(first)) {
    const next = await request({ endpoint, path: `${path}?page=${page}`, page })
    pages.push(next)
    const before = seen.size
    for (const id of idsOf(next)) seen.add(id)
    // Ends where a feed repeats its pages for ever.
    if (all && seen.size === before) break
  }
  const ids = all ? [...seen] : spread([...seen], SAMPLE_RECORDS)
  const detail = detailOf(collection)
  const details = await Promise.all(
    ids.map((id) => request({ endpoint: detail, path: recordPath(collection, id), id })),
  )
  return { endpoint, pages, details }
}

const MAX_PAGES = 10_000

const laterPages = (first: Exchange): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(lastPage(first), MAX_PAGES) - 1) }, (_, i) => i + 2)

/** A page in the middle and the last one, without the first. */
const samplePages = (first: Exchange): readonly number[] => {
  const last = lastPage(first)
  return [...new Set([Math.ceil(last / 2), last].filter((page) => page > 1))]
}

function lastPage(first: Exchange): number {
  const total = documentOf(first)?.total_pages
  return typeof total === 'number' && Number.isInteger(total) ? total : 1
}
