import { type Html, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { Question } from '../questions/question.ts'
import { type Answers, NO_ANSWERS, QUESTIONS, type QuestionKey } from '../questions/questions.ts'
import { checkbox, choiceField, languageField, numberField, topicFields } from './search-fields.ts'
import { SEARCH_FORM } from './search-row.ts'
import type { Topic } from './topic-choice.ts'

/** The orders that people can choose: nearest first, by name, those that were checked last. Empty: the best first. */
export const SORTS = ['near', 'name', 'checked'] as const
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
}

export const NO_FIELDS: SearchFields = {
  search: '',
  place: '',
  near: '',
  topics: [],
  sort: '',
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
}

/** The questions beside the results. They belong to the form of the search row, and work without JavaScript. */
export function filterFields(
  fields: SearchFields,
  options: SearchOptions,
  { messages }: Pick<PageContext, 'messages'>,
  chosen: readonly Topic[],
): Html {
  const { find: say } = messages
  const count = countOf(fields)
  return html`<details class="filters">
    <summary class="button other">
      ${symbol('filter')}${count > 0 ? say.filterCount({ count }) : say.filter}
    </summary>
    ${QUESTIONS.map((question) => fieldOf(question, fields, options, messages))}
    ${options.topics !== '' && topicFields(chosen, options.topics, say)}
    <p><button type="submit" form="${SEARCH_FORM}">${say.show}</button></p>
  </details>`
}

/** How many of the questions are answered. */
const countOf = (fields: SearchFields): number =>
  fields.topics.length + QUESTIONS.filter(({ key }) => fields[key] !== '').length

/** The field of a question, by its kind. */
function fieldOf(
  { key, kind, choices = [], label, hint, say }: Question<QuestionKey>,
  fields: SearchFields,
  options: SearchOptions,
  messages: PageContext['messages'],
): Html | false {
  const { find } = messages
  const answer = fields[key]
  if (key === 'only' && answer !== '')
    return html`<input type="hidden" name="only" value="${answer}" form="${SEARCH_FORM}" />`
  if (kind === 'beside') return false
  if (kind === 'number')
    return numberField(key, answer, { label: label(find), hint: hint?.(find) ?? '' })
  if (kind === 'tick')
    return html`<p>
      ${checkbox({ name: key, value: 'yes', isChecked: answer === 'yes' }, label(find))}
    </p>`
  if (key === 'language')
    return options.languages !== '' && languageField(answer, options.languages, find)
  // A time and a day are answers to one question.
  const days = key === 'when' ? WEEKDAYS : []
  const all = [...choices, ...days]
  const texts = [
    ...choices.map((one) => [one, say(one, messages)] as const),
    ...days.map((day) => [day, messages.schedule.weekday[day]] as const),
  ]
  const chosen = key === 'when' ? answer || fields.day : answer
  const none = key === 'when' ? find.anyTime : find.anyAnswer
  return choiceField(key, chosen, all, {
    label: label(find),
    options: Object.fromEntries(texts),
    none,
  })
}
