import { type BuiltMessages, builtMessagesIn, sentencesFor } from '../../messages/messages.ts'
import type { Tree } from '../../messages/sentence.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { FIND, NEW } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, type Piece, html, json } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { markdown } from '../../pages/texts/markdown.ts'
import { tileHost } from '../../pages/tile-host.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import { MAX_WHY } from '../change/proposed-change.ts'
import { memberBox } from './member-box.ts'
import { textBox } from './text-box.ts'
import { suggestBox } from './suggest-box.ts'
import { mailLink } from '../../pages/layout/safe-url.ts'

/** The settings that the form knows. */
export type FormSettings = Pick<Settings, 'countries' | 'defaults' | 'privacy' | 'extensions'>

/** The form that proposes a change of a record. Its script fills it in from what is published. */
export const editPage = (settings: FormSettings, context: PageContext): string =>
  formPage({ isNew: false }, settings, context)

/** The form that proposes a new service. */
export const newPage = (settings: FormSettings, context: PageContext): string =>
  formPage({ isNew: true }, settings, context)

function formPage(
  { isNew }: { readonly isNew: boolean },
  { countries, defaults, privacy, extensions }: FormSettings,
  context: PageContext,
): string {
  const { assets, directory, language, replaced } = context
  const isPlain = language === 'en' && !replaced
  const { email = '' } = directory.publisher ?? {}
  const { page, title } = builtMessagesIn(context).form
  // One way is the first: the mail where there is no other.
  const way = context.proposals ? 'button other' : 'button'
  const about = {
    mail: email,
    written: context.contentLanguage,
    countries,
    privacy,
    timezone: directory.timezone,
    // Every address has these unless it says otherwise.
    address: defaults.address ?? {},
    say: formScript(builtMessagesIn(context)),
    times: isPlain ? undefined : (sentencesFor(context) as { readonly schedule: Tree }).schedule,
  }
  return layoutPage(
    {
      title: isNew ? title.add : title.change,
      isHidden: true,
      readsGitHub: true,
      ...(isNew && { address: NEW }),
      main: (heading) =>
        html`${!isNew && html`<p class="back script">${symbol('back')}<a href="${FIND}">${page.back}</a></p> `}${heading}
          <div>
            <p>${isNew ? page.introNew : page.intro}</p>
            ${page.messages && html`<p>${page.messages}</p> `}
            <noscript
              ><p>
                ${page.noScript} <a href="${mailLink(email)}?${noScriptMail(page)}">${email}</a>
              </p></noscript
            >
            <p id="state" role="status"></p>
            ${!isNew && confirmation(context)}
            <form id="edit" class="handing bare" novalidate hidden>
              <div>
                <div id="records"></div>
                ${textBox({ isNew, settings: { extensions } }, context)}
              </div>
              <section class="block" aria-labelledby="changes-title">
                <h2 id="changes-title">${page.changes}</h2>
                <div role="status"><ul id="changes"></ul></div>
                <div id="wrong" hidden>
                  <p class="error">${page.wrong}</p>
                  <ul id="wrong-questions" class="plain"></ul>
                </div>
                <p>
                  <label for="why">${page.why}</label>
                  <span class="quiet" id="why-hint">${page.whyHint}</span>
                  <input
                    id="why"
                    maxlength="${String(MAX_WHY)}"
                    aria-describedby="why-hint"
                    autocomplete="off"
                  />
                </p>
                <p class="tick">
                  <label><input type="checkbox" id="checked" /> ${page.checked}</label>
                </p>
                ${suggestBox(context)} ${memberBox(context)}
                <p class="quiet" id="send-hint">${page.sendHint}</p>
                <p class="act" id="ways">
                  <a class="${way}" id="send" aria-describedby="send-hint" hidden>${page.send}</a>
                  <button type="button" id="attach" aria-describedby="send-hint" hidden>
                    ${page.attach}
                  </button>
                  <button type="button" class="other" id="copy" hidden>${page.copy}</button>
                  <button type="button" class="other" id="again" hidden>${page.startAgain}</button>
                </p>
                <p id="sent" role="status"></p>
              </section>
            </form>
            ${placeMap(context)}
            <script type="application/json" id="about">
              ${json(about)}
            </script>
            ${assets && html`<script type="module" src="${assets['edit.js']}"></script>`}
          </div>`,
    },
    context,
  )
}

/** What the script of the form says. */
export const formScript = ({ form, lists }: BuiltMessages) => {
  const { script, questions, sections, choices, lines, page } = form
  return { ...script, questions, sections, choices, lines, lists, more: page.more }
}

/** What the map of a place is made of. It is loaded when somebody asks for it. */
const placeMap = ({ map, assets }: PageContext): Piece =>
  map &&
  assets &&
  html`<template
    id="place-map"
    data-tiles="${map.tiles}"
    data-host="${tileHost(map.tiles) ?? ''}"
    data-script="${assets['place.js']}"
    data-leaflet="${assets['leaflet.js']}"
    data-leaflet-css="${assets['leaflet.css']}"
    ><div class="quiet">${markdown(map.attribution)}</div></template
  > `

/** A mail that is begun for those whose browser runs no script. */
const noScriptMail = ({ mailSubject, mailBody }: BuiltMessages['form']['page']): string =>
  `subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(mailBody)}`

/** The question that a link with `CONFIRM` leads to. Nothing is said to anybody before the button is pressed. */
function confirmation(context: PageContext): Html {
  const { proposals, members, assets } = context
  const { confirm, page } = builtMessagesIn(context).form
  const isSent = (proposals ?? members) && assets
  return html`<section id="confirm" aria-labelledby="confirm-title" hidden>
    <h2 id="confirm-title">${confirm.title}</h2>
    <p>${confirm.intro} <a id="confirm-page">${confirm.page}</a></p>
    <dl id="confirm-answers"></dl>
    <p class="quiet" id="confirm-hint"></p>
    <p class="act">
      ${
        isSent &&
        html`<button type="button" id="confirm-post" aria-describedby="confirm-hint">
          ${confirm.yes}
        </button>`
      }
      <a class="button" id="confirm-send" aria-describedby="confirm-hint">
        ${isSent ? page.send : confirm.yes}
      </a>
      <a class="link" id="confirm-change">${confirm.no}</a>
    </p>
    <p id="confirmed" role="status"></p>
  </section>`
}
