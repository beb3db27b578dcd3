import { ACCESS, type Access, DELIVERIES, type Delivery } from '../../parameters/choices.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { WHENS, type When } from '../../times/judge-times.ts'
import { checkbox, choiceField, languageField, option, topicFields } from './search-fields.ts'
import { SEARCH_FORM } from './search-row.ts'
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

/** What a form can choose from: the lines of `topicOptions` and `languageOptions`. */
export interface SearchOptions {
  readonly topics: string
  readonly languages: string
}

/** The questions beside the results. They belong to the form of the search row, and work without JavaScript. */
export function filterFields(
  fields: SearchFields,
  options: SearchOptions,
  { words: { find: say, schedule } }: Pick<PageContext, 'words'>,
  chosen: readonly Topic[],
): Html {
  const when = (code: string, text: string) => option(code, text, fields.when || fields.day)
  const count = countOf(fields)
  return html`<details class="filters">
    <summary class="button other">
      ${symbol('filter')}${count > 0 ? say.filterCount({ count }) : say.filter}
    </summary>
    <p>
      <label for="when">${say.when}</label>
      <select id="when" name="when" form="${SEARCH_FORM}">
        ${when('', say.anyTime)}${WHENS.map((one) => when(one, say[one]))}
        ${WEEKDAYS.map((day) => when(day, schedule.weekday[day]))}
      </select>
    </p>
    <fieldset>
      <legend>${say.cost}</legend>
      ${checkbox({ name: 'free', value: 'yes', isChecked: fields.free === 'yes' }, say.freeOnly)}
    </fieldset>
    ${choiceField('access', fields.access, ACCESS, { ...say.access, none: say.anyAnswer })}
    ${choiceField('delivery', fields.delivery, DELIVERIES, { ...say.delivery, none: say.anyAnswer })}
    <p>
      <label for="age">${say.age}</label>
      <span class="quiet" id="age-hint">${say.ageHint}</span>
      <input
        id="age"
        name="age"
        form="${SEARCH_FORM}"
        value="${fields.age}"
        inputmode="numeric"
        maxlength="3"
        size="4"
        autocomplete="off"
        aria-describedby="age-hint"
      />
    </p>
    ${options.topics !== '' && topicFields(chosen, options.topics, say)}
    ${options.languages !== '' && languageField(fields.language, options.languages, say)}
    <p><button type="submit" form="${SEARCH_FORM}">${say.show}</button></p>
  </details>`
}

/** How many of the questions are answered. */
const countOf = ({
  topics,
  day,
  when,
  age,
  free,
  access,
  delivery,
  language,
}: SearchFields): number =>
  topics.length + [day || when, age, free, access, delivery, language].filter(Boolean).length
