import { isBritish } from '../../search/urgent/british-urgent.ts'
import type { Urgent } from '../../search/urgent/urgent.ts'
import { type Html, html } from '../layout/html.ts'
import { phoneLink } from '../layout/safe-url.ts'
import type { Messages } from '../../messages/messages.ts'

/** Help that cannot wait, above the results of a search. Nothing when there is none. */
export const urgentHelp = (help: readonly Urgent[], words: Messages): Html | undefined =>
  help.length === 0
    ? undefined
    : html`<div class="notice">
        <h2>${words.urgent.title}</h2>
        ${urgentList(help, words)}
      </div>`

/** Who helps, when to ring, and a button to call each. */
export const urgentList = (help: readonly Urgent[], words: Messages): Html =>
  html`<ul class="plain">
    ${help.map((one) => {
      const { name, telephone, sentence } = inWordsOf(words, one)
      const link = phoneLink(telephone)
      return html`<li>
        <p><strong dir="auto">${name}</strong>: <span dir="auto">${sentence}</span></p>
        <p>
          ${link ? html`<a class="button" href="${link}">${words.service.call({ number: telephone })}</a>` : telephone}
        </p>
      </li>`
    })}
  </ul>`

/** A British line in the words of the page, and what a publisher has written as it is. */
function inWordsOf({ urgent: { british } }: Messages, one: Urgent): Urgent {
  const number = one.telephone as keyof typeof british
  return isBritish(one) ? { ...one, ...british[number] } : one
}
