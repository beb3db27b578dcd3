import { FIND } from '../pages/address.ts'
import { roundPoint } from './pages/round-point.ts'
import { RADII, SORTS, type SearchFields } from './pages/search-form.ts'
import { BOX_KEYS, type BoxKey } from './read-box.ts'
import { type Answers, QUESTIONS, QUESTION_KEYS, questionOf } from './questions/questions.ts'
import { type Question, answersIn, choiceIn } from './questions/question.ts'

/** The questions of the search page, as a form sends them. */
export interface FindQuery extends SearchFields {
  /** From 1. */
  readonly page: number
  /** `yes` to search the words as they are typed, without corrections; else empty. */
  readonly typed: 'yes' | ''
  /** What the text in the box says and that is to stay words all the same. */
  readonly unread: readonly BoxKey[]
}

/** The parameters of `/find`. They are its own: those of the API do not change. `when` can also be a day of the week. */
export const FIND_PARAMETERS = [
  'search',
  'place',
  // What the place was called before it could be a town.
  'postcode',
  'near',
  'topic',
  ...QUESTION_KEYS,
  'sort',
] as const

/** The longest text that is looked at. Nobody types more into a search box. */
const MAX_LENGTH = 200

/** The most topics that are looked at. */
const MAX_TOPICS = 20

/** Reads the query of the search page. What cannot be understood is left out, because a form cannot send it. */
export function readFindQuery(search: URLSearchParams): FindQuery {
  const texts = (name: string) => search.getAll(name).slice(0, MAX_ANSWERS).map(cleaned)
  const text = (name: string) => texts(name)[0] ?? ''
  const page = Number(text('page') || 1)
  const topics = search
    .getAll('topic')
    .filter((id) => /^[0-9a-f]{8}-[0-9a-f]{4}(?:[0-9a-f-]{23})?$/i.test(id))
  return {
    search: text('search'),
    place: text('place') || text('postcode'),
    near: roundedPoint(text('near')),
    topics: [...new Set(topics.map((id) => id.toLowerCase()))].slice(0, MAX_TOPICS),
    ...answersOf(texts),
    sort: choiceIn(SORTS, text('sort')),
    within: choiceIn(RADII, text('within')),
    typed: choiceIn(['yes'], text('typed')),
    unread: BOX_KEYS.filter((key) => search.getAll('unread').includes(key)),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The most answers to a question that are looked at. */
const MAX_ANSWERS = 20

const cleaned = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/\p{Cc}/gu, '\ufffd')
    .trim()
    .slice(0, MAX_LENGTH)

/** The place of a browser that has sent no point on earth: it is asked for. */
export const LOST = 'me'

/** A point as `latitude,longitude`, rounded; the browser has rounded it already. */
function roundedPoint(text: string): string {
  if (text === '') return ''
  const [, latitude = NaN, longitude = NaN] = (POINT.exec(text) ?? []).map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? roundPoint(latitude, longitude)
    : LOST
}

const POINT = /^(-?\d{1,3}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/

/** The answers of an address. In old links a day is a time. */
function answersOf(texts: (name: string) => readonly string[]): Answers {
  const read = (question: Question, name: string) => {
    const all = new Set(texts(name).map(question.read).filter(Boolean))
    return question.kind === 'ticks'
      ? (question.choices ?? []).filter((one) => all.has(one)).join(' ')
      : ([...all][0] ?? '')
  }
  const answers = Object.fromEntries(QUESTIONS.map((one) => [one.key, read(one, one.key)]))
  return { ...(answers as Answers), day: answers['day'] || read(questionOf('day'), 'when') }
}

/** The address of a query, with some of its answers changed; without `page` unless it is given. */
export function findAddress(
  query: FindQuery,
  changes: Partial<FindQuery> = {},
  action: string = FIND,
): string {
  const { topics, page, unread, ...texts } = { ...query, page: 1, ...changes }
  const search = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) {
    const question = QUESTIONS.find(({ key }) => key === name)
    for (const one of question ? answersIn(question, text) : [text])
      if (one !== '') search.append(name, one)
  }
  for (const id of topics) search.append('topic', id)
  for (const key of unread) search.append('unread', key)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text === '' ? action : `${action}?${text}`
}

/** Results on a page. */
export const PER_PAGE = 20
