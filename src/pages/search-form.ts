import { FIND } from './address.ts'
import { type Html, html } from './html.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import type { PageContext } from './page-context.ts'

/** What people have filled in. */
export interface SearchFields {
  readonly search: string
  readonly postcode: string
  readonly topic: string
  readonly day: string
}

/** A topic that services have, for a list to choose from. `depth` is that in its tree, from 0. */
export interface Topic {
  readonly id: string
  readonly name: string
  readonly depth: number
}

export const NO_FIELDS: SearchFields = { search: '', postcode: '', topic: '', day: '' }

/** The form of the search page, filled in. It works without JavaScript. */
export function searchForm(
  fields: SearchFields,
  topics: readonly Topic[],
  { words: { find: say, schedule } }: Pick<PageContext, 'words'>,
  error?: string,
): Html {
  const day = (code: (typeof WEEKDAYS)[number]) => option(code, schedule.weekday[code], fields.day)
  return html`<form action="${FIND}" method="get" role="search">
    <p>
      <label for="search">${say.words}</label>
      <input id="search" name="search" type="search" value="${fields.search}" autocomplete="off" />
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
    ${
      topics.length > 0 &&
      html`<p>
        <label for="topic">${say.topic}</label>
        <select id="topic" name="topic">
          ${option('', say.anyTopic, fields.topic)}
          ${topics.map(({ id, name, depth }) => option(id, `${'– '.repeat(depth)}${name}`, fields.topic))}
        </select>
      </p>`
    }
    <p>
      <label for="day">${say.day}</label>
      <select id="day" name="day">
        ${option('', say.anyDay, fields.day)}${WEEKDAYS.map(day)}
      </select>
    </p>
    <p><button type="submit">${say.search}</button></p>
  </form>`
}

const option = (value: string, text: string, chosen: string) =>
  value === chosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`
