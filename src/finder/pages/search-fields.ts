import type { Language } from '../../messages/languages.ts'
import { Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { writtenIn } from '../../pages/translated.ts'
import { withChosen } from './language-choice.ts'
import { SEARCH_FORM } from './search-row.ts'
import { type Topic, optionsWithout } from './topic-choice.ts'

/** The languages that services have. `options` are the finished ones. */
export const languageField = (
  chosen: string,
  options: string,
  say: PageContext['messages']['find'],
): Html =>
  html`<p>
    <label for="language">${say.language}</label>
    <select id="language" name="language" form="${SEARCH_FORM}">
      ${option('', say.anyLanguage, chosen)} ${new Html(withChosen(options, chosen))}
    </select>
  </p>`

/** A question with some answers, each with its text. */
interface Choices {
  readonly label: string
  readonly options: readonly (readonly [answer: string, text: string])[]
}

/** A list of answers, of which none is needed. */
export const choiceField = (
  name: string,
  chosen: string,
  { label, options, none }: Choices & { /** The text of no answer. */ readonly none: string },
): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" form="${SEARCH_FORM}">
      ${option('', none, chosen)}${options.map(([one, text]) => option(one, text, chosen))}
    </select>
  </p>`

/** A box for each answer, below a heading. */
export const boxes = (name: string, ticked: readonly string[], { label, options }: Choices): Html =>
  html`<fieldset>
    <legend>${label}</legend>
    ${options.map(([value, text]) => checkbox({ name, value, isChecked: ticked.includes(value) }, text))}
  </fieldset>`

/** How far away results may be. */
export const withinField = (chosen: string, say: PageContext['messages']['find']): Html =>
  choiceField('within', chosen, {
    label: say.howFar,
    none: say.nearEnough,
    options: [
      ...['3', '10'].map((radius) => [radius, say.radius({ radius })] as const),
      ['any', say.anyDistance],
    ],
  })

/** A number that is asked for. */
export const numberField = (name: string, value: string, label: string): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      form="${SEARCH_FORM}"
      value="${value}"
      inputmode="numeric"
      maxlength="3"
      size="4"
      autocomplete="off"
    />
  </p>`

/** The chosen topics, each to be taken away, and a list to choose another from. */
export const topicFields = (
  chosen: readonly Topic[],
  options: string,
  say: PageContext['messages']['find'],
): Html =>
  html`${chosen.map(
      ({ id, name, language }) =>
        html`<p>${checkbox({ name: 'topic', value: id, isChecked: true }, name, language)}</p> `,
    )}
    <p>
      <label for="topic">${chosen.length > 0 ? say.anotherTopic : say.topic}</label>
      <select id="topic" name="topic" form="${SEARCH_FORM}">
        ${option('', chosen.length > 0 ? say.noOther : say.anyTopic, '')}
        ${optionsWithout(
          options,
          chosen.map(({ id }) => id),
        )}
      </select>
    </p>`

/** A box with its label. */
export const checkbox = (
  {
    name,
    value,
    isChecked,
  }: { readonly name: string; readonly value: string; readonly isChecked: boolean },
  text: string,
  language?: Language,
): Html =>
  html`<label class="check"
    ><input
      type="checkbox"
      name="${name}"
      value="${value}"
      form="${SEARCH_FORM}"
      ${isChecked && new Html('checked')}
    />
    <span ${writtenIn(language)}>${text}</span></label
  >`

/** An option of a list. */
export const option = (value: string, text: string, chosen: string) =>
  value === chosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`
