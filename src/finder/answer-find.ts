import { readUrgent, urgentLines } from './urgent-lines.ts'
import { contextOf } from '../pages/pages-manifest.ts'
import type { CardSection } from './pages/result-sections.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type Topic, chosenFrom } from './pages/topic-choice.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { searchPage } from './pages/search-page.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import type { Messages } from '../messages/messages.ts'
import { type FindQuery, LOST, PER_PAGE, findAddress } from './find-query.ts'
import { SEARCHES } from './find-paths.ts'
import { searchFrame } from '../pages/layout/list-frame.ts'
import { placeError } from './place-error.ts'
import { type Found, notesOn } from './notes.ts'
import type { Where } from './resolve-place.ts'
import { readCards } from './read-cards.ts'
import { readFindJson } from './read-find-file.ts'
import { afterNothing } from './after-nothing.ts'
import { type Site, clockOf, readTopics } from './find-site.ts'
import { selectServices } from './select-services.ts'
import { understand } from './understand.ts'

/** Makes the page of a search; undefined for that of a topic that no service has. Throws what reading the index throws. */
export async function answerFind(asked: FindQuery, site: Site): Promise<string | undefined> {
  const { manifest, language, action } = site
  const { pages: described } = manifest
  const context = searchFrame(contextOf(described, language), asked.only, described.lists)
  const { messages } = context
  const isTopic = !SEARCHES.includes(action)
  const [topics, urgent] = await Promise.all([
    isTopic || asked.topics.length > 0 ? readTopics(site) : [],
    readUrgent(asked.search, site),
  ])
  const topic = isTopic ? topics.find(({ address }) => address === action) : undefined
  if (isTopic && !topic) return undefined
  // What is chosen beside the topic of a page narrows it no further: any of several topics is enough.
  const query = { ...asked, topics: topic ? [topic.id] : chosenFrom(asked.topics, topics) }
  const options = await readFindJson<SearchOptions>(site, 'options.txt', context.prefix)
  // Spelling is not corrected when the search needs urgent help.
  const select = async (asked: FindQuery) => {
    const typed = urgent ? { ...asked, typed: 'yes' as const } : asked
    return selectServices(
      typed,
      await understand(asked, options, site),
      topics,
      site,
      urgent?.needs,
    )
  }
  const found = await select(query)
  const chosen = topics.filter(({ id }) => query.topics.includes(id))
  const own = topic ? { ...query, topics: [] } : query
  const addressOf = (changes: Partial<FindQuery>) => findAddress(own, changes, action)
  const clock = clockOf(manifest.pages, site.now)
  const { total, understood } = found
  const pages = Math.ceil(total / PER_PAGE)
  const page = Math.min(query.page, Math.max(pages, 1))
  const placed = { ...query, place: query.place || (understood.answers.place ?? '') }
  const place = found.problem ? '' : placeOf(placed, found.where, messages)
  return searchPage(
    {
      action,
      options,
      ...(topic && { topic, narrower: narrowerThan(topic, topics) }),
      chosen: topic ? [] : chosen,
      urgent: urgent ? urgentLines(urgent, query, found, clock) : [],
      fields: own,
      unread: query.unread,
      addressOf,
      total,
      certain: found.certain,
      understood,
      error: placeError(found.problem, placed, { addressOf, messages }),
      place,
      page,
      pages,
      sections: await readSections(found, site, { ...query, page }, context),
      ...notesOn(placed, found, {
        place,
        page,
        isUrgent: urgent !== undefined,
        addressOf,
        context,
      }),
      ...(total === 0 && (await afterNothing(query, topics, { ...site, select }))),
    },
    context,
  )
}

/** The cards of one page, in their sections. */
async function readSections(
  { sections, point, unclear, partly, clock, understood }: Found,
  site: Site,
  { page, ...query }: FindQuery,
  context: PageContext,
): Promise<readonly CardSection[]> {
  let before = (page - 1) * PER_PAGE
  let room = PER_PAGE
  const shown = sections.map(({ kind, positions }) => {
    const own = positions.slice(Math.max(0, before), Math.max(0, before) + room)
    before -= positions.length
    room -= own.length
    return { kind, positions: own }
  })
  const day = query.day || understood.answers.day
  const asked = { clock, weekday: WEEKDAYS.find((one) => one === day) }
  const positions = shown.flatMap((one) => one.positions)
  const cards = await readCards({ positions, point, unclear, partly }, site, asked, context)
  return shown.map(({ kind, positions: own }) => ({ kind, cards: cards.splice(0, own.length) }))
}

/** The place of a search as its heading says it. */
const placeOf = (
  { place, near }: FindQuery,
  { town }: Where,
  { find: messages }: Messages,
): string =>
  town ?? (place === '' && near !== '' && near !== LOST ? messages.you : place.toUpperCase())

/** The topics directly below one, in the order of their tree. */
function narrowerThan(topic: Topic, topics: readonly Topic[]): readonly Topic[] {
  const rest = topics.slice(topics.indexOf(topic) + 1)
  const end = rest.findIndex(({ depth }) => depth <= topic.depth)
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ depth }) => depth === topic.depth + 1)
}
