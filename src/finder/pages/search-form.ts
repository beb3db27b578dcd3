import { ACCESS, type Access, DELIVERIES, type Delivery } from '../../parameters/choices.ts'
import { FIND } from '../../pages/address.ts'
import { Html, html } from '../../pages/layout/html.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { WHENS, type When } from '../../times/judge-times.ts'
import { checkbox, choiceField, languageField, option, topicFields } from './search-fields.ts'
import type { Topic } from './topic-choice.ts'

/** The orders that people can choose: nearest first, by name, those that were checked last. Empty: the best first. */
export const SORTS = ['near', 'name', 'checked'] as const
export type Sort = (typeof SORTS)[number]

/** What people have filled in, as they wrote it. */
export interface SearchFields {
  readonly search: string
  /** A town or a postcode. */
  readonly place: string
  /** Where somebody is, as `latitude,longitude`, rounded. A place that is written goes before it. */
  readonly near: string
  /** The ids of topics. */
  readonly topics: readonly string[]
  /** A day of the week: `MO` to `SU`. */
  readonly day: string
  readonly when: When | ''
  /** How old somebody is, in years. */
  readonly age: string
  /** `yes`, or empty. */
  readonly free: string
  /** The access feature that is asked for. */
  readonly access: Access | ''
  /** How they can take part. */
  readonly delivery: Delivery | ''
  /** The key of a language. */
  readonly language: string
  readonly sort: Sort | ''
}

export const NO_FIELDS: SearchFields = {
  search: '',
  place: '',
  near: '',
  topics: [],
  day: '',
  when: '',
  age: '',
  free: '',
  access: '',
  delivery: '',
  language: '',
  sort: '',
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
  { words: { find: say, schedule }, assets }: Pick<PageContext, 'words' | 'assets'>,
  { chosen = [], error, action = FIND, hasResults = false }: FormOptions = {},
): Html {
  const when = (code: string, text: string) => option(code, text, fields.when || fields.day)
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
        <p>
          <label for="when">${say.when}</label>
          <select id="when" name="when">
            ${when('', say.anyTime)}${WHENS.map((one) => when(one, say[one]))}
            ${WEEKDAYS.map((day) => when(day, schedule.weekday[day]))}
          </select>
        </p>
        <p>
          <label for="age">${say.age}</label>
          <span class="quiet" id="age-hint">${say.ageHint}</span>
          <input
            id="age"
            name="age"
            value="${fields.age}"
            inputmode="numeric"
            maxlength="3"
            size="4"
            autocomplete="off"
            aria-describedby="age-hint"
          />
        </p>
        ${options.languages !== '' && languageField(fields.language, options.languages, say)}
        <p>
          ${checkbox({ name: 'free', value: 'yes', isChecked: fields.free === 'yes' }, say.freeOnly)}
        </p>
        ${choiceField('access', fields.access, ACCESS, { ...say.access, none: say.anyAnswer })}
        ${choiceField('delivery', fields.delivery, DELIVERIES, { ...say.delivery, none: say.anyAnswer })}
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

/** Whether somebody has used the questions that few people need. */
const hasMore = ({
  topics,
  day,
  when,
  age,
  free,
  access,
  delivery,
  language,
  sort,
}: SearchFields): boolean =>
  topics.length > 0 ||
  [day, when, age, free, access, delivery, language, sort].some((field) => field !== '')

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
