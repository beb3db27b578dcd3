import { detailOf, listOf } from '../endpoint.ts'
import { type Exchange, asObject, documentOf, isAnswer, itemsOf } from '../exchange.ts'
import type { Found } from '../finding.ts'
import { pageIgnored } from '../rules/pages.ts'
import { pageTotals } from '../rules/totals.ts'
import { type Survey, askedFor, idsOf } from '../survey.ts'
import { type Outcome, isWholeList } from './ask.ts'
import { type Known, knownAs, wholeRecords } from './known.ts'
import { GRAVITY, type Parameter, namesIn } from './trial.ts'

/** Something that was found, and where on its page. */
interface Hit {
  readonly exchange: Exchange
  readonly index: number
  readonly known: Known
}

/** What a trial has found, each with the whole record where that was fetched. */
function hitsOf(survey: Survey, rule: string, { trial, pages }: Outcome): readonly Hit[] {
  const records = new Map(wholeRecords(survey, trial.collection))
  for (const exchange of askedFor(survey, rule)) {
    const record = exchange.endpoint === detailOf(trial.collection) && documentOf(exchange)
    if (record) records.set(String(record.id), record)
  }
  return pages.flatMap((exchange) =>
    (itemsOf(exchange) ?? []).flatMap((one, index) => {
      const item = asObject(one)
      const known = item && knownAs(item, records.get(String(item.id)))
      return known ? [{ exchange, index, known }] : []
    }),
  )
}

/** Whether the parameters of a trial were not looked at: the whole list came, and cannot be right. */
export function isIgnored(survey: Survey, rule: string, outcome: Outcome): boolean {
  const { trial, pages } = outcome
  const [first] = pages
  if (!first || !isWholeList(survey, trial, first)) return false
  const isCounted = typeof documentOf(first)?.total_items === 'number'
  return (
    (trial.mustDiffer === true && isCounted) ||
    hitsOf(survey, rule, outcome).some(({ known }) => trial.contradicts?.(known))
  )
}

/** What is wrong with what came of a trial. */
export function* judgeTrial(
  survey: Survey,
  { id, edition }: Parameter,
  outcome: Outcome,
): Generator<Found> {
  const { trial, pages } = outcome
  const unanswered = pages.find((page) => isAnswer(page) && page.reply.status !== 200)
  const names = namesIn(trial)
  const { wrong, lacking } = GRAVITY[edition]
  const severity = trial.severity ?? wrong
  if (unanswered && isAnswer(unanswered)) {
    const { status } = unanswered.reply
    // Whether pages may have any size is the business of another rule.
    if (trial.isPaged || (status < 500 && trial.isImpossible)) return
    yield {
      exchange: unanswered,
      value: status,
      message: `A question with ${names} is answered with an error.`,
      hint: 'Honour what the API description names; the logs of the server say what went wrong.',
      severity: status < 500 ? lacking : severity,
    }
    return
  }
  for (const { exchange, index, known } of hitsOf(survey, id, outcome))
    if (trial.contradicts?.(known))
      yield {
        exchange,
        path: ['contents', index],
        value: known.id,
        message: trial.isImpossible
          ? `A record is found by a value of ${names} that nothing has.`
          : `A record is found that contradicts ${names}.`,
        hint: 'Leave out what does not fit all that is asked for.',
        severity,
      }
  if (trial.isPaged) {
    yield* strayTotals(survey, outcome)
    return
  }
  const [first] = pages
  if (!first || !isComplete(outcome)) return
  for (const missing of missingIn(outcome))
    yield {
      exchange: first,
      value: missing,
      message: `A record that fits ${names} is not found.`,
      hint: 'Find everything that fits, the value that is asked for included.',
      severity,
    }
}

/** What is found by a filter, but counted or paged as the whole list is. */
function* strayTotals(survey: Survey, { trial, pages }: Outcome): Generator<Found> {
  const endpoint = listOf(trial.collection)
  const isWrongAnyway = [pageTotals, pageIgnored].some((rule) =>
    [...rule.judge(survey)].some(({ exchange }) => exchange.endpoint === endpoint),
  )
  const [first, second] = pages
  const total = first && documentOf(first)?.total_items
  if (isWrongAnyway || !first || typeof total !== 'number') return
  const [plain] = survey.lists[trial.collection].pages
  const isWholeTotal = plain !== undefined && documentOf(plain)?.total_items === total
  const isSamePage = second !== undefined && idsOf(second).join() === idsOf(first).join()
  if (!isWholeTotal && !isSamePage) return
  const names = namesIn(trial)
  yield {
    exchange: isSamePage ? second : first,
    path: isSamePage ? ['contents'] : ['total_items'],
    value: isSamePage ? idsOf(second)[0] : total,
    message: isSamePage
      ? `With ${names}, another page holds the same items.`
      : `With ${names}, total_items still counts the whole list.`,
    hint: 'Page and count what the parameters find, not the whole list.',
  }
}

/** Whether everything that the feed has found was read. */
function isComplete({ pages }: Outcome): boolean {
  const documents = pages.map(documentOf)
  const last = documents.at(-1)
  if (!last || documents.includes(undefined)) return false
  const { total_items, total_pages } = last
  return typeof total_items === 'number'
    ? new Set(pages.flatMap(idsOf)).size >= total_items
    : typeof total_pages !== 'number' || pages.length >= total_pages
}

/** The ids that had to be found, and were not. */
function missingIn({ trial, pages }: Outcome): readonly string[] {
  const found = new Set(pages.flatMap(idsOf))
  return (trial.finds ?? []).filter((id) => !found.has(id))
}

/** Whether so much was found that what is missing may stand on a page that was not read. */
export const isCutShort = (outcome: Outcome): boolean =>
  !outcome.trial.isPaged &&
  outcome.pages.length > 0 &&
  outcome.pages.every(documentOf) &&
  missingIn(outcome).length > 0 &&
  !isComplete(outcome)
