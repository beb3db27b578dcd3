import type { Document } from '../../hsds/types.ts'
import { weekdayIn } from '../../times/calendar/calendar-date.ts'
import type { Clock } from '../../times/clock.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { symbol } from '../layout/symbols.ts'
import { mailLink, phoneLink } from '../layout/safe-url.ts'
import type { Messages } from '../../messages/messages.ts'
import { list } from './section.ts'

type Phone = Document<'phone'>

/** A number to ring, and what is said of it. */
type Call = readonly [number: string, words?: string]

/** The numbers to ring about a record. */
export interface Calls {
  /** Those of its own, else the one of who runs it that is for everything: one of them is a button. */
  readonly calls?: readonly Call[]
  /** Those of who runs it that are for something, which their words say. */
  readonly lines?: readonly Call[]
}

/** Chooses the numbers of a record, `own`, or else those of its organization, which does not always answer for it. */
export function callsOf(own: readonly Phone[], ofRunner: readonly Phone[], say: Messages): Calls {
  const toCall = ({ number, extension, description }: Phone): Call => {
    const inside = extension !== undefined && say.service.extension({ extension: `${extension}` })
    const words = [inside, description].filter(Boolean).join(', ')
    return words === '' ? [number] : [number, words]
  }
  const [mine, theirs] = [callable(own), callable(ofRunner)]
  const plain = theirs.filter(({ description }) => !description).slice(0, 1)
  const calls = mine.length > 0 ? mine : plain
  if (calls.length > 0) return { calls: calls.map(toCall) }
  return theirs.length > 0 ? { lines: theirs.map(toCall) } : {}
}

/** The numbers that people can ring. */
export const callable = (phones: readonly Phone[]): readonly Phone[] =>
  phones.filter(({ type, number }) => CALLABLE.has(type ?? 'voice') && phoneLink(number))

const CALLABLE: ReadonlySet<string> = new Set(['voice', 'cell', 'textphone'])

/** A link that dials. */
export const callLink = (number: string, messages: Messages, look = 'button'): Html =>
  html`<a class="${look}" href="${phoneLink(number)}"
    >${symbol('phone')}${messages.service.call({ number })}</a
  >`

/** A button that dials, or every number of who runs it, with its words; as seen from a moment, where that is known. */
export function sayCalls(
  { calls = [], lines = [] }: Calls,
  messages: Messages,
  kind: 'button' | 'button other',
  clock?: Clock,
): Piece {
  const isOut = isOutOfHours(clock)
  const isAnswered = (words: string) => ALWAYS.test(words) || OUT_OF_HOURS.test(words) === isOut
  const rank = ([, words]: Call) =>
    (isAnswered(words ?? '') ? 0 : 2) + (words === undefined ? 0 : 1)
  const inOrder = (some: readonly Call[]) => some.toSorted((a, b) => rank(a) - rank(b))
  const one = ([number, words]: Call, look: string) =>
    html`${callLink(number, messages, look)}${words && html` <span class="quiet" dir="auto">${words}</span>`}`
  return [
    inOrder(calls)
      .slice(0, 1)
      .map((call) => one(call, kind)),
    inOrder(lines).map((line) => one(line, 'button other')),
  ]
}

const ALWAYS = /\b24\b|\bday and night\b|\bdydd a nos\b/i
const OUT_OF_HOURS =
  /\bout[ -]of[ -](?:office[ -])?hours\b|\bafter[ -]hours\b|\b(?:over)?nights?\b|\by tu allan i oriau\b|\bnos\b/i

/** From 6pm to 8am, and at the weekend. */
const isOutOfHours = (clock: Clock | undefined): boolean =>
  clock !== undefined &&
  (['SA', 'SU'].includes(weekdayIn(clock.date)) || clock.minute < 8 * 60 || clock.minute >= 18 * 60)

/** Every telephone number, with what it is for. */
export const phoneList = (phones: readonly Phone[], messages: Messages): Html | undefined =>
  list(
    phones.map(({ number, extension, type, description }) => {
      const link = phoneLink(number)
      return html`${link ? html`<a href="${link}">${number}</a>` : number}${
        extension !== undefined &&
        ` ${messages.service.extension({ extension: String(extension) })}`
      }${type !== undefined && type !== 'voice' && ` (${type})`}${description && html` – <span dir="auto">${description}</span>`}`
    }),
    'plain',
  )

/** The people or offices to ask. */
export const contactList = (contacts: readonly Document<'contact'>[], messages: Messages): Piece =>
  contacts.map(({ name, title, department, email, phones = [] }) => {
    const mail = email && mailLink(email)
    const [who, ...roles] = [name, title, department].filter(Boolean)
    return html`<div class="block">
      ${who && html`<h3 dir="auto">${who}</h3> `}${roles.length > 0 && html`<p dir="auto">${roles.join(', ')}</p> `}${mail && html`<p><a href="${mail}">${email}</a></p> `}${phoneList(phones, messages)}
    </div> `
  })
