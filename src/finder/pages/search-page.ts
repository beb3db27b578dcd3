import { EMBEDDED } from '../../pages/address.ts'
import { frameEmbedded } from './embed-frame.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Piece, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { SENSITIVE, isSensitive } from '../../pages/layout/quick-exit.ts'
import { addLink } from '../../pages/parts/edit-links.ts'
import { urgentHelp } from '../../pages/parts/urgent-help.ts'
import { writtenIn } from '../../pages/translated.ts'
import { chips } from './chips.ts'
import { nothingFound } from './nothing-found.ts'
import { resultSections } from './result-sections.ts'
import { pager, sharing, sorting } from './result-ways.ts'
import { filterFields } from './search-form.ts'
import type { SearchResults } from './search-results.ts'
import { placeHint, searchRow } from './search-row.ts'
import type { Topic } from './topic-choice.ts'

/** The page of a search. It is never indexed, because it may say where somebody is. */
export function searchPage(results: SearchResults, context: PageContext): string {
  const { messages } = context
  const {
    action,
    fields,
    options,
    chosen,
    total,
    certain,
    sections,
    notes,
    remarks,
    error,
    place,
  } = results
  const wanted = results.understood?.words ?? fields.search
  const say = messages.find
  const isUrgent = results.urgent.length > 0
  // Who needs help at once looks through no list of topics, which is a sixth of the page.
  const offered = isUrgent && chosen.length === 0 ? { ...options, topics: '' } : options
  const headingOf = (isPlaceSaid: boolean) =>
    [
      total === 0 ? say.nothing : certain === 0 ? say.notWhole : say.results({ count: certain }),
      wanted !== '' && say.forWords({ words: wanted }),
      place !== '' && !isPlaceSaid && say.nearPlace({ place }),
    ]
      .filter(Boolean)
      .join(' ')
  const heading = headingOf(results.isPlaceSaid && total > 0)
  const row = searchRow(fields, context, { error, action, isSlim: true })
  const { topic, narrower = [] } = results
  const isPlain = topic !== undefined && results.addressOf({ page: results.page }) === topic.address
  const frame = action === EMBEDDED ? frameEmbedded : layoutPage
  return frame(
    {
      title: topic?.name ?? [error?.text, headingOf(false)].filter(Boolean).join(' '),
      ...(topic && { written: writtenIn(topic.language) }),
      ...(isPlain && { address: topic.address!, description: topic.description }),
      isSensitive:
        isUrgent ||
        isSensitive(topic ? [topic.id] : fields.topics, context) ||
        sections.some(({ cards }) => cards.some(({ text }) => text.includes(SENSITIVE))),
      here: results.addressOf({ page: results.page }),
      isHidden: !isPlain,
      main: (h1) => [
        row,
        urgentHelp(results.urgent, context),
        // With help above, what was asked is read over no shoulder.
        isUrgent
          ? certain > 0 && html`<h2>${say.alsoHelp({ count: certain })}</h2>`
          : topic
            ? [h1, topicHead(topic, { heading, narrower }, context)]
            : html`<h1>${heading}</h1> `,
        error && placeHint(error, total > 0 && say.anywhere),
        notes.map((note) => html`<p>${note}</p>`),
        html`<div class="found">
          ${filterFields(fields, offered, context, { chosen, place })} ${chips(results, context)}
          ${total > 0 && sorting(results, context)}
          <div>
            ${total === 0 && !isUrgent && nothingFound(results, context)}
            ${resultSections(sections, say, { isUrgent, page: results.page })}
            ${pager(results, context)}
            ${remarks.map((remark) => html`<p class="quiet">${remark}</p>`)}
            ${total > 0 && sharing(results, context)} ${!isUrgent && addLink(context)}
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
  { messages }: PageContext,
): Piece =>
  html`<p>${heading}${description && html`. <span dir="auto">${description}</span>`}</p>
    ${
      narrower.length > 0 &&
      html`<ul class="pills" aria-label="${messages.topics.narrower}">
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
