import { detailOf, listOf, recordPath } from '../survey/endpoint.ts'
import { type Exchange, documentOf } from '../survey/exchange.ts'
import { spread } from '../survey/spread.ts'
import { type RequestFeed, type Survey, idsOf, probesOf } from '../survey/survey.ts'
import { fullRecordsById } from './sample.ts'
import type { Trial } from './trial.ts'

const MAX_PAGES = 5
const MAX_RECORDS = 2

/** Makes the requests of a trial. Where they show nothing, tries its other spelling. */
export async function runTrial(survey: Survey, request: RequestFeed, trial: Trial): Promise<void> {
  const pages = await requestPages(request, trial)
  const isUnclear = pages.every((page) => isWholeList(survey, trial, page) || !idsOf(page).length)
  if (trial.instead && isUnclear) return runTrial(survey, request, trial.instead)
  if (!trial.needsRecords) return
  const { collection } = trial
  const known = fullRecordsById(survey, collection)
  const unknown = pages.flatMap(idsOf).filter((id) => !known.has(id))
  const endpoint = detailOf(collection)
  await Promise.all(
    spread(unknown, MAX_RECORDS).map((id) =>
      request({ endpoint, path: recordPath(collection, id), id }),
    ),
  )
}

/** Requests pages until everything is found that must be, or until there are no more. */
async function requestPages(request: RequestFeed, trial: Trial): Promise<readonly Exchange[]> {
  const endpoint = listOf(trial.collection)
  const missing = new Set(trial.finds)
  const seen = new Set<string>()
  const pages: Exchange[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const exchange = await request({ endpoint, path: pathOf(trial, page), page })
    pages.push(exchange)
    const before = seen.size
    for (const id of idsOf(exchange)) {
      seen.add(id)
      missing.delete(id)
    }
    const total = documentOf(exchange)?.total_pages
    const isLast = typeof total !== 'number' || page >= total || seen.size === before
    if (isLast || missing.size === 0) break
  }
  return pages
}

/** The path of a page of a trial. The first page has no number. */
function pathOf({ collection, query }: Trial, page = 1): string {
  const search = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) })
  return `/${collection}?${search}`
}

/** A trial, in the spelling that was used last, and the pages that it returned. */
export interface TrialResult {
  readonly trial: Trial
  readonly pages: readonly Exchange[]
}

/** Finds the result of a trial among the probes of a rule. */
export function resultOf(survey: Survey, rule: string, trial: Trial): TrialResult {
  if (trial.instead) {
    const other = resultOf(survey, rule, trial.instead)
    if (other.pages.length > 0) return other
  }
  const paths = new Set(Array.from({ length: MAX_PAGES }, (_, i) => pathOf(trial, i + 1)))
  return { trial, pages: probesOf(survey, rule).filter(({ path }) => paths.has(path)) }
}

/** Whether a page is the first page of the whole list. */
export function isWholeList({ lists }: Survey, { collection }: Trial, page: Exchange): boolean {
  const [first] = lists[collection].pages
  return (
    first !== undefined &&
    idsOf(page).length > 0 &&
    idsOf(page).join() === idsOf(first).join() &&
    documentOf(page)?.total_items === documentOf(first)?.total_items
  )
}
