import { LIST } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** The page of the saved services. A script renders it, because the slugs are in the fragment of the URL. */
export function listPage(context: PageContext): string {
  const { messages: words, directory, assets } = context
  const { list, service } = words
  const { weekday, months } = words.schedule
  const messages = builtMessagesIn(context).listPage
  const { say, ...own } = messages
  const labels = {
    when: service.when,
    where: service.where,
    phone: own.phone,
    join: own.join,
  }
  return layoutPage(
    {
      title: list.title,
      address: LIST,
      isHidden: true,
      main: (h1) =>
        html`${assets && html`<link rel="modulepreload" href="${assets['handover.js']}" />`}<noscript
            ><p>${own.noScript}</p></noscript
          >
          <div class="handing">
            <div>
              ${h1}
              <p class="printed">
                ${directory.publisher?.name && `${directory.publisher.name}, `}<span
                  id="list-day"
                ></span>
              </p>
              <p data-when="empty" hidden>${own.empty}</p>
              <div class="keep" data-when="filled" hidden>
                <p id="list-safe" class="notice" hidden>${own.safe}</p>
                <p class="act">
                  <button type="button" id="list-print">${symbol('print')}${own.print}</button>
                  <button type="button" id="list-copy" class="other">
                    ${symbol('list')}${own.copy}
                  </button>
                  <a class="button other" id="list-text" href="${LIST}"
                    >${symbol('text')}${own.text}</a
                  >
                  <a class="button other" id="list-mail" href="${LIST}"
                    >${symbol('mail')}${own.email}</a
                  >
                  <a class="button other" id="list-whatsapp" href="${LIST}" rel="noreferrer"
                    >${symbol('share')}WhatsApp</a
                  >
                </p>
                <details>
                  <summary class="link">${symbol('pencil')}${own.retitle}</summary>
                  <label for="list-title">${own.title}</label
                  ><input id="list-title" maxlength="80" />
                  <p class="quiet">${own.warning}</p>
                </details>
              </div>
              <p role="status" class="quiet keep" data-copied="${service.copied}"></p>
              <div
                id="list"
                data-script="${assets?.['handover.js']}"
                data-labels="${JSON.stringify(labels)}"
                data-say="${JSON.stringify(say)}"
                data-calendar="${JSON.stringify({ weekday, months })}"
              ></div>
              <p class="printed">
                ${own.changes} ${directory.publisher?.name} ${context.telephone}
              </p>
            </div>
            <div class="block" data-when="filled" hidden>
              <h2>${own.along}</h2>
              <div id="list-code"></div>
              <p class="quiet">${own.open}</p>
              <label class="check keep"
                ><input type="checkbox" id="list-notes" /><span>${own.notes}</span></label
              >
              <label class="check keep"
                ><input type="checkbox" id="list-large" /><span>${own.large}</span></label
              >
              <p class="quiet keep">${own.hint}</p>
            </div>
          </div> `,
    },
    context,
  )
}
