import { pageAt } from '../../pages/address.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import { mailLink, phoneLink } from '../../pages/layout/safe-url.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { callLink } from '../../pages/parts/contact.ts'
import { writtenIn } from '../../pages/translated.ts'
import { textOf } from './chips.ts'
import type { SearchResults } from './search-results.ts'

/** What a search that found nothing can be followed by. */
export const nothingFound = (results: SearchResults, context: PageContext): Piece => [
  html`<h2>${context.messages.find.tryThis}</h2>
    <ul class="rows">
      ${loosening(results, context)}${similar(results, context)}
      <li><a href="${pageAt('topics')}">${context.messages.nav.topics}</a></li>
      <li><a href="${pageAt('a-z')}">${context.messages.aToZ.title}</a></li>
    </ul>`,
  askSomebody(results, context),
]

const countOf = (count: number, { find }: PageContext['messages']): Html =>
  html`<span class="quiet">${find.results({ count })}</span>`

/** Links to the same search without one of its conditions. */
const loosening = (
  { looser = [], addressOf, fields, options }: SearchResults,
  { messages }: PageContext,
): Piece =>
  looser.map(({ name, total }) => {
    const say = messages.find
    const [what, none] =
      name === 'topics' ? [say.topic, []] : [textOf(name, fields[name], { options }, messages), '']
    const without = say.without({ what: what.replace(/[“”]/g, '') })
    return html`<li>
      <a href="${addressOf({ [name]: none })}">${without}</a> ${countOf(total, messages)}
    </li> `
  })

/** Links to topics with names like the words, without the other conditions. */
const similar = (
  { similar: topics = [], action }: SearchResults,
  { messages }: PageContext,
): Piece =>
  topics.map(
    ({ id, name, language, count }) =>
      html`<li>
        <a href="${action}?topic=${id}"
          ><span>${messages.find.topic}: <span ${writtenIn(language)}>${name}</span></span></a
        >
        ${countOf(count, messages)}
      </li> `,
  )

/** The publisher, and help of a whole nation, where nothing was found. */
function askSomebody({ signposts = [] }: SearchResults, context: PageContext): Piece {
  const { messages, directory, telephone, hours, language } = context
  const mail = mailLink(directory.publisher?.email ?? '')
  const dial = telephone && phoneLink(telephone)
  return [
    (dial ?? mail) &&
      html`<h2>${messages.find.ask}</h2>
        <div class="block">
          <p dir="auto">
            ${[directory.publisher?.name ?? directory.title, hours].filter(Boolean).join(', ')}
          </p>
          <p class="act">
            ${dial && callLink(telephone!, messages)}${mail && html`<a class="button other" href="${mail}">${symbol('mail')}${messages.service.email}</a>`}
          </p>
        </div>`,
    signposts.length > 0 &&
      html`<h2>${messages.find.national}</h2>
        <ul class="rows">
          ${signposts.map(
            ({ name, sentence, call, web }) =>
              html`<li>
                <a href="${web}">${name}</a> <span class="quiet">${sentence[language]}</span>
                ${call && html`<a href="${phoneLink(call)}">${messages.service.call({ number: call })}</a>`}
              </li> `,
          )}
        </ul>`,
  ]
}
