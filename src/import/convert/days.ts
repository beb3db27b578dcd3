import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { Leaf } from './draft.ts'
import { cleanCells } from './value.ts'

/** `byday` of days in any spelling: `MO,WE`, `Monday`, `1`, `Mon-Fri`, `Monday (weekly)`. */
export function daysOf(item: Item): Leaf | undefined {
  const cells = cleanCells([...valuesOf(item, 'byday'), ...valuesOf(item, 'weekday')])
  const read = cells.flatMap(({ text, cell }) => {
    const days = readDays(text)
    if (!days) cell.drop('not-a-choice')
    else if (days !== cell.text.trim()) cell.change('spelling')
    return days ? [{ days, cell }] : []
  })
  if (read.length === 0) return undefined
  const days = new Set(read.flatMap(({ days: some }) => some.split(',')))
  return new Leaf(
    [...days].join(','),
    read.map(({ cell }) => cell),
  )
}

const ORDINAL_DAY = /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)$/
const DAY_NAME = /^(mon|tue|wed|thu|fri|sat|sun)/i

/** The `byday` of a text: `Mon-Fri` is `MO,TU,WE,TH,FR`. Undefined when a word in it is no day. */
export function readDays(text: string): string | undefined {
  const plain = text.replace(/\([^()\n]*\)/g, ' ').trim()
  const list = plain
    .toUpperCase()
    .split(/[,;\s|]+/)
    .filter(Boolean)
  if (list.length > 0 && list.every((day) => ORDINAL_DAY.test(day))) return list.join(',')
  if (/^[1-7]$/.test(plain)) return WEEKDAYS[Number(plain) - 1]
  const range = /^(\w{1,12}?)s?\s*(?:-|–|to)\s*(\w{1,12}?)s?$/i.exec(plain)
  if (range) {
    const [from, to] = [dayNamed(range[1]!), dayNamed(range[2]!)]
    if (!from || !to) return undefined
    const [a, b] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)]
    return a <= b ? WEEKDAYS.slice(a, b + 1).join(',') : undefined
  }
  const named = plain
    .split(/[,;&|\s]+|\band\b/i)
    .filter((word) => word.trim() !== '')
    .map(dayNamed)
  return named.length > 0 && named.every((day) => day !== undefined) ? named.join(',') : undefined
}

const dayNamed = (word: string): Weekday | undefined => {
  const [, start] = DAY_NAME.exec(word.trim()) ?? []
  return start ? (start.slice(0, 2).toUpperCase() as Weekday) : undefined
}
