import type { Urgent } from '../../search/urgent/urgent.ts'
import { type Html, html } from '../frame/html.ts'
import { phoneLink } from '../frame/safe-url.ts'
import type { Words } from '../words/en.ts'

/** Help that cannot wait, above the results of a search. Nothing when there is none. */
export const urgentHelp = (help: readonly Urgent[], words: Words): Html | undefined =>
  help.length === 0
    ? undefined
    : html`<div class="notice">
        <h2>${words.urgent.title}</h2>
        ${urgentList(help, words)}
      </div>`

/** Who helps, when to ring, and a button to call each. */
export const urgentList = (help: readonly Urgent[], words: Words): Html =>
  html`<ul class="plain">
    ${help.map(({ name, telephone, sentence }) => {
      const link = phoneLink(telephone)
      return html`<li>
        <p><strong dir="auto">${name}</strong>: <span dir="auto">${sentence}</span></p>
        <p>
          ${link ? html`<a class="button" href="${link}">${words.service.call(telephone)}</a>` : telephone}
        </p>
      </li>`
    })}
  </ul>`
