import { type Html, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { type Question, answersIn } from '../questions/question.ts'
import { type Answers, NO_ANSWERS, QUESTIONS, type QuestionKey } from '../questions/questions.ts'
import {
  boxes,
  choiceField,
  languageField,
  numberField,
  topicFields,
  withinField,
} from './search-fields.ts'
import { SEARCH_FORM } from './search-row.ts'
import type { Topic } from './topic-choice.ts'

/**
 * The orders that people can choose: nearest first, by next session, by name, those that were checked last. Empty: the best first, and
 * without words and a place the soonest.
 */
export const SORTS = ['near', 'soon', 'name', 'checked'] as const
export type Sort = (typeof SORTS)[number]

/** What people have filled in, as they wrote it. */
export interface SearchFields extends Answers {
  readonly search: string
  /** A town or a postcode. */
  readonly place: string
  /** Where somebody is, as `latitude,longitude`, rounded. A place that is written goes before it. */
  readonly near: string
  /** The ids of topics. */
  readonly topics: readonly string[]
  readonly sort: Sort | ''
  /** How far away results may be, in miles: by default as far as a few of them are. */
  readonly within: (typeof RADII)[number] | ''
}

export const RADII = ['3', '10', 'any'] as const

export const NO_FIELDS: SearchFields = {
  search: '',
  place: '',
  near: '',
  topics: [],
  sort: '',
  within: '',
  ...NO_ANSWERS,
}

/** The error of an unclear place: a sentence, then what to do, with choices. */
export interface PlaceError {
  readonly text: string
  readonly hint: string
  readonly choices: readonly { readonly name: string; readonly address: string }[]
}

/** What a form can choose from: the lines of `topicOptions` and `languageOptions`. */
export interface SearchOptions {
  readonly topics: string
  readonly languages: string
  /** Of the questions with boxes, the answers that any service is. */
  readonly choices: Readonly<Partial<Record<string, readonly string[]>>>
}

/** The questions beside the results. They belong to the form of the search row, and work without JavaScript. */
export function filterFields(
  fields: SearchFields,
  options: SearchOptions,
  { messages }: Pick<PageContext, 'messages'>,
  { chosen, place }: { readonly chosen: readonly Topic[]; readonly place: string },
): Html {
  const { find: say } = messages
  const count = countOf(fields)
  const show = html`<button type="submit" form="${SEARCH_FORM}">${say.show}</button>`
  return html`<details class="filters">
    <summary class="button other">
      ${symbol('filter')}${count > 0 ? say.filterCount({ count }) : say.filter}
    </summary>
    <p class="top"><b>${say.filter}</b> ${show}</p>
    ${QUESTIONS.map((question) => fieldOf(question, fields, options, messages))}
    ${place !== '' && withinField(fields.within, say)}
    ${options.topics !== '' && topicFields(chosen, options.topics, say)}
    <p>${show}</p>
  </details>`
}

/** How many answers to questions there are. */
const countOf = (fields: SearchFields): number =>
  QUESTIONS.reduce(
    (sum, one) => sum + answersIn(one, fields[one.key]).length,
    fields.topics.length + (fields.within === '' ? 0 : 1),
  )

/** The field of a question, by its kind. */
function fieldOf(
  question: Question<QuestionKey>,
  fields: SearchFields,
  options: SearchOptions,
  messages: PageContext['messages'],
): Html | false {
  const { key, kind, choices = [], say } = question
  const { find } = messages
  const answer = fields[key]
  const label = question.label(find)
  if (kind === 'beside')
    return (
      answer !== '' &&
      html`<input type="hidden" name="${key}" value="${answer}" form="${SEARCH_FORM}" />`
    )
  if (kind === 'number') return numberField(key, answer, label)
  if (key === 'language')
    return options.languages !== '' && languageField(answer, options.languages, find)
  const texts = (all: readonly string[]) => all.map((one) => [one, say(one, messages)] as const)
  if (kind === 'choice')
    return choiceField(key, answer, { label, options: texts(choices), none: find.anyAnswer })
  const ticked = answersIn(question, answer)
  const offered = options.choices[key] ?? choices
  const shown = choices.filter((one) => offered.includes(one) || ticked.includes(one))
  return shown.length > 0 && boxes(key, ticked, { label, options: texts(shown) })
}
