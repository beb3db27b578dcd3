import { monthOf } from '../times/calendar/calendar-date.ts'
import { MAX_LENGTH } from './max-length.ts'

/** Ages in years, both included. */
export interface Ages {
  readonly from?: number
  readonly to?: number
  /** True when a spreadsheet had taken them for a date: `05-Nov` for 5-11. */
  readonly wasDate?: true
}

/**
 * Ages in words: `55+`, `0 - 4 years`, `over 60`, `under 5s`, `school years 7 to 11`. Undefined where a part of the text says
 * something else, such as months or two ranges.
 */
export function readAges(text: string): Ages | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\.$/, '')
  return datedAges(plain) ?? schoolAges(plain) ?? plainAges(plain)
}

const MAX_AGE = 120

/** A text that is nothing but a range, an earliest or a latest age. */
function plainAges(text: string): Ages | undefined {
  const bare = text
    .replace(/(?<=\d)(?:[ -]?(?:years?|yrs?)(?:[ -]olds?)?|[ -]?year[ -]olds?| ?y\/?o|'?s)\b/g, '')
    .replace(/\b(?:the )?ages?(?: (?:of|range|group))?:? |\baged |\bthose |\banyone /g, ' ')
    .replace(
      /^ *(?:for )?(?:people|children|young people|kids|adults(?= *(?:\d+ ?\+|over|aged|from)))\b/,
      '',
    )
    .replace(/\s+(?:inclusive|only)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [, low, high] =
    /^(?:from |between )?(birth|\d{1,3}) ?(?:-|\/|to|until|up to|and|through) ?(\d{1,3})$/.exec(
      bare,
    ) ?? []
  if (low !== undefined && high !== undefined)
    return rangeOf(low === 'birth' ? 0 : Number(low), Number(high))
  const from =
    /^(?:from |over |above |min(?:imum)?:? )(\d{1,3})(?: ?\+)?$/.exec(bare) ??
    /^(\d{1,3}) ?(?:\+|plus|(?:and |& |or )?(?:over|above|older|up|upwards?|onwards?)|min(?:imum)?)$/.exec(
      bare,
    )
  if (from) return rangeOf(Number(from[1]), undefined)
  const below = /^(?:under|below)[ -](\d{1,3})$/.exec(bare)
  if (below) return rangeOf(undefined, Number(below[1]) - 1)
  const to =
    /^(?:up to |max(?:imum)?:? )(\d{1,3})$/.exec(bare) ??
    /^(\d{1,3}) ?(?:and|or|&) (?:under|below|younger)$/.exec(bare)
  return to ? rangeOf(undefined, Number(to[1])) : undefined
}

function rangeOf(from: number | undefined, to: number | undefined): Ages | undefined {
  if ((from ?? 0) > (to ?? MAX_AGE) || (to ?? 0) > MAX_AGE || (to ?? 0) < 0) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** The years of British schools: children of year 7 are 11 or 12. */
function schoolAges(text: string): Ages | undefined {
  const year = '(?:school )?(?:years?|yrs?|y) ?(\\d{1,2})'
  const [, one, two, plus] =
    new RegExp(
      `^${year}(?: ?(?:-|to|and|&) ?(?:years?|yrs?|y)? ?(\\d{1,2})| ?(\\+|and above))?$`,
    ).exec(text.replace(/^reception(?= ?(?:-|to))/, 'year 0')) ?? []
  if (one === undefined) return undefined
  const [first, last] = [Number(one), Number(two ?? one)]
  const isReception = first === 0 && text.startsWith('reception')
  if (first > last || last > 13 || (first === 0 && !isReception)) return undefined
  return plus === undefined ? { from: first + 4, to: last + 5 } : { from: first + 4 }
}

/** A spreadsheet takes `5-11` for 5 November and `11-18` for November 2018. Either order of day and month gives the same ages. */
function datedAges(text: string): Ages | undefined {
  const month = (word = '') => monthOf(word) ?? 0
  const [, day, name] = /^(\d{1,2})[- ]([a-z]{3})(?:[- ]\d{2,4})?$/.exec(text) ?? []
  const [, first, year] = /^([a-z]{3})-(\d\d)$/.exec(text) ?? []
  const [, ofYear, ofMonth] = /^\d{4}-(\d\d)-(\d\d)(?:[t ]00:00.*)?$/.exec(text) ?? []
  const [, left, right] = /^(\d\d)\/(\d\d)\/\d{4}$/.exec(text) ?? []
  // The first of a month may be a month and a year: 2018-11-01 for 11-18.
  if ([ofMonth, left, right, name && day?.padStart(2, '0')].includes('01')) return undefined
  const pair =
    day !== undefined
      ? [Number(day), month(name)]
      : first !== undefined
        ? [month(first), Number(year)]
        : [Number(ofYear ?? left), Number(ofMonth ?? right)]
  const [low, high] = pair.toSorted((a, b) => a - b)
  return low && high && low < high ? { from: low, to: high, wasDate: true } : undefined
}
