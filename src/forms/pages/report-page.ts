import { builtMessagesIn } from '../../messages/messages.ts'
import type { UrgentFile } from '../../search/urgent/lines.ts'
import { FIND, pageAt } from '../../pages/address.ts'
import { hasForm } from '../../pages/parts/edit-links.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { mailLink, phoneLink } from '../../pages/layout/safe-url.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { MAX_REPLY, MAX_TEXT, TICKS } from '../server/report/report.ts'

/**
 * Where what somebody writes goes. `store`: to a repository that members alone read. `public`: nowhere, so it goes by mail, and
 * what is ticked to a repository. `ticks`: nowhere at all. `mail`: all of it goes by mail.
 */
export type ReportWay = 'store' | 'public' | 'ticks' | 'mail'

const wayOf = (context: PageContext): ReportWay => {
  const { proposals } = context
  if (!proposals) return 'mail'
  if (proposals.sent_to !== undefined) return 'store'
  return hasForm(context) ? 'public' : 'ticks'
}

/** The small form that says what is wrong with a record; its script reads from the address which one. */
export function reportPage(urgent: UrgentFile | undefined, context: PageContext): string {
  const { directory, assets } = context
  const say = builtMessagesIn(context).report
  const way = wayOf(context)
  const email = directory.publisher?.email ?? ''
  const mail = mailLink(email)
  return layoutPage(
    {
      title: say.title,
      isHidden: true,
      main: html`<p id="about"></p>
        <p id="state" role="status" tabindex="-1"></p>
        <noscript>
          <p>${say.noScript} ${mail && html`<a href="${mail}">${email}</a>`}</p>
          ${safety(urgent, context)}
        </noscript>
        <form
          id="report"
          data-way="${way}"
          data-mail="${mail && email}"
          data-urgent="${urgent && assets?.['urgent.js']}"
          data-own="${JSON.stringify(ownWords(urgent))}"
          data-words="${JSON.stringify({ ...say.script, ticks: say.ticks, lost: say.lost, sendTicks: say.sendTicks })}"
          novalidate
          hidden
        >
          <fieldset id="ticks" tabindex="-1" aria-describedby="state">
            <legend>${say.what}</legend>
            ${TICKS.map(
              (tick) =>
                html`<p class="tick">
                  <label
                    ><input type="radio" name="tick" value="${tick}" /> ${say.ticks[tick]}</label
                  >
                </p> `,
            )}
          </fieldset>
          ${safety(urgent, context)} ${way !== 'ticks' && wordsOf(urgent, context)}
          <p class="trap" aria-hidden="true">
            <label>${say.trap} <input id="website" tabindex="-1" autocomplete="off" /></label>
          </p>
          <p class="quiet" id="readers">${say.readers[way]}</p>
          <p class="act">
            ${
              mail &&
              html`<a class="button other" id="mail">${say.mail}</a>
                <button type="button" class="other" id="copy">${say.copy}</button>`
            }
            ${way !== 'mail' && html`<button id="send" aria-describedby="readers">${say.send}</button> `}
          </p>
          <div id="said" role="status"></div>
          ${hasForm(context) && html`<p>${say.correctHint} <a id="correct" href="${FIND}">${say.correct}</a></p> `}
        </form>
        ${assets && html`<script type="module" src="${assets['report.js']}"></script>`}`,
    },
    context,
  )
}

/** What somebody writes, and how to reach them; help that cannot wait comes between as soon as the words ask for it. */
function wordsOf(urgent: UrgentFile | undefined, context: PageContext): Html {
  const say = builtMessagesIn(context).report
  const { urgent: help } = context.messages
  return html`<p>
      <label for="words">${say.words}</label>
      <span class="quiet" id="words-hint">${say.wordsHint}</span>
      <textarea
        id="words"
        rows="4"
        maxlength="${String(MAX_TEXT)}"
        aria-describedby="words-hint"
      ></textarea>
    </p>
    ${
      urgent &&
      html`<div role="status">
        <div class="notice" id="urgent" hidden>
          <h2>${help.title}</h2>
          <ul class="helps" id="urgent-lines"></ul>
          <p><a href="${pageAt('urgent')}" id="urgent-page">${help.all}</a></p>
        </div>
      </div>`
    }
    <p>
      <label for="reply">${say.reply}</label>
      <span class="quiet" id="reply-hint">${say.replyHint}</span>
      <input
        id="reply"
        maxlength="${String(MAX_REPLY)}"
        autocomplete="off"
        aria-describedby="reply-hint"
      />
    </p>`
}

/** What nobody may write, and whom to ring instead: the number for emergencies, and that of the publisher. */
function safety(urgent: UrgentFile | undefined, context: PageContext): Piece {
  const messages = builtMessagesIn(context).report
  const emergency = urgent?.lines['999']?.call
  const own = context.telephone
  const link = (number: string) => html`<a href="${phoneLink(number)}">${number}</a>`
  const [before = '', after = ''] = messages.danger({ number: '\n' }).split('\n')
  return html`<p>
    ${messages.noPerson} ${emergency && html`${before}${link(emergency)}${after}`}
    ${own && phoneLink(own) && html`${messages.ring} ${link(own)}`}
  </p> `
}

const ownWords = (urgent: UrgentFile | undefined) =>
  Object.fromEntries(
    (urgent?.needs ?? [])
      .filter(({ id }) => id.startsWith('own-'))
      .map(({ id, words = [] }) => [id, words]),
  )
