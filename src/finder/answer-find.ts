import { select } from '../api/answer-list.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { prefixOf } from '../pages/address.ts'
import { readUrgent, urgentLines } from './urgent-lines.ts'
import type { ListQuery } from '../api/list-query.ts'
import type { Manifest } from '../api/manifest.ts'
import { contextOf, type PagesManifest } from '../pages/pages-manifest.ts'
import type { CardSection, SectionKind } from './pages/result-sections.ts'
import type { PageContext } from '../pages/page-context.ts'
import type { Topic } from './pages/topic-choice.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { CONDITIONS, type SearchResults, searchPage } from './pages/search-page.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import { clockIn } from '../times/clock.ts'
import type { Messages } from '../messages/messages.ts'
import type { Language } from '../messages/languages.ts'
import { searched } from '../parameters/values.ts'
import { parsePostcode } from '../countries/postcode.ts'
import { type FindQuery, PER_PAGE, findAddress } from './find-query.ts'
import { arrange } from './arrange.ts'
import { SEARCHES } from './find-paths.ts'
import { nationsOfText } from '../search/urgent/nations.ts'
import { signpostsFor } from './pages/signposts.ts'
import { similarTopics } from './similar-topics.ts'
import { placeError } from './place-error.ts'
import { type Found, notesOn } from './notes.ts'
import { type Where, resolvePlace } from './resolve-place.ts'
import { readCards } from './read-cards.ts'
import type { Understood } from './read-box.ts'
import { readFindJson } from './read-find-file.ts'
import { understand } from './understand.ts'

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
  const options = await readFindJson<SearchOptions>(site, 'options.txt', context.prefix)
  // Spelling is not corrected when the search needs urgent help.
  const select = async (asked: FindQuery) => {
    const typed = urgent ? { ...asked, typed: 'yes' as const } : asked
    return selectServices(typed, await understand(asked, options, site), topics, site)
  }
  const found = await select(query)
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
    unread: query.unread,
    addressOf,
    page: 1,
    pages: 0,
    sections: [],
    place: '',
  }
  const { total } = found
  const { understood } = found
  const placed = { ...query, place: query.place || (understood.answers.place ?? '') }
  const place = found.problem ? '' : placeOf(placed, found.where, words)
  return searchPage(
    {
      ...base,
      total,
      certain: found.certain,
      understood,
      error: placeError(found.problem, placed, { addressOf, words }),
      place,
      page: query.page,
      pages: Math.ceil(total / PER_PAGE),
      sections: await readSections(found, site, query, context),
      notes: notesOn(placed, found, { place, addressOf, words }),
      ...(total === 0 && (await help(query, topics, { ...site, select }))),
    },
    context,
  )
}

/** The services that a search finds. Where the place is not known, those that the other conditions find. */
async function selectServices(
  typed: FindQuery,
  understood: Understood,
  topics: readonly Topic[],
  site: Site,
): Promise<Found> {
  const { manifest, read, now } = site
  const { place = '', ...said } = understood.answers
  const query = { ...typed, search: understood.words, place: typed.place || place }
  const resolved = await resolvePlace(query, site)
  const [where, problem] = 'problem' in resolved ? [{}, resolved] : [resolved]
  const near = nearOf(where, manifest)
  const isUncorrected = query.typed !== ''
  const source = { manifest, read, isMeasured: near !== undefined, isUncorrected }
  const selection = await select('services', { ...listQuery(query), ...(near && { near }) }, source)
  if ('problem' in selection) throw new Error(selection.problem.detail)
  const clock = clockOf(manifest.pages, now)
  // Nothing but a place was asked, and that is not known.
  const isEmpty =
    problem !== undefined &&
    Object.keys(said).length === 0 &&
    CONDITIONS.every((name) => name === 'place' || query[name].length === 0)
  const positions = isEmpty ? [] : selection.positions
  const options = { manifest, read, topics, clock }
  const arranged = await arrange({ ...selection, positions }, { query, said }, options)
  const count = (isCounted: (kind: SectionKind) => boolean) =>
    arranged.sections.reduce(
      (sum, { kind, positions: own }) => sum + (isCounted(kind) ? own.length : 0),
      0,
    )
  const total = count(() => true)
  const certain = count((kind) => kind !== 'unsaid' && kind !== 'other')
  return {
    ...selection,
    ...arranged,
    understood,
    certain: certain === 0 ? total : certain,
    where,
    problem,
    total,
    clock,
    holiday: query.when === '' && !said.when ? [] : clock.holidays,
  }
}

/** As much of a search as the index answers alone, with everything that it finds. */
const listQuery = ({ search, day }: Pick<FindQuery, 'search' | 'day'>): ListQuery => {
  const weekday = WEEKDAYS.find((one) => one === day)
  return {
    page: 1,
    filters: {
      ...(search !== '' && { search: searched(search) }),
      ...(weekday && { day: weekday }),
    },
    why: false,
    shape: 'item',
    format: 'ndjson',
  }
}

/** Where a search is near. */
function nearOf({ postcode, point }: Where, { coverage }: Manifest): ListQuery['near'] {
  const parsed = postcode === undefined ? undefined : parsePostcode(postcode, coverage.countries)
  const known = parsed && 'postcode' in parsed ? { postcode: parsed.postcode } : undefined
  return known || point ? { ...known, ...(point && { point }) } : undefined
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
