import type { Collection } from '../../hsds/collections.ts'
import { listOf } from '../endpoint.ts'
import { type Exchange, asObject, documentOf, isAnswer, itemsOf } from '../exchange.ts'
import type { Found } from '../finding.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type AskFeed, type Item, type Survey, askedFor, idsOf } from '../survey.ts'

/** One question with parameters, and what a feed that honours them must and must not find. */
export interface Trial {
  readonly collection: Collection
  readonly query: Readonly<Record<string, string>>
  /** Ids that must be found. */
  readonly finds?: readonly string[]
  /** Whether what was found contradicts the question. */
  readonly contradicts?: (item: Item) => boolean
  /** Nothing can fit, so that nothing may be found; an error of the client is as good an answer. */
  readonly isImpossible?: true
}

/** What a parameter is tried with; what the data cannot decide is left out, and said. */
export interface Plan {
  readonly trials: readonly Trial[]
  readonly untested: readonly { readonly collection: Collection; readonly why: string }[]
}

/** A parameter, or a group of parameters that are tried together. */
export interface Parameter extends Pick<Rule, 'id' | 'means'> {
  /** The names of the parameters. */
  readonly name: string
  /** What the standard says of it, in our words. */
  readonly says: string
  /** Picks records of the survey that can tell whether the parameter is honoured. The same survey gives the same plan. */
  readonly plan: (survey: Survey) => Plan
}

/** The rule that tries a parameter and looks at what is found. */
export function ruleOf(parameter: Parameter): Rule {
  const { id, means, says, plan } = parameter
  return {
    id,
    severity: 'fail',
    means,
    basis: { says, where: STANDARD.api },
    probe: (survey, ask) =>
      Promise.all(plan(survey).trials.map((trial) => askTrial(survey, ask, trial))),
    *judge(survey) {
      // A parameter that is not looked at at all has a rule of its own.
      const ignored = new Set(ignoredIn(survey, parameter).map(({ endpoint }) => endpoint))
      for (const trial of plan(survey).trials)
        if (!ignored.has(listOf(trial.collection)))
          yield* judgeTrial(trial, answersTo(survey, id, trial))
    },
    *untested(survey) {
      for (const { collection, why } of plan(survey).untested)
        yield { endpoint: listOf(collection), why }
    },
  }
}

const MOST_PAGES = 10

/** Asks page after page, until everything is found that must be or there are no more. */
async function askTrial(survey: Survey, ask: AskFeed, trial: Trial): Promise<void> {
  const endpoint = listOf(trial.collection)
  const missing = new Set(trial.finds)
  for (let page = 1; page <= MOST_PAGES; page++) {
    const exchange = await ask({ endpoint, path: pathOf(trial, page), page })
    for (const id of idsOf(exchange)) missing.delete(id)
    const total = documentOf(exchange)?.total_pages
    if (missing.size === 0 || typeof total !== 'number' || page >= total) return
    if (isSame(exchange, survey.lists[trial.collection].pages[0])) return
  }
}

/** The address of a trial's page; the first without a number. */
export function pathOf({ collection, query }: Trial, page = 1): string {
  const search = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) })
  return `/${collection}?${search}`
}

/** The pages that came of a trial, in their order. */
function answersTo(survey: Survey, rule: string, trial: Trial): readonly Exchange[] {
  const paths = new Set(Array.from({ length: MOST_PAGES }, (_, i) => pathOf(trial, i + 1)))
  return askedFor(survey, rule).filter(({ path }) => paths.has(path))
}

function* judgeTrial(trial: Trial, pages: readonly Exchange[]): Generator<Found> {
  const [first] = pages
  if (!first || !isAnswer(first)) return
  const { status } = first.reply
  const asked = Object.keys(trial.query).join(' and ')
  const hint = `Honour ${asked}, as the API description says.`
  if (trial.isImpossible) {
    if (status >= 500 || idsOf(first).length > 0)
      yield {
        exchange: first,
        value: status >= 500 ? status : idsOf(first)[0],
        message: `A question with ${asked} that nothing fits is not answered with nothing.`,
        hint,
      }
    return
  }
  if (status !== 200) {
    yield {
      exchange: first,
      value: status,
      message: `A question with ${asked} is not answered.`,
      hint,
    }
    return
  }
  const found = new Set(pages.flatMap(idsOf))
  for (const id of trial.finds ?? [])
    if (!found.has(id))
      yield {
        exchange: first,
        value: id,
        message: `A record that fits ${asked} is not found.`,
        hint,
      }
  for (const exchange of pages)
    for (const [index, item] of (itemsOf(exchange) ?? []).entries())
      if (trial.contradicts?.(asObject(item) ?? {}))
        yield {
          exchange,
          path: ['contents', index],
          value: asObject(item)?.id,
          message: `A record is found that contradicts ${asked}.`,
          hint,
        }
}

/** The questions that nothing fits, and that were answered with the whole list all the same. */
export const ignoredIn = (survey: Survey, { id, plan }: Parameter): readonly Exchange[] =>
  plan(survey).trials.flatMap((trial) => {
    const [answer] = trial.isImpossible ? answersTo(survey, id, trial) : []
    return answer && isSame(answer, survey.lists[trial.collection].pages[0]) ? [answer] : []
  })

const isSame = (a: Exchange, b: Exchange | undefined) =>
  b !== undefined &&
  idsOf(a).length > 0 &&
  idsOf(a).join() === idsOf(b).join() &&
  documentOf(a)?.total_items === documentOf(b)?.total_items
