import { FIND } from '../../pages/address.ts'
import { Html, html } from '../../pages/layout/html.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { type Answers, type Question } from '../questions/question.ts'
import { NO_ANSWERS, QUESTIONS } from '../questions/questions.ts'
import { checkbox, choiceField, languageField, numberField, topicFields } from './search-fields.ts'
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

/** The error of an unclear place, with choices. */
export interface PlaceError {
  readonly text: string
  readonly choices: readonly { readonly name: string; readonly address: string }[]
}

interface FormOptions {
  /** The topics that are chosen, as far as they are known. */
  readonly chosen?: readonly Topic[]
  /** What is wrong with the place. */
  readonly error?: PlaceError | undefined
  /** The address that answers. */
  readonly action?: string
  /** Whether there are results that can have another order. */
  readonly hasResults?: boolean
}

/** What a form can choose from: the lines of `topicOptions` and `languageOptions`. */
export interface SearchOptions {
  readonly topics: string
  readonly languages: string
}

/** The form of the search page, filled in. It works without JavaScript. */
export function searchForm(
  fields: SearchFields,
  options: SearchOptions,
  { words, assets }: Pick<PageContext, 'words' | 'assets'>,
  { chosen = [], error, action = FIND, hasResults = false }: FormOptions = {},
): Html {
  const { find: say } = words
  return html`<form action="${action}" method="get" role="search">
      <p>
        <label for="search">${say.words}</label>
        <input
          id="search"
          name="search"
          type="search"
          value="${fields.search}"
          autocomplete="off"
          data-suggestions="${say.suggestions}"
        />
      </p>
      <p>
        <label for="place">${say.place}</label>
        <span class="quiet" id="place-hint">${say.placeHint}</span>
        ${error && placeError(error)}
        <input
          id="place"
          name="place"
          value="${fields.place}"
          autocomplete="postal-code"
          aria-describedby="${error ? 'place-error ' : ''}place-hint"
          ${error && new Html('aria-invalid="true" autofocus')}
        />
      </p>
      ${nearMe(fields, say)}
      <details ${hasMore(fields) && new Html('open')}>
        <summary>${say.more}</summary>
        ${options.topics !== '' && topicFields(chosen, options.topics, say)}
        ${QUESTIONS.map((question) => fieldOf(question, fields, options, words))}
        ${hasResults && choiceField('sort', fields.sort, SORTS, { label: say.order, options: say.sorts, none: say.bestFirst })}
      </details>
      <p><button type="submit">${say.search}</button></p>
    </form>
    ${action === FIND && assets && html`<script type="module" src="${assets['search.js']}"></script>`}`
}

const placeError = ({ text, choices }: PlaceError): Html =>
  html`<strong class="error" id="place-error">${text}</strong>${choices.map(
      ({ name, address }) => html` <a class="button other" href="${address}">${name}</a>`,
    )}`

/** The field of a question, by its kind. */
function fieldOf(
  { key, kind, choices = [], label, say }: Question,
  fields: SearchFields,
  options: SearchOptions,
  words: PageContext['words'],
): Html | false {
  const { find } = words
  const answer = fields[key]
  if (kind === 'beside') return false
  if (kind === 'number') return numberField(key, answer, { label: label(find), hint: find.ageHint })
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
    ...choices.map((one) => [one, say(one, words)] as const),
    ...days.map((day) => [day, words.schedule.weekday[day]] as const),
  ]
  const chosen = key === 'when' ? answer || fields.day : answer
  const none = key === 'when' ? find.anyTime : find.anyAnswer
  return choiceField(key, chosen, all, {
    label: label(find),
    options: Object.fromEntries(texts),
    none,
  })
}

/** Whether somebody has used the questions that few people need. */
const hasMore = (fields: SearchFields): boolean =>
  fields.topics.length > 0 || fields.sort !== '' || QUESTIONS.some(({ key }) => fields[key] !== '')

/** A button that a script shows, because only a browser knows where it is. */
const nearMe = ({ near, place }: SearchFields, say: PageContext['words']['find']): Html =>
  html`<p
    id="near-me"
    data-asking="${say.nearMeAsking}"
    data-failed="${say.nearMeFailed}"
    ${new Html('hidden')}
  >
    <button type="button" class="other" aria-describedby="near-me-hint">${say.nearMe}</button>
    <br /><span class="quiet" id="near-me-hint" role="status">${say.nearMeHint}</span>
    ${near !== '' && place === '' && html`<input type="hidden" name="near" value="${near}" />`}
  </p>`
