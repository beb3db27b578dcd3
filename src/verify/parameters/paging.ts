import type { Occurrence } from '../report/finding.ts'
import { pageIgnored } from '../rules/lists/page-ignored.ts'
import { pageTotals } from '../rules/lists/totals.ts'
import { listOf } from '../survey/endpoint.ts'
import { documentOf } from '../survey/exchange.ts'
import { type Survey, idsOf } from '../survey/survey.ts'
import type { TrialResult } from './run-trial.ts'
import { namesIn } from './trial.ts'

/** Reports a result that is counted or paged like the whole list. Paging that is wrong anyway breaks other rules. */
export function* wrongPaging(survey: Survey, { trial, pages }: TrialResult): Generator<Occurrence> {
  const endpoint = listOf(trial.collection)
  const isWrongAnyway = [pageTotals, pageIgnored].some((rule) =>
    [...rule.judge(survey)].some(({ exchange }) => exchange.endpoint === endpoint),
  )
  const [first, second] = pages
  const total = first && documentOf(first)?.total_items
  if (isWrongAnyway || !first || typeof total !== 'number') return
  const names = namesIn(trial)
  const hint = 'Page and count what the parameters find, not the whole list.'
  if (second !== undefined && idsOf(second).join() === idsOf(first).join()) {
    const message = `With ${names}, another page has the same items.`
    yield { exchange: second, path: ['contents'], value: idsOf(second)[0], message, hint }
    return
  }
  const [whole] = survey.lists[trial.collection].pages
  if (whole === undefined || documentOf(whole)?.total_items !== total) return
  const message = `With ${names}, total_items still counts the whole list.`
  yield { exchange: first, path: ['total_items'], value: total, message, hint }
}
