import { FIND } from '../address.ts'
import { Html, html } from '../frame/html.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { PageContext } from '../page-context.ts'
import { writtenIn } from '../translated.ts'
import type { Language } from '../words/languages.ts'
import { type Topic, optionsWithout } from './topic-choice.ts'

/** A time that people ask for: what is open now, what still happens today, what happens this evening. */
export const WHENS = ['now', 'today', 'tonight'] as const
export type When = (typeof WHENS)[number]

/** What people have filled in, as they wrote it. */
export interface SearchFields {
  readonly search: string
  readonly postcode: string
  /** The ids of topics. */
  readonly topics: readonly string[]
  /** A day of the week: `MO` to `SU`. */
  readonly day: string
  readonly when: When | ''
  /** How old somebody is, in years. */
  readonly age: string
  /** `yes`, or empty. */
  readonly free: string
}

export const NO_FIELDS: SearchFields = {
  search: '',
  postcode: '',
  topics: [],
  day: '',
  when: '',
  age: '',
  free: '',
}

interface FormOptions {
  /** The topics that are chosen, as far as they are known. */
  readonly chosen?: readonly Topic[]
  /** What is wrong with the postcode. */
  readonly error?: string | undefined
  /** The address that answers. */
  readonly action?: string
}

/** The form of the search page, filled in. It works without JavaScript. */
export function searchForm(
  fields: SearchFields,
  /** The topics to choose from, as `topicOptions` makes them. */
  options: string,
  { words: { find: say, schedule }, assets }: Pick<PageContext, 'words' | 'assets'>,
  { chosen = [], error, action = FIND }: FormOptions = {},
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
        <label for="postcode">${say.postcode}</label>
        <span class="quiet" id="postcode-hint">${say.postcodeHint}</span>
        ${error && html`<strong class="error" id="postcode-error">${error}</strong>`}
        <input
          id="postcode"
          name="postcode"
          value="${fields.postcode}"
          autocomplete="postal-code"
          aria-describedby="${error ? 'postcode-error ' : ''}postcode-hint"
        />
      </p>
      ${options !== '' && topicFields(chosen, options, say)}
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
      <p>
        ${checkbox({ name: 'free', value: 'yes', isChecked: fields.free === 'yes' }, say.freeOnly)}
      </p>
      <p><button type="submit">${say.search}</button></p>
    </form>
    ${action === FIND && assets && html`<script type="module" src="${assets['search.js']}"></script>`}`
}

/** The chosen topics, each to be taken away, and a list to choose another from. */
const topicFields = (
  chosen: readonly Topic[],
  options: string,
  say: PageContext['words']['find'],
): Html =>
  html`${chosen.map(
      ({ id, name, language }) =>
        html`<p>${checkbox({ name: 'topic', value: id, isChecked: true }, name, language)}</p> `,
    )}
    <p>
      <label for="topic">${chosen.length > 0 ? say.anotherTopic : say.topic}</label>
      <select id="topic" name="topic">
        ${option('', chosen.length > 0 ? say.noOther : say.anyTopic, '')}
        ${optionsWithout(
          options,
          chosen.map(({ id }) => id),
        )}
      </select>
    </p>`

const checkbox = (
  {
    name,
    value,
    isChecked,
  }: { readonly name: string; readonly value: string; readonly isChecked: boolean },
  text: string,
  language?: Language,
): Html =>
  html`<label class="check"
    ><input type="checkbox" name="${name}" value="${value}" ${isChecked && new Html('checked')} />
    <span ${writtenIn(language)}>${text}</span></label
  >`

const option = (value: string, text: string, chosen: string) =>
  value === chosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`
