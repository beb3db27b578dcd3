import { EMBEDDED } from '../../pages/address.ts'
import { frameEmbedded } from './embed-frame.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Piece, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { SENSITIVE, isSensitive } from '../../pages/layout/quick-exit.ts'
import { addLink } from '../../pages/parts/edit-links.ts'
import type { ChosenLine } from '../../search/urgent/choose-lines.ts'
import { urgentHelp } from '../../pages/parts/urgent-help.ts'
import { callLink } from '../../pages/parts/contact.ts'
import { mailLink, phoneLink } from '../../pages/layout/safe-url.ts'
import type { Signpost } from './signposts.ts'
import { writtenIn } from '../../pages/translated.ts'
import { QUESTION_KEYS } from '../questions/question.ts'
import { questionOf } from '../questions/questions.ts'
import type { BoxKey, Understood } from '../read-box.ts'
import { nameAmong } from './language-choice.ts'
import { type CardSection, resultSections } from './result-sections.ts'
import {
  type PlaceError,
  type SearchFields,
  type SearchOptions,
  filterFields,
} from './search-form.ts'
import { searchRow } from './search-row.ts'
import type { Topic } from './topic-choice.ts'

/** The conditions of a search, each of which can be taken away. */
export const CONDITIONS = [
  'search',
  'place',
  'near',
  'topics',
  ...QUESTION_KEYS,
] as const satisfies (keyof SearchFields)[]
type Condition = (typeof CONDITIONS)[number]

/** What a search found, ready to be shown. */
export interface SearchResults {
  /** The address of the page: that of the search, or of results that another site may show in a frame. */
  readonly action: string
  readonly fields: SearchFields
  readonly options: SearchOptions
  /** The topic whose page it is, and those directly below it. */
  readonly topic?: Topic
  readonly narrower?: readonly Topic[]
  /** The topics that are chosen. */
  readonly chosen: readonly Topic[]
  readonly total: number
  /** How many of them are what was asked for all in all. */
  readonly certain?: number
  /** What the words say. */
  readonly understood?: Understood
  readonly page: number
  readonly pages: number
  /** The services on this page. */
  readonly sections: readonly CardSection[]
  /** Help that cannot wait, when the words ask for it. */
  readonly urgent: readonly ChosenLine[]
  /** Sentences on how the search was understood. */
  readonly notes: readonly Piece[]
  /** When nothing was found: the conditions without which something is found, and how much. */
  readonly looser?: readonly { readonly name: Condition; readonly total: number }[]
  /** When nothing was found: topics with names like the words. */
  readonly similar?: readonly Topic[]
  /** When nothing was found: help of a whole nation. */
  readonly signposts?: readonly Signpost[]
  /** The place that was meant, as it is written; empty without one. */
  readonly place: string
  /** What is wrong with the place. */
  readonly error?: PlaceError | undefined
  /** The address of the same search with some of its fields changed. */
  readonly addressOf: (
    changes: Partial<SearchFields> & {
      readonly page?: number
      readonly unread?: readonly BoxKey[]
    },
  ) => string
  /** What the words say and that is to stay words all the same. */
  readonly unread?: readonly BoxKey[]
}

/** The page of a search. It is never indexed, because it may say where somebody is. */
export function searchPage(results: SearchResults, context: PageContext): string {
  const { words } = context
  const { action, fields, options, chosen, total, sections, notes, error, place } = results
  const wanted = results.understood?.words ?? fields.search
  const say = words.find
  const isUrgent = results.urgent.length > 0
  const asked = [
    // The heading and the title stay neutral, because they are read over a shoulder and kept in the history.
    wanted !== '' && !isUrgent && say.forWords({ words: wanted }),
    place !== '' && say.nearPlace({ place }),
  ].filter(Boolean)
  const isFound = !error || total > 0
  const heading =
    isUrgent && total === 0
      ? say.title
      : [
          error && say.checkPlace,
          isFound && (total === 0 ? say.nothing : say.results({ count: results.certain ?? total })),
          ...(isFound ? asked : []),
        ]
          .filter(Boolean)
          .join(' ')
  const row = searchRow(fields, context, { error, action, isSlim: true })
  const { topic, narrower = [] } = results
  const isPlain = topic !== undefined && results.addressOf({ page: results.page }) === topic.address
  const frame = action === EMBEDDED ? frameEmbedded : layoutPage
  return frame(
    {
      title: topic && !isUrgent ? topic.name : heading,
      ...(topic && { written: writtenIn(topic.language) }),
      ...(isPlain && { address: topic.address!, description: topic.description }),
      isSensitive:
        isUrgent ||
        isSensitive(topic ? [topic.id] : fields.topics, context) ||
        sections.some(({ cards }) => cards.some(({ text }) => text.includes(SENSITIVE))),
      here: results.addressOf({ page: results.page }),
      isHidden: !isPlain,
      main: (h1) => [
        urgentHelp(results.urgent, context),
        row,
        h1,
        topic && topicHead(topic, { heading, narrower }, context),
        notes.map((note) => html`<p>${note}</p>`),
        html`<div class="found">
          ${filterFields(fields, options, context, chosen)}
          <div>
            ${chips(results, context)}
            ${
              total === 0 &&
              !error &&
              !isUrgent && [
                html`<p>${say.nothingHint}</p>`,
                loosening(results, context),
                similar(results, context),
                askSomebody(results, context),
              ]
            }
            ${total > 0 && sorting(results, context)} ${resultSections(sections, say)}
            ${pager(results, context)} ${!isUrgent && addLink(context)}
          </div>
        </div>`,
      ],
    },
    context,
  )
}

/** What a topic is, how many services have it, and the topics below it. */
const topicHead = (
  { description }: Topic,
  { heading, narrower }: { readonly heading: string; readonly narrower: readonly Topic[] },
  { words }: PageContext,
): Piece =>
  html`<p>${heading}</p>
    ${description && html`<p dir="auto">${description}</p>`}
    ${
      narrower.length > 0 &&
      html`<ul class="pills" aria-label="${words.topics.narrower}">
        ${narrower.map(
          ({ name, address, count, language }) =>
            html`<li>
              <a href="${address}"
                ><span ${writtenIn(language)}>${name}</span> <span class="quiet">${count}</span></a
              >
            </li> `,
        )}
      </ul>`
    }`

/** The orders of the results, each a link but the chosen one. */
function sorting({ fields, addressOf, place }: SearchResults, { words }: PageContext): Piece {
  const say = words.find
  const usual = place === '' ? ('' as const) : ('near' as const)
  const orders = [...(place === '' ? [] : (['near'] as const)), '' as const, 'name' as const]
  const chosen = fields.sort || usual
  return html`<ul class="sort" aria-label="${say.order}">
    ${orders.map(
      (one) =>
        html`<li>
          ${
            one === chosen || (one === '' && chosen === usual && usual === '')
              ? html`<b aria-current="true">${one === '' ? say.bestFirst : say.sorts[one]}</b>`
              : html`<a href="${addressOf({ sort: one })}"
                  >${one === '' ? say.bestFirst : say.sorts[one]}</a
                >`
          }
        </li> `,
    )}
  </ul>`
}

interface Chip {
  readonly text: string
  /** What its link does; it takes the condition away unless it says something else. */
  readonly label?: string
  readonly changes: Parameters<SearchResults['addressOf']>[0]
}

/** The conditions of the search, each a link that takes it away. */
function chips(results: SearchResults, { words }: PageContext): Piece {
  const { fields, chosen: topics, addressOf } = results
  const say = words.find
  const said = results.understood?.pieces.filter(({ key }) => key !== undefined) ?? []
  const chosen: readonly Chip[] = [
    ...said.map(({ text: piece, key, answer = '' }) => {
      const text = textOf(key!, answer, results, words)
      const label = `${text}: ${say.asWords({ piece: piece.trim() })}`
      return { text, label, changes: { unread: [...(results.unread ?? []), key!] } }
    }),
    ...CONDITIONS.filter((name) => name !== 'topics')
      .filter((name) => fields[name] !== '')
      .filter((name) => name !== 'near' || fields.place === '')
      // Words stand in the box, with all that was read of them.
      .filter((name) => name !== 'search' || said.length === 0)
      .map((name) => ({
        text: textOf(name, fields[name], results, words),
        changes: { [name]: '' },
      })),
    ...fields.topics.map((id) => ({
      text: topics.find((topic) => topic.id === id)?.name ?? say.topic,
      changes: { topics: fields.topics.filter((other) => other !== id) },
    })),
  ]
  return (
    chosen.length > 0 &&
    html`<ul class="chips" aria-label="${say.conditions}">
      ${chosen.map(
        ({ text, label = say.remove({ what: text }), changes }) =>
          html`<li>
            <a href="${addressOf(changes)}" aria-label="${label}">${text} ${symbol('cross')}</a>
          </li>`,
      )}
    </ul>`
  )
}

/** A condition in words. */
function textOf(
  name: Exclude<Condition, 'topics'>,
  answer: string,
  { options }: Pick<SearchResults, 'options'>,
  words: PageContext['words'],
): string {
  if (name === 'search') return `“${answer}”`
  if (name === 'near') return words.find.nearMe
  if (name === 'place') return answer
  if (name === 'language') return nameAmong(options.languages, answer)
  return questionOf(name).say(answer, words)
}

/** Links to the same search without one of its conditions. */
function loosening(results: SearchResults, { words }: PageContext): Piece {
  const { looser = [], addressOf, fields } = results
  const say = words.find
  return (
    looser.length > 0 &&
    html`<ul>
      ${looser.map(({ name, total }) => {
        const [what, none] =
          name === 'topics' ? [say.topic, []] : [textOf(name, fields[name], results, words), '']
        const without = say.without({ what: what.replace(/[“”]/g, '') })
        return html`<li>
          <a href="${addressOf({ [name]: none })}">${without}</a>: ${say.results({ count: total })}
        </li> `
      })}
    </ul>`
  )
}

/** Links to topics with names like the words, without the other conditions. */
function similar({ similar: topics = [], action }: SearchResults, { words }: PageContext): Piece {
  return (
    topics.length > 0 &&
    html`<p>${words.find.similar}</p>
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
  const { words, directory, telephone, hours, language } = context
  const mail = mailLink(directory.publisher?.email ?? '')
  const helps = signposts.map(
    ({ name, sentence, call, web }) =>
      html`<li>
        <h3>${name}</h3>
        <p>${sentence[language]}</p>
        <p class="act">
          ${call && callLink(call, words)}<a class="button other" href="${web}"
            >${words.service.website}</a
          >
        </p>
      </li> `,
  )
  return [
    (telephone ?? mail) &&
      html`<h2>${words.find.ask}</h2>
        <div class="block">
          <p dir="auto">
            ${[directory.publisher?.name ?? directory.title, hours].filter(Boolean).join(', ')}
          </p>
          <p class="act">
            ${telephone && phoneLink(telephone) && callLink(telephone, words)}${mail && html`<a class="button other" href="${mail}">${symbol('mail')}${words.service.email}</a>`}
          </p>
        </div>`,
    helps.length > 0 &&
      html`<h2>${words.find.national}</h2>
        <ul class="helps">
          ${helps}
        </ul>`,
  ]
}

function pager({ page, pages, addressOf }: SearchResults, { words }: PageContext): Piece {
  const say = words.find
  return (
    pages > 1 &&
    html`<nav aria-label="${say.pages}">
      <ul class="act">
        ${page > 1 && html`<li><a class="button other" rel="prev" href="${addressOf({ page: page - 1 })}">${say.previous}</a></li>`}
        <li>${say.page({ page, last: pages })}</li>
        ${page < pages && html`<li><a class="button other" rel="next" href="${addressOf({ page: page + 1 })}">${say.next}</a></li>`}
      </ul>
    </nav>`
  )
}
