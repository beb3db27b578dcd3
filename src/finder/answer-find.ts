import { select } from '../api/answer-list.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { prefixOf } from '../pages/address.ts'
import { readUrgent, urgentLines } from './urgent-lines.ts'
import { parseQuery } from '../api/list-query.ts'
import type { Manifest } from '../api/manifest.ts'
import { contextOf, type PagesManifest } from '../pages/pages-manifest.ts'
import type { CardSection } from './pages/result-sections.ts'
import type { PageContext } from '../pages/page-context.ts'
import type { Topic } from './pages/topic-choice.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { CONDITIONS, type SearchResults, searchPage } from './pages/search-page.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import { clockIn } from '../times/clock.ts'
import type { Messages } from '../messages/messages.ts'
import type { Language } from '../messages/languages.ts'
import { type FindQuery, PER_PAGE, findAddress, toApiQuery } from './find-query.ts'
import { arrange } from './arrange.ts'
import { SEARCHES } from './find-paths.ts'
import { nationsOfText } from '../search/urgent/nations.ts'
import { signpostsFor } from './pages/signposts.ts'
import { similarTopics } from './similar-topics.ts'
import { placeError } from './place-error.ts'
import { type Found, notesOn } from './notes.ts'
import { type Where, resolvePlace } from './resolve-place.ts'
import { readCards } from './read-cards.ts'
import { readFindJson } from './read-find-file.ts'

interface Site {
  readonly manifest: Manifest & { readonly pages: PagesManifest }
  readonly read: ReadBytes
  /** The address of the page, without the prefix of a language. */
  readonly action: string
  /** The language of the page. */
  readonly language: Language
  readonly now: Date
}

const clockOf = ({ directory: { timezone, bank_holidays } }: PagesManifest, now: Date) =>
  clockIn(timezone, now, bank_holidays)

/** Makes the page of a search; undefined for that of a topic that no service has. Throws what reading the index throws. */
export async function answerFind(asked: FindQuery, site: Site): Promise<string | undefined> {
  const { manifest, language, action } = site
  const context = contextOf(manifest.pages, language)
  const { words } = context
  const isTopic = !SEARCHES.includes(action)
  const [topics, urgent] = await Promise.all([
    isTopic || asked.topics.length > 0 ? readTopics(site) : [],
    readUrgent(asked.search, site),
  ])
  const topic = isTopic ? topics.find(({ address }) => address === action) : undefined
  if (isTopic && !topic) return undefined
  // What is chosen beside the topic of a page narrows it no further: any of several topics is enough.
  const query = topic ? { ...asked, topics: [topic.id] } : asked
  // Spelling is not corrected when the search needs urgent help.
  const select = (asked: FindQuery) =>
    selectServices(urgent ? { ...asked, typed: 'yes' as const } : asked, topics, site)
  const [options, found] = await Promise.all([
    readFindJson<SearchOptions>(site, 'options.txt', context.prefix),
    select(query),
  ])
  const chosen = topics.filter(({ id }) => query.topics.includes(id))
  const own = topic ? { ...query, topics: [] } : query
  const addressOf = (changes: Partial<FindQuery>) => findAddress(own, changes, action)
  const clock = clockOf(manifest.pages, site.now)
  const base = {
    action,
    options,
    ...(topic && { topic, narrower: narrowerThan(topic, topics) }),
    chosen: topic ? [] : chosen,
    urgent: urgent ? urgentLines(urgent, query, found, clock) : [],
    fields: own,
    addressOf,
    page: 1,
    pages: 0,
    sections: [],
    place: '',
  }
  const { total } = found
  const place = found.problem ? '' : placeOf(query, found.where, words)
  return searchPage(
    {
      ...base,
      total,
      error: placeError(found.problem, query, { addressOf, words }),
      place,
      page: query.page,
      pages: Math.ceil(total / PER_PAGE),
      sections: await readSections(found, site, query, context),
      notes: notesOn(query, found, { place, addressOf, words }),
      ...(total === 0 && (await help(query, topics, { ...site, select }))),
    },
    context,
  )
}

/** The services that a search finds. Where the place is not known, those that the other conditions find. */
async function selectServices(
  query: FindQuery,
  topics: readonly Topic[],
  site: Site,
): Promise<Found> {
  const { manifest, read, now } = site
  const resolved = await resolvePlace(query, site)
  const [where, problem] = 'problem' in resolved ? [{}, resolved] : [resolved]
  const asked = toApiQuery(query, where.postcode)
  const parsed = parseQuery(asked, 'services', manifest.coverage.countries)
  if ('problem' in parsed) throw new Error(parsed.problem.detail)
  const { point } = where
  const near = point ? { ...parsed.query.near, point } : parsed.query.near
  const isUncorrected = query.typed !== ''
  const source = { manifest, read, isMeasured: near !== undefined, isUncorrected }
  const selection = await select('services', { ...parsed.query, ...(near && { near }) }, source)
  if ('problem' in selection) throw new Error(selection.problem.detail)
  const clock = clockOf(manifest.pages, now)
  // Nothing but a place was asked, and that is not known.
  const isEmpty =
    problem !== undefined &&
    CONDITIONS.every((name) => name === 'place' || query[name].length === 0)
  const arranged = await arrange(isEmpty ? { ...selection, positions: [] } : selection, query, {
    manifest,
    read,
    topics,
    clock,
  })
  const total = arranged.sections.reduce((sum, { positions }) => sum + positions.length, 0)
  return {
    ...selection,
    ...arranged,
    where,
    problem,
    total,
    clock,
    holiday: query.when === '' ? [] : clock.holidays,
  }
}

/** The cards of one page, in their sections. */
async function readSections(
  { sections, point, unclear, partly, clock }: Found,
  site: Site,
  { page, day }: FindQuery,
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
  const asked = { clock, weekday: WEEKDAYS.find((one) => one === day) }
  const positions = shown.flatMap((one) => one.positions)
  const cards = await readCards({ positions, point, unclear, partly }, site, asked, context)
  return shown.map(({ kind, positions: own }) => ({ kind, cards: cards.splice(0, own.length) }))
}

interface Selecting {
  readonly select: (query: FindQuery) => Promise<Found>
}

/** What a search can be followed by that has found nothing. */
async function help(
  query: FindQuery,
  topics: readonly Topic[],
  site: Site & Selecting,
): Promise<Pick<SearchResults, 'looser' | 'similar' | 'signposts'>> {
  const all = topics.length > 0 ? topics : await readTopics(site)
  const looser = await loosen(query, site)
  const { search } = query
  const signposts = signpostsFor(search, nationsOfText(query.place))
  return { looser, similar: similarTopics(search, all), signposts }
}

/** The place of a search as its heading says it. */
const placeOf = ({ place, near }: FindQuery, { town }: Where, { find: say }: Messages): string =>
  town ?? (place === '' && near !== '' ? say.you : place.toUpperCase())

/** The conditions without which a search finds something, and how much each time. */
async function loosen(
  query: FindQuery,
  { select }: Selecting,
): Promise<NonNullable<SearchResults['looser']>> {
  const names = CONDITIONS.filter((name) => query[name].length > 0)
  if (names.length < 2) return []
  const totals = await Promise.all(
    names.map(async (name) => {
      const without = { ...query, [name]: name === 'topics' ? [] : '', page: 1 }
      const found = await select(without)
      return { name, total: found.total }
    }),
  )
  return totals.filter(({ total }) => total > 0)
}

/** The topics directly below one, in the order of their tree. */
function narrowerThan(topic: Topic, topics: readonly Topic[]): readonly Topic[] {
  const rest = topics.slice(topics.indexOf(topic) + 1)
  const end = rest.findIndex(({ depth }) => depth <= topic.depth)
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ depth }) => depth === topic.depth + 1)
}

const readTopics = (site: Site): Promise<readonly Topic[]> =>
  readFindJson(site, 'topics.txt', prefixOf(site.language, site.manifest.pages.languages))
