import { type Piece, html } from '../../pages/layout/html.ts'
import { mailLink, phoneLink } from '../../pages/layout/safe-url.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { callLink } from '../../pages/parts/contact.ts'
import { writtenIn } from '../../pages/translated.ts'
import { textOf } from './chips.ts'
import type { SearchResults } from './search-results.ts'

/** What a search that found nothing can be followed by. */
export const nothingFound = (results: SearchResults, context: PageContext): Piece => [
  html`<p>${context.messages.find.nothingHint}</p>`,
  loosening(results, context),
  similar(results, context),
  askSomebody(results, context),
]

/** Links to the same search without one of its conditions. */
function loosening(results: SearchResults, { messages }: PageContext): Piece {
  const { looser = [], addressOf, fields } = results
  const say = messages.find
  return (
    looser.length > 0 &&
    html`<ul>
      ${looser.map(({ name, total }) => {
        const [what, none] =
          name === 'topics' ? [say.topic, []] : [textOf(name, fields[name], results, messages), '']
        const without = say.without({ what: what.replace(/[“”]/g, '') })
        return html`<li>
          <a href="${addressOf({ [name]: none })}">${without}</a>: ${say.results({ count: total })}
        </li> `
      })}
    </ul>`
  )
}

/** Links to topics with names like the words, without the other conditions. */
function similar(
  { similar: topics = [], action }: SearchResults,
  { messages }: PageContext,
): Piece {
  return (
    topics.length > 0 &&
    html`<p>${messages.find.similar}</p>
      <ul>
        ${topics.map(
          ({ id, name, language }) =>
            html`<li><a href="${action}?topic=${id}" ${writtenIn(language)}>${name}</a></li> `,
        )}
      </ul>`
  )
}

/** The publisher, and help of a whole nation, where nothing was found. */
function askSomebody({ signposts = [] }: SearchResults, context: PageContext): Piece {
  const { messages, directory, telephone, hours, language } = context
  const mail = mailLink(directory.publisher?.email ?? '')
  const helps = signposts.map(
    ({ name, sentence, call, web }) =>
      html`<li>
        <h3>${name}</h3>
        <p>${sentence[language]}</p>
        <p class="act">
          ${call && callLink(call, messages)}<a class="button other" href="${web}"
            >${messages.service.website}</a
          >
        </p>
      </li> `,
  )
  return [
    (telephone ?? mail) &&
      html`<h2>${messages.find.ask}</h2>
        <div class="block">
          <p dir="auto">
            ${[directory.publisher?.name ?? directory.title, hours].filter(Boolean).join(', ')}
          </p>
          <p class="act">
            ${telephone && phoneLink(telephone) && callLink(telephone, messages)}${mail && html`<a class="button other" href="${mail}">${symbol('mail')}${messages.service.email}</a>`}
          </p>
        </div>`,
    helps.length > 0 &&
      html`<h2>${messages.find.national}</h2>
        <ul class="helps">
          ${helps}
        </ul>`,
  ]
}
