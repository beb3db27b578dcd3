import type { Occurrence } from '../report/finding.ts'
import { detailOf } from '../survey/endpoint.ts'
import { type Exchange, asObject, documentOf, isAnswer, itemsOf } from '../survey/exchange.ts'
import { type Survey, idsOf, probesOf } from '../survey/survey.ts'
import { wrongPaging } from './paging.ts'
import { type Parameter, SEVERITIES } from './parameter.ts'
import { type TrialResult, isWholeList } from './run-trial.ts'
import { type Sample, fullRecordsById, toSample } from './sample.ts'
import { namesIn } from './trial.ts'

/** A record that a trial found. */
interface Hit {
  readonly exchange: Exchange
  /** Its position on the page. */
  readonly index: number
  readonly sample: Sample
}

function hitsOf(survey: Survey, rule: string, { trial, pages }: TrialResult): readonly Hit[] {
  const records = new Map(fullRecordsById(survey, trial.collection))
  for (const exchange of probesOf(survey, rule)) {
    const record = exchange.endpoint === detailOf(trial.collection) && documentOf(exchange)
    if (record) records.set(String(record.id), record)
  }
  return pages.flatMap((exchange) =>
    (itemsOf(exchange) ?? []).flatMap((one, index) => {
      const item = asObject(one)
      return item ? [{ exchange, index, sample: toSample(item, records.get(String(item.id))) }] : []
    }),
  )
}

/** Whether the feed ignored the parameters: it returned the whole list, which cannot be right. */
export function isIgnored(survey: Survey, rule: string, result: TrialResult): boolean {
  const { trial, pages } = result
  const [first] = pages
  if (!first || !isWholeList(survey, trial, first)) return false
  const isCounted = typeof documentOf(first)?.total_items === 'number'
  return (
    (trial.mustDiffer === true && isCounted) ||
    hitsOf(survey, rule, result).some(({ sample }) => trial.contradicts?.(sample))
  )
}

/** Judges the result of a trial whose parameters are not ignored. */
export function* judgeTrial(
  survey: Survey,
  parameter: Parameter,
  result: TrialResult,
): Generator<Occurrence> {
  const { trial, pages } = result
  const error = pages.find((page) => isAnswer(page) && page.reply.status !== 200)
  const severity = trial.severity ?? SEVERITIES[parameter.edition].wrong
  if (error) yield* judgeError(error, parameter, result)
  else {
    for (const one of wrongHits(survey, parameter, result)) yield { ...one, severity }
    if (trial.isPaged) yield* wrongPaging(survey, result)
    else if (pages[0] && isComplete(result))
      for (const id of missingIds(result))
        yield {
          exchange: pages[0],
          value: id,
          message: `A record that matches ${namesIn(trial)} is not found.`,
          hint: 'Find every record that matches. The requested value itself is included.',
          severity,
        }
  }
}

function* judgeError(
  exchange: Exchange,
  { edition }: Parameter,
  { trial }: TrialResult,
): Generator<Occurrence> {
  if (!isAnswer(exchange)) return
  const { status } = exchange.reply
  // Whether pages may have any size is for another rule to judge.
  if (trial.isPaged || (status < 500 && trial.isImpossible)) return
  const { wrong, lacking } = SEVERITIES[edition]
  yield {
    exchange,
    value: status,
    message: `A request with ${namesIn(trial)} returns an error.`,
    hint: 'Support the parameters of the API description. See the logs of the server for the reason.',
    severity: status < 500 ? lacking : (trial.severity ?? wrong),
  }
}

function* wrongHits(survey: Survey, { id }: Parameter, result: TrialResult): Generator<Occurrence> {
  const { trial } = result
  const names = namesIn(trial)
  for (const { exchange, index, sample } of hitsOf(survey, id, result))
    if (trial.contradicts?.(sample))
      yield {
        exchange,
        path: ['contents', index],
        value: sample.id,
        message: trial.isImpossible
          ? `A record is found by a value of ${names} that no record has.`
          : `A record is found that does not match ${names}.`,
        hint: 'Leave out records that do not match all parameters.',
      }
}

/** Whether all pages of the result were fetched. */
function isComplete({ pages }: TrialResult): boolean {
  const documents = pages.map(documentOf)
  const last = documents.at(-1)
  if (!last || documents.includes(undefined)) return false
  const { total_items, total_pages } = last
  return typeof total_items === 'number'
    ? new Set(pages.flatMap(idsOf)).size >= total_items
    : typeof total_pages !== 'number' || pages.length >= total_pages
}

/** The ids that must be found and were not. */
function missingIds({ trial, pages }: TrialResult): readonly string[] {
  const found = new Set(pages.flatMap(idsOf))
  return (trial.finds ?? []).filter((id) => !found.has(id))
}

/** Whether missing records may be on a page that was not fetched. */
export const isInconclusive = (result: TrialResult): boolean =>
  !result.trial.isPaged &&
  result.pages.length > 0 &&
  result.pages.every(documentOf) &&
  missingIds(result).length > 0 &&
  !isComplete(result)
