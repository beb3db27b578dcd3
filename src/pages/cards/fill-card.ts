import type { Weekday } from '../../hsds/weekdays.ts'
import { sayDate } from '../../times/say-schedule.ts'
import type { Clock } from '../../times/clock.ts'
import type { Messages } from '../../messages/messages.ts'
import { Html, type Piece, html } from '../layout/html.ts'
import { CALLS, DOUBTS, TAB, WHERE } from './card-marks.ts'
import { sayCalls } from '../parts/contact.ts'
import type { CardData } from './card.ts'
import { fact } from './fact.ts'
import { isOld, tabOf } from './tab.ts'
import { tabHtml } from './tab-html.ts'

/** What a list knows of a card beside its line. */
interface Shown {
  /** The moment; absent on a page that stays the same for days. */
  readonly clock?: Clock
  readonly weekday?: Weekday | undefined
  /** The position of the place that is nearest, and how far that is, in words. */
  readonly near?: { readonly place: number; readonly far: string } | undefined
  readonly isUnclear?: boolean
  /** What the place has of what was asked, in part. */
  readonly note?: string | undefined
  /** What a curated list says of it. */
  readonly remark?: string | undefined
}

/** The data of a card and its HTML, of the line of its file. */
export function readCard(line: string): { readonly data: CardData; readonly card: string } {
  const tab = line.indexOf('\t')
  return { data: JSON.parse(line.slice(0, tab)) as CardData, card: line.slice(tab + 1) }
}

/** A card with its tab, the place that the tab is about, and what is in doubt. */
export function fillCard(
  { data, card }: ReturnType<typeof readCard>,
  { clock, weekday, near, isUnclear = false, note, remark }: Shown,
  messages: Messages,
): Html {
  const asked = { clock, weekday, place: near?.place, isUnclear }
  const said = tabOf(data, asked, messages)
  const tab = tabHtml(said, near?.far)
  const { checked } = data
  const doubts = [
    note && fact('dot', note),
    remark && fact('pencil', html`<b dir="auto">${remark}</b>`),
    said.note && fact('warning', html`<span dir="auto">${said.note}</span>`),
    clock &&
      isOld(checked, clock) &&
      fact('warning', messages.card.checked({ date: sayDate(checked!, messages.schedule) })),
  ]
  return new Html(
    inserted(card, [
      [TAB, tab],
      [WHERE, whereOf(data, said.place, messages)],
      [DOUBTS, doubts],
      [CALLS, sayCalls(data, messages, 'button other', clock)],
    ]),
  )
}

/** The place that the tab is about, and how many others there are. */
function whereOf(
  { names, places }: CardData,
  place: number | undefined,
  { card: messages }: Messages,
) {
  const at = place ?? names.findIndex((name) => name !== '')
  const name = names[at] ?? ''
  const others = places.length - 1
  if (name === '') return undefined
  return fact(
    'place',
    html`<span dir="auto">${name}</span
      >${others > 0 && html` <span class="quiet">${messages.others({ count: others })}</span>`}`,
  )
}

const inserted = (card: string, pieces: readonly (readonly [mark: string, Piece])[]): string =>
  pieces.reduce((text, [mark, piece]) => {
    const at = text.indexOf(mark)
    return text.slice(0, at) + html`${piece}`.text + text.slice(at + mark.length)
  }, card)
