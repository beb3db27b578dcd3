import { detailOf, listOf, recordPath } from '../endpoint.ts'
import { type Exchange, documentOf } from '../exchange.ts'
import { type AskFeed, type Survey, askedFor, idsOf, spread } from '../survey.ts'
import { wholeRecords } from './known.ts'
import type { Trial } from './trial.ts'

const MOST_PAGES = 5
const MOST_RECORDS = 2

/** Asks a trial; when nothing comes of it, also in its other spelling. */
export async function askTrial(survey: Survey, ask: AskFeed, trial: Trial): Promise<void> {
  const pages = await askPages(ask, trial)
  const isUnclear = pages.every((page) => isWholeList(survey, trial, page) || !idsOf(page).length)
  if (trial.instead && isUnclear) return askTrial(survey, ask, trial.instead)
  if (!trial.needsRecords) return
  const { collection } = trial
  const known = wholeRecords(survey, collection)
  const unknown = pages.flatMap(idsOf).filter((id) => !known.has(id))
  await Promise.all(
    spread(unknown, MOST_RECORDS).map((id) =>
      ask({
        endpoint: detailOf(collection),
        path: recordPath(collection, id),
        id,
      }),
    ),
  )
}

/** Page after page, until everything is found that must be, or there is no more. */
async function askPages(ask: AskFeed, trial: Trial): Promise<readonly Exchange[]> {
  const endpoint = listOf(trial.collection)
  const missing = new Set(trial.finds)
  const seen = new Set<string>()
  const pages: Exchange[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const exchange = await ask({ endpoint, path: pathOf(trial, page), page })
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

/** The address of a trial's page; the first without a number. */
function pathOf({ collection, query }: Trial, page = 1): string {
  const search = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) })
  return `/${collection}?${search}`
}

/** What came of a trial: the pages in their order, and how it was spelled in the end. */
export interface Outcome {
  readonly trial: Trial
  readonly pages: readonly Exchange[]
}

/** What came of a trial that a rule has asked. */
export function outcomeOf(survey: Survey, rule: string, trial: Trial): Outcome {
  if (trial.instead) {
    const other = outcomeOf(survey, rule, trial.instead)
    if (other.pages.length > 0) return other
  }
  const paths = new Set(Array.from({ length: MOST_PAGES }, (_, i) => pathOf(trial, i + 1)))
  return { trial, pages: askedFor(survey, rule).filter(({ path }) => paths.has(path)) }
}

/** Whether an answer is the list as it is without any parameter. */
export function isWholeList({ lists }: Survey, { collection }: Trial, answer: Exchange): boolean {
  const [plain] = lists[collection].pages
  return (
    plain !== undefined &&
    idsOf(answer).length > 0 &&
    idsOf(answer).join() === idsOf(plain).join() &&
    documentOf(answer)?.total_items === documentOf(plain)?.total_items
  )
}
