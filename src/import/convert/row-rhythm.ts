import type { Country } from '../../countries/countries.ts'
import { parseHours } from '../../times/hours/entries/entry.ts'
import { isOfTerms } from '../../times/hours/entries/known-entries.ts'
import { readDate } from '../../values/date.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import { cleanCells, orderIn } from './value.ts'

/** What columns of a row say of all its times: how often, and from when to when. */
export interface RowRhythm {
  readonly cells: readonly Cell[]
  /** As the source words it. */
  readonly said: string
  /** The only day on which it is, as an ISO 8601 date. */
  readonly once?: string | undefined
  /** An entry of `hours` with all of it; undefined where no entry says that. */
  readonly apply: (entry: string) => string | undefined
}

/** The fields of a schedule that a rhythm is read from. */
export const OF_RHYTHM = ['freq', 'valid_from', 'valid_to'] as const

/** The rhythm of a row whose days and times are words, and its other schedules. */
export function rhythmOfRow(
  row: Item,
  countries: readonly Country[],
): { readonly rhythm?: RowRhythm | undefined; readonly schedules: readonly Item[] } {
  const schedules = childrenOf(row, 'schedules')
  const own = schedules.find(({ values }) =>
    [...values.keys()].every((field) => OF_RHYTHM.includes(field as never)),
  )
  if (!row.isRow || !own || !WORDED.some((field) => row.values.has(field))) return { schedules }
  return {
    rhythm: rhythmOf(own, countries),
    schedules: schedules.filter((one) => one !== own),
  }
}

const WORDED = ['hours', 'days']

/** Reads the rhythm of an item; undefined where it has none. */
export function rhythmOf(item: Item, countries: readonly Country[]): RowRhythm | undefined {
  const [often = [], from = [], to = []] = OF_RHYTHM.map((field) =>
    cleanCells(valuesOf(item, field)),
  )
  const all = [...often, ...from, ...to]
  if (all.length === 0) return undefined
  const [first, last] = [from, to].map((some) =>
    some.length === 1 ? readDate(some[0]!.text, orderIn(countries)) : undefined,
  )
  const isUnread = (from.length > 0 && !first) || (to.length > 0 && !last)
  const once = first !== undefined && first === last && often.length === 0 ? first : undefined
  const bounds = [first && `from ${first}`, last && `${first ? 'to' : 'until'} ${last}`]
  return {
    cells: all.map(({ cell }) => cell),
    said: [
      ...often.map(({ text }) => text),
      ...from.map(({ text }) => `from ${text}`),
      ...to.map(({ text }) => `until ${text}`),
    ].join(', '),
    once,
    apply(entry) {
      if (isUnread) return undefined
      const timed = often.reduce<string | undefined>(
        (made, { text }) => (made === undefined ? made : oftenOf(text, made)),
        entry,
      )
      const whole = timed && [timed, ...bounds].filter(Boolean).join(' ')
      return whole !== undefined && parseHours(whole).schedule ? whole : undefined
    },
  }
}

/** Entries with the rhythm of their row; undefined where one of them cannot have it. */
export function withRhythm(
  entries: readonly string[] | undefined,
  rhythm: RowRhythm | undefined,
  hasTerms: boolean,
): readonly string[] | undefined {
  if (!entries || !rhythm) return entries
  const made = entries.flatMap((entry) => rhythm.apply(entry) ?? [])
  return made.length < entries.length || (!hasTerms && made.some(isOfTerms)) ? undefined : made
}

/** An entry as often as a text says; undefined where the two do not fit, as for `monthly` and `Mon 10:00-12:00`. */
function oftenOf(text: string, entry: string): string | undefined {
  const word = text.trim().toLowerCase()
  const freq = parseHours(entry).schedule?.freq
  if (/^(?:(?:once )?(?:a|every|each|per) week|weekly|every week)$/.test(word))
    return freq === 'WEEKLY' ? entry : undefined
  if (/^(?:(?:once )?(?:a|every|each|per) month|monthly)$/.test(word))
    return freq === 'MONTHLY' ? entry : undefined
  if (/^(?:(?:in |during )?term[ -]?times?(?: only)?)$/.test(word)) return `${entry} in term time`
  if (
    /^(?:fortnightly|(?:every|each) (?:other|second|2) weeks?|alternate weeks|every fortnight)$/.test(
      word,
    )
  )
    return freq === 'WEEKLY' ? `every other ${entry}` : undefined
  const [, ordinals] =
    /^((?:(?:1st|2nd|3rd|4th|first|second|third|fourth|last)(?:,? ?(?:and|&|,|\/) ?)?)+)(?: (?:of|in) (?:the |each |every )?month| monthly)?$/.exec(
      word,
    ) ?? []
  return ordinals && freq === 'WEEKLY' ? `${ordinals} ${entry}` : undefined
}
