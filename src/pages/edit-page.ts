import type { Settings } from '../record/settings/settings.ts'
import { EDIT, FIND } from './address.ts'
import { framePage } from './frame.ts'
import { type Html, html } from './html.ts'
import type { PageContext } from './page-context.ts'
import { mailLink } from './safe-url.ts'
import { EDIT_WORDS as say, QUESTIONS, type Question } from './words/edit.ts'

/** The address of the form for the service with a page. */
export const editAddress = (page: string): string => `${EDIT}${page.slice(page.lastIndexOf('/'))}`

/**
 * Whether people can propose changes: the form needs its script, and somebody who gets the mail.
 */
export const hasForm = ({
  assets,
  directory,
}: Pick<PageContext, 'assets' | 'directory'>): boolean =>
  assets !== undefined && takesMail(directory)

const takesMail = ({ publisher }: Pick<PageContext['directory'], 'publisher'>) =>
  mailLink(publisher?.email ?? '') !== undefined

/** The full address below which the form of each service is; undefined when there is none, or nobody knows where. */
export const formAddress = (settings: Settings): string | undefined =>
  settings.pages !== 'off' && settings.base_url !== undefined && takesMail(settings)
    ? `${settings.base_url}${EDIT}`
    : undefined

/** The form that proposes a change of a service. Its script fills it in from the published record. */
export function editPage(countries: readonly string[], context: PageContext): string {
  const { assets, directory, words } = context
  const { email = '' } = directory.publisher ?? {}
  return framePage(
    {
      title: say.title,
      isHidden: true,
      trail: [{ address: FIND, text: words.nav.find }],
      main: html`<div lang="en">
        <p>${say.intro}</p>
        <noscript
          ><p>
            ${say.noScript} <a href="${mailLink(email)}?${say.noScriptMail}">${email}</a>
          </p></noscript
        >
        <p id="state" role="status"></p>
        ${confirmation}
        <form
          id="edit"
          data-mail="${email}"
          data-countries="${countries.join()}"
          data-timezone="${directory.timezone}"
          novalidate
          hidden
        >
          ${QUESTIONS.map(questionOf)}
          <p class="tick">
            <label><input type="checkbox" id="checked" /> ${say.checked}</label>
          </p>
          <section aria-labelledby="changes-title">
            <h2 id="changes-title">${say.changes}</h2>
            <div role="status"><ul id="changes"></ul></div>
            <p id="wrong" class="error" hidden>${say.wrong}</p>
          </section>
          <p>
            <label for="why">${say.why}</label>
            <span class="quiet" id="why-hint">${say.whyHint}</span>
            <input id="why" maxlength="200" aria-describedby="why-hint" autocomplete="off" />
          </p>
          <p class="quiet" id="send-hint">${say.sendHint}</p>
          <p class="act">
            <a class="button" id="send" aria-describedby="send-hint" hidden>${say.send}</a>
            <button type="button" class="other" id="copy" hidden>${say.copy}</button>
            <button type="button" class="other" id="again" hidden>${say.startAgain}</button>
          </p>
          <p id="sent" role="status"></p>
        </form>
        ${assets && html`<script type="module" src="${assets['edit.js']}"></script>`}
      </div>`,
    },
    context,
  )
}

/** The question that a link with `CONFIRM` leads to. Nothing is said to anybody before the mail is sent. */
const confirmation = html`<section id="confirm" aria-labelledby="confirm-title" hidden>
  <h2 id="confirm-title">${say.confirm.title}</h2>
  <p>${say.confirm.intro} <a id="confirm-page">${say.confirm.page}</a></p>
  <dl id="confirm-answers"></dl>
  <p class="quiet" id="confirm-hint">${say.sendHint}</p>
  <p class="act">
    <a class="button" id="confirm-send" aria-describedby="confirm-hint">${say.confirm.yes}</a>
    <a id="confirm-change">${say.confirm.no}</a>
  </p>
  <p id="confirmed" role="status"></p>
</section>`

const ids = (field: string) => `hint-${field} now-${field} problem-${field}`

const below = (field: string): Html =>
  html`<span id="now-${field}"></span><span class="error" id="problem-${field}"></span>`

function questionOf({ field, ask, hint, as, choices }: Question): Html {
  const hintLine = html`<span class="quiet" id="hint-${field}">${hint}</span>`
  if (as === 'choice' || as === 'hours' || as === 'phones')
    return html`<fieldset data-field="${field}" aria-describedby="${ids(field)}">
      <legend>${ask}</legend>
      ${hintLine}
      ${
        as === 'choice'
          ? Object.entries(choices ?? {}).map(
              ([value, text]) =>
                html`<p class="tick">
                  <label><input type="radio" name="${field}" value="${value}" /> ${text}</label>
                </p>`,
            )
          : html`<div class="entries"></div>
              <p><button type="button" class="other add">${say.add[as]}</button></p>`
      }
      ${below(field)}
    </fieldset> `
  const type = as === 'number' ? 'text' : as === 'line' ? 'text' : as
  return html`<p data-field="${field}">
    <label for="field-${field}">${ask}</label>
    ${hintLine}
    ${
      as === 'text'
        ? html`<textarea id="field-${field}" rows="5" aria-describedby="${ids(field)}"></textarea>`
        : html`<input
            id="field-${field}"
            type="${type}"
            inputmode="${as === 'number' ? 'numeric' : as === 'line' ? 'text' : as}"
            autocomplete="off"
            aria-describedby="${ids(field)}"
          />`
    }
    ${below(field)}
  </p> `
}
