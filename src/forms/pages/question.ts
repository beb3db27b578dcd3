import type { FormKind } from '../questions/fields.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import { type AnswerKind, type Section, questionsIn, sectionsOf } from '../questions/questions.ts'
import type { BuiltMessages } from '../../messages/messages.ts'

type FormMessages = BuiltMessages['form']

/** The questions about a kind of record. A script copies them for each record, with ids of its own. */
export function questionList(
  kind: FormKind,
  { isNew, messages }: { readonly isNew: boolean; readonly messages: FormMessages },
): Piece {
  const asked = messages.questions[kind] as Readonly<Record<string, readonly [string, string]>>
  const questions = (section: Section) =>
    questionsIn(kind, section).map(([field, as]) => {
      const [ask, hint] = asked[field]!
      return question({ field, as, ask, hint }, messages)
    })
  return [
    sectionsOf(kind, isNew).map((section) =>
      kind === 'service'
        ? html`<section aria-labelledby="section-${section}">
            <h2 id="section-${section}">${messages.sections[section]}</h2>
            ${questions(section)}
          </section> `
        : questions(section),
    ),
    html`<details>
      <summary>${messages.page.more}</summary>
      <div class="groups"></div>
      <div>${questions('more')}</div>
    </details> `,
  ]
}

interface AskedQuestion {
  readonly field: string
  readonly as: AnswerKind
  readonly ask: string
  readonly hint: string
}

function question({ field, as, ask, hint }: AskedQuestion, messages: FormMessages): Html {
  const hintLine = html`<span class="quiet" id="hint-${field}">${hint}</span>`
  const body = as in GROUPS ? GROUPS[as as Group](field, messages) : undefined
  if (body)
    return html`<fieldset data-field="${field}" data-as="${as}" aria-describedby="${ids(field)}">
      <legend>${ask}</legend>
      ${hintLine}${body}${below(field)}${as in ADDING && addButton(field, messages)}
    </fieldset> `
  return html`<p data-field="${field}" data-as="${as}">
    <label for="field-${field}">${ask}</label>
    ${hintLine}
    ${
      as === 'text'
        ? html`<textarea id="field-${field}" rows="5" aria-describedby="${ids(field)}"></textarea>`
        : html`<input
            id="field-${field}"
            type="${as === 'number' || as === 'line' ? 'text' : as}"
            inputmode="${as === 'number' ? 'numeric' : as === 'line' || as === 'date' ? 'text' : as}"
            autocomplete="off"
            aria-describedby="${ids(field)}"
          />`
    }
    ${below(field)}
  </p> `
}

type Group = 'choice' | 'hours' | 'lines' | 'phones' | 'find' | 'finds' | 'topics'

const lines = () => html`<div class="entries"></div>`

/** What is wrong with a line is said before the button that adds another. */
const addButton = (field: string, { add }: FormMessages) =>
  html`<p><button type="button" class="other add">${add[field as keyof typeof add]}</button></p>`
const ADDING: Readonly<Partial<Record<AnswerKind, true>>> = {
  hours: true,
  lines: true,
  phones: true,
}

const found = () =>
  html`<div class="chosen"></div>
    <div class="finder"></div>`

/** The questions that are answered in more than one place. */
const GROUPS: Readonly<Record<Group, (field: string, messages: FormMessages) => Html>> = {
  choice: (field, { choices }) =>
    html`${Object.entries(choices[field as keyof FormMessages['choices']]).map(
      ([value, text]) =>
        html`<p class="tick">
          <label><input type="radio" name="${field}" value="${value}" /> ${text}</label>
        </p>`,
    )}`,
  hours: lines,
  lines,
  phones: lines,
  find: found,
  finds: found,
  topics: found,
}

const ids = (field: string) => `hint-${field} now-${field} problem-${field}`

const below = (field: string): Html =>
  html`<span id="now-${field}"></span><span class="error" id="problem-${field}"></span>`
