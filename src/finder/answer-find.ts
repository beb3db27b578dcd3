import { inMiles } from './in-miles.ts'
import { type Selection, select } from '../api/answer-list.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { COMPLETE, DOUBT, PRECISION } from '../api/headers.ts'
import { prefixOf } from '../pages/address.ts'
import { readUrgent, urgentLines } from './urgent-lines.ts'
import { parseQuery } from '../api/list-query.ts'
import type { Manifest } from '../api/manifest.ts'
import { contextOf, type PagesManifest } from '../pages/pages-manifest.ts'
import type { Topic } from './pages/topic-choice.ts'
import { townKey } from './pages/towns.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { CONDITIONS, type SearchResults, searchPage } from './pages/search-page.ts'
import type { BankHolidayArea } from '../times/bank-holidays.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import { clockIn } from '../times/clock.ts'
import type { Messages } from '../messages/messages.ts'
import type { Language } from '../messages/languages.ts'
import { EVERYTHING, type FindQuery, PER_PAGE, findAddress, toApiQuery } from './find-query.ts'
import { isNarrowing, narrow } from './narrow.ts'
import { similarTopics } from './similar-topics.ts'
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

/** Makes the page of a search. Throws what reading the index throws. */
export async function answerFind(query: FindQuery, site: Site): Promise<string> {
  const { manifest, language, action } = site
  const context = contextOf(manifest.pages, language)
  const { words } = context
  const [topics, urgent] = await Promise.all([
    query.topics.length > 0 ? readTopics(site) : [],
    readUrgent(query.search, site),
  ])
  // A word of somebody in trouble is no slip of another word.
  const select = (asked: FindQuery) =>
    selectServices(asked, topics, { ...site, isUncorrected: urgent !== undefined })
  const [options, found] = await Promise.all([
    readFindJson<SearchOptions>(site, 'options.txt', context.prefix),
    select(query),
  ])
  const chosen = topics.filter(({ id }) => query.topics.includes(id))
  const addressOf = (changes: Partial<FindQuery>) => findAddress(query, changes, action)
  const clock = clockIn(manifest.pages.directory.timezone, site.now)
  const base = {
    action,
    options,
    chosen,
    urgent: urgent ? urgentLines(urgent, query, found, clock) : [],
    fields: query,
    addressOf,
    page: 1,
    pages: 0,
    cards: [],
    place: '',
  }
  if (!found)
    return searchPage({ ...base, total: 0, notes: [], error: words.find.badPlace }, context)
  const { total, unclear } = found
  return searchPage(
    {
      ...base,
      total,
      place: placeOf(query, found.where, words),
      page: query.page,
      pages: Math.ceil(total / PER_PAGE),
      cards: await readCards(
        found,
        site,
        { clock, weekday: WEEKDAYS.find((day) => day === query.day) },
        context,
      ),
      notes: [...notesOn(query, found, words), ...(unclear.size > 0 ? [words.find.unclear] : [])],
      ...(total === 0 && (await help(query, topics, { ...site, select }))),
    },
    context,
  )
}

/** What a search found, and which of it may be closed. */
interface Found extends Selection {
  readonly where: Where
  readonly unclear: ReadonlySet<number>
  readonly unpriced: ReadonlySet<number>
  readonly partly: ReadonlyMap<number, string>
  /** The parts of the country that have a bank holiday, when a time was asked for. */
  readonly holiday: readonly BankHolidayArea[]
}

const NONE: ReadonlySet<number> = new Set()

/** The services that a search finds. Undefined when its place is not known. */
async function selectServices(
  query: FindQuery,
  topics: readonly Topic[],
  site: Site & { readonly isUncorrected: boolean },
): Promise<Found | undefined> {
  const { manifest, read, now, isUncorrected } = site
  const { coverage } = manifest
  const where = await resolvePlace(query, site)
  if (where === 'unknown') return undefined
  const asked = toApiQuery(query, where.asked, isNarrowing(query) ? EVERYTHING : undefined)
  const parsed = parseQuery(asked, 'services', coverage.countries)
  if ('problem' in parsed) return undefined
  const { point } = where
  const near = parsed.query.near && { ...parsed.query.near, ...(point && { point }) }
  const selection = await select(
    'services',
    { ...parsed.query, ...(near && { near }), isUncorrected },
    { manifest, read },
  )
  if ('problem' in selection) return undefined
  if (!isNarrowing(query))
    return { ...selection, where, unclear: NONE, unpriced: NONE, partly: new Map(), holiday: [] }
  const clock = clockIn(manifest.pages.directory.timezone, now)
  const options = { manifest, read, topics, clock, point: selection.point }
  const { positions, unclear, unpriced, partly, complete } = await narrow(selection, query, options)
  return {
    ...selection,
    where,
    total: positions.length,
    positions: positions.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE),
    headers: {
      ...selection.headers,
      ...(selection.headers[COMPLETE] !== undefined && { [COMPLETE]: String(complete) }),
    },
    unclear,
    unpriced,
    partly,
    holiday: query.when === '' ? [] : clock.holidays,
  }
}

interface Selecting {
  readonly select: (query: FindQuery) => Promise<Found | undefined>
}

/** What a search can be followed by that has found nothing. */
async function help(
  query: FindQuery,
  topics: readonly Topic[],
  site: Site & Selecting,
): Promise<Pick<SearchResults, 'looser' | 'similar'>> {
  const all = topics.length > 0 ? topics : await readTopics(site)
  const looser = await loosen(query, site)
  return { looser, similar: similarTopics(query.search, all) }
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
      return { name, total: found?.total ?? 0 }
    }),
  )
  return totals.filter(({ total }) => total > 0)
}

const readTopics = (site: Site): Promise<readonly Topic[]> =>
  readFindJson(site, 'topics.txt', prefixOf(site.language, site.manifest.pages.languages))

/** How the search was understood: corrected words, words that only some have, and how exact the postcode is. */
function notesOn(
  query: FindQuery,
  { headers, words, total, holiday, where: { town } }: Found,
  { find: say }: Messages,
): readonly string[] {
  const notes = words
    .filter(({ isCorrected, alternatives }) => isCorrected && alternatives.length > 0)
    .map(({ written, alternatives }) =>
      say.corrected({ written, found: alternatives.map(({ as }) => as).join('”, “') }),
    )
  if (holiday.length > 0) notes.push(say.bankHoliday({ areas: sayAreas(holiday, say) }))
  const complete = Number(headers[COMPLETE] ?? total)
  if (complete < total)
    notes.push(complete === 0 ? say.noneComplete : say.partly({ count: complete }))
  if (query.place === '') return query.near === '' ? notes : [...notes, say.nearYou]
  if (town !== undefined) {
    if (townKey(town) !== townKey(query.place))
      notes.push(say.placeMeant({ written: query.place, meant: town }))
    return total === 0 ? notes : [...notes, say.fromTown({ town })]
  }
  if (total === 0) return notes
  const precision = headers[PRECISION]
  if (precision === 'none') return [...notes, say.unplaced]
  return precision === 'unit'
    ? notes
    : [...notes, say.about({ count: inMiles(Number(headers[DOUBT] ?? 0)) })]
}

/** Parts of the country in a sentence. */
const sayAreas = (holiday: readonly BankHolidayArea[], say: Messages['find']): string =>
  holiday
    .map((area) => say.areas[area])
    .reduce((first, second, i) =>
      (i === holiday.length - 1 ? say.areaLast : say.areaComma)({ first, second }),
    )
