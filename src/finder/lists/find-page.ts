import { FIND, pageAt } from '../../pages/address.ts'
import { layoutPage, noticeOf } from '../../pages/layout/layout.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import { phoneLink } from '../../pages/layout/safe-url.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { prose } from '../../pages/parts/section.ts'
import { written } from '../../pages/translated.ts'
import { builtMessagesIn } from '../../messages/messages.ts'
import type { UrgentFile } from '../../search/urgent/lines.ts'
import { sayDate } from '../../times/say-schedule.ts'
import type { ResolvedList } from '../../directory/curated.ts'
import { curatedAddress, textOf } from './list-texts.ts'
import type { Listed } from './listed.ts'
import type { Vocabulary } from './topic-tree.ts'
import { NO_FIELDS } from '../pages/search-form.ts'
import { nearMe, searchRow } from '../pages/search-row.ts'

/** What the front page shows. */
interface Front {
  readonly services: readonly Listed[]
  readonly vocabularies: readonly Vocabulary[]
  /** Collections that the publisher curates. */
  readonly curated: readonly ResolvedList[]
  readonly urgent: UrgentFile | undefined
  /** What the publisher has written for it. */
  readonly intro: Html | undefined
}

/** The front page for people: what the directory is for, a search, help that cannot wait, and other ways in. */
export function findPage(
  { services, vocabularies, curated, urgent, intro }: Front,
  context: PageContext,
): string {
  const { messages, directory } = context
  const { front: say } = builtMessagesIn(context)
  return layoutPage(
    {
      title: context.promise ?? say.promise,
      description: directory.description,
      address: FIND,
      hasNotice: true,
      main: (h1) => [
        html`<div class="band">
          ${h1}${searchRow(NO_FIELDS, context)}
          <div class="pills">
            ${context.assets && nearMe(context)}
            ${READY.map(
              ([name, query]) => html`<a href="${FIND}?${query}">${nameOf(name, context)}</a> `,
            )}
          </div>
          <p>
            ${symbol('check')}
            ${messages.topics.services({ count: services.length })}${checkedLast(services, context)}
          </p>
          <p>${symbol('check')} ${say.noCookies}</p>
        </div>`,
        urgentBar(urgent, context),
        noticeOf(context),
        prose(directory.description),
        intro && html`<div class="text" dir="auto">${intro}</div> `,
        vocabularies.map((one, i) => (i === 0 ? tiles(one, context) : pills(one, context))),
        curated.length > 0 &&
          html`<h2>${say.lists}</h2>
            <ul class="pills">
              ${curated.map((list) => {
                const { text: title, marks } = textOf(list, 'title', context.language)!
                return html`<li>
                  <a href="${curatedAddress(list)}"><span ${marks}>${title}</span></a>
                </li> `
              })}
            </ul>`,
        vocabularies.length > 0 && html`<p><a href="${pageAt('topics')}">${say.allTopics}</a></p>`,
      ],
    },
    context,
  )
}

/** Searches that are ready to be pressed. */
const READY = [
  ['now', 'when=now'],
  ['today', 'when=today'],
  ['free', 'free=yes'],
  ['step-free', 'access=step-free'],
  ['weekend', 'when=weekend'],
] as const

const nameOf = (
  name: (typeof READY)[number][0],
  { messages: { find: say } }: PageContext,
): string =>
  name === 'free' ? say.freeOnly : name === 'step-free' ? say.access.options[name] : say[name]

function checkedLast(services: readonly Listed[], context: PageContext): Piece {
  const [last] = services
    .flatMap(({ checked }) => checked ?? [])
    .toSorted((a, b) => (a < b ? 1 : -1))
  const { front: say } = builtMessagesIn(context)
  return last && `. ${say.checked({ date: sayDate(last, context.messages.schedule) })}`
}

/** The two numbers that help most people, and the way to all. */
function urgentBar(urgent: UrgentFile | undefined, context: PageContext): Piece {
  const { messages } = context
  const { front: say } = builtMessagesIn(context)
  if (!context.hasUrgent || !urgent) return undefined
  const numbers = [
    [urgent.lines['999']?.call, say.inDanger],
    [urgent.lines['samaritans']?.call, say.talk],
  ] as const
  return html`<section class="bar-now">
    <h2>${messages.urgent.title}</h2>
    <ul>
      ${numbers.map(
        ([number, sentence]) =>
          number &&
          html`<li>
            <a href="${phoneLink(number)}"
              ><b>${messages.service.call({ number })}</b> ${sentence}</a
            >
          </li> `,
      )}
      <li><a href="${pageAt('urgent')}">${say.allUrgent}</a></li>
    </ul>
  </section>`
}

const tiles = ({ roots }: Vocabulary, context: PageContext): Html => {
  const { front: messages } = builtMessagesIn(context)
  return html`<h2>${messages.byTopic}</h2>
    <p class="quiet">${messages.numbers}</p>
    <ul class="tiles">
      ${roots.map(
        ({ id, name, address, description, count }) =>
          html`<li>
            <a class="tile" href="${address}"
              ><b>${count}</b
              ><span
                ><span class="name" ${written(id, 'name', context)}>${name}</span>
                ${description && html`<small ${written(id, 'description', context)}>${description}</small>`}</span
              ></a
            >
          </li> `,
      )}
    </ul>`
}

const pills = ({ id, name, roots }: Vocabulary, context: PageContext): Html =>
  html`<h2 ${written(id, 'name', context)}>${name}</h2>
    <ul class="pills">
      ${roots.map(
        (root) =>
          html`<li>
            <a href="${root.address}"
              ><span ${written(root.id, 'name', context)}>${root.name}</span></a
            >
          </li> `,
      )}
    </ul>`
