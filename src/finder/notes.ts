import type { Selection } from '../api/answer-list.ts'
import { DOUBT, OUTSIDE, PRECISION } from '../api/headers.ts'
import type { Messages } from '../messages/messages.ts'
import type { Language } from '../messages/languages.ts'
import { type Piece, html } from '../pages/layout/html.ts'
import type { PageContext } from '../pages/page-context.ts'
import { withoutRegion } from '../record/schema/page-languages.ts'
import { isPartial } from './pages/result-sections.ts'
import { nearMe } from './pages/search-row.ts'
import type { BankHolidayArea } from '../countries/gb/bank-holidays.ts'
import type { Clock } from '../times/clock.ts'
import type { Arranged } from './arrange.ts'
import { correctionNotes } from './correction-notes.ts'
import { type FindQuery, LOST } from './find-query.ts'
import { inMiles } from './in-miles.ts'
import { townKey } from './pages/towns.ts'
import type { Understood } from './read-box.ts'
import { reachNotes } from './reach-notes.ts'
import type { PlaceProblem, Where } from './resolve-place.ts'

/** The results of a search in order, and those that may be closed. */
export interface Found extends Selection, Arranged {
  readonly where: Where
  /** What the text of the search says. */
  readonly understood: Understood
  /** How many results are what was asked for all in all. */
  readonly certain: number
  /** The question about an unclear place. Until it is answered, results are for anywhere. */
  readonly problem?: PlaceProblem | undefined
  /** The moment of the question, by which times are judged. */
  readonly clock: Clock
  /** The parts of the country that have a bank holiday, when a time was asked for. */
  readonly holiday: readonly BankHolidayArea[]
}

/** The place, the addresses and the messages that notes need. */
interface Saying {
  /** The place of the search, as its heading says it. */
  readonly place: string
  /** The page that is shown. */
  readonly page: number
  /** Help that cannot wait stands above. */
  readonly isUrgent: boolean
  readonly addressOf: (changes: Partial<FindQuery>) => string
  readonly context: PageContext
}

/** How a search was understood: its words, its place and how far results go; and below the results how exact they are. */
export function notesOn(
  query: FindQuery,
  found: Found,
  saying: Saying,
): Readonly<Record<'notes' | 'remarks', readonly Piece[]>> & { readonly isPlaceSaid: boolean } {
  const { total, unclear, holiday, words, understood } = found
  const { page, context } = saying
  const { find: say, urgent } = context.messages
  const own = { ...saying, messages: context.messages }
  const records = withoutRegion(context.contentLanguage) as Language
  const isAsked = query.near === '' && understood.answers.near !== undefined
  const isLost = query.place === '' && (isAsked || query.near === LOST)
  const reach = reachNotes(found.reach, own)
  const place = placeNotes(query, found, say)
  const notes = [
    query.page > page && total > 0 && say.noPage({ asked: query.page, page }),
    isLost &&
      html`${say.whereAreYou} <span class="pills">${context.assets && nearMe(context)}</span>`,
    !saying.isUrgent && unknownWord(found, say),
    ...correctionNotes(words, own),
    holiday.length > 0 && say.bankHoliday({ areas: sayAreas(holiday, say) }),
    ...place.notes,
    reach.first,
    records !== context.language &&
      total > 0 &&
      say.recordsIn({ language: urgent.language[records] }),
  ]
  const remarks = [reach.others, ...place.remarks, unclear.size > 0 && say.unclear]
  const isSaid = (note: Piece) => note !== false
  return {
    notes: notes.filter(isSaid),
    remarks: remarks.filter(isSaid),
    isPlaceSaid: isSaid(reach.first),
  }
}

/** Where nothing is what was asked, the only word that no service has. */
function unknownWord({ words, sections }: Found, say: Messages['find']): string | false {
  const [unknown, ...others] = words.filter(({ alternatives }) => alternatives.length === 0)
  const isWhole = sections.some((one) => one.positions.length > 0 && !isPartial(one))
  return (
    unknown !== undefined &&
    others.length === 0 &&
    !isWhole &&
    say.unknownWord({ word: unknown.written })
  )
}

/** How the place was understood, and how exact it is. */
function placeNotes(
  { place }: FindQuery,
  { headers, total, problem, where: { town, postcode } }: Found,
  messages: Messages['find'],
): Readonly<Record<'notes' | 'remarks', readonly string[]>> {
  const notes: string[] = []
  const none = { notes, remarks: [] }
  if (problem) return none
  if (postcode !== undefined && headers[OUTSIDE] === 'true') notes.push(messages.outside)
  if (place === '') return none
  if (town !== undefined) {
    if (townKey(town) !== townKey(place)) notes.push(messages.placeMeant({ meant: town }))
    return total === 0 ? none : { notes, remarks: [messages.fromTown({ town })] }
  }
  if (total === 0) return none
  const precision = headers[PRECISION]
  if (precision === 'none') return { notes: [...notes, messages.unplaced], remarks: [] }
  return precision === 'unit'
    ? none
    : { notes, remarks: [messages.about({ count: inMiles(Number(headers[DOUBT] ?? 0)) })] }
}

/** Parts of the country in a sentence. */
const sayAreas = (holiday: readonly BankHolidayArea[], messages: Messages['find']): string =>
  holiday
    .map((area) => messages.areas[area])
    .reduce((first, second, i) =>
      (i === holiday.length - 1 ? messages.areaLast : messages.areaComma)({ first, second }),
    )
