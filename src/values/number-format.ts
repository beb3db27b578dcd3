import { weekdayName } from '../hsds/weekdays.ts'
import { monthNames, weekdayOfNumber } from '../times/calendar/calendar-date.ts'
import { MAX_LENGTH } from './max-length.ts'

const DAY = 86_400_000

/** The codes of the formats that a workbook names by a number alone (ECMA-376, part 1, section 18.8.30). */
export const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%' },
  ...{ 16: 'd-mmm', 17: 'mmm-yy', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00' },
}

/**
 * A number as a sheet shows it by its format: `£3.50`, `10%`, `01632960123`; of dates those forms alone that hide the year or show a
 * weekday. Undefined for any other format.
 */
export function shownNumber(value: number, format: string): string | undefined {
  if (format.length > MAX_LENGTH) return undefined
  const [positive = '', negative] = format.replace(/\[(?!\$)[^\]]*\]/g, '').split(';')
  const code = value < 0 && negative ? negative : positive
  const plain = code.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
  const bare = plain.replace(/"[^"]*"|\\./g, '').trim()
  const date = shownDate(value, bare.toLowerCase())
  if (date !== undefined) return date
  const digits = /[#0?,]*[#0?](?:\.([#0?]+))?/.exec(bare)
  if (!digits || /[dmyhs@e]/i.test(bare)) return undefined
  const isPercent = bare.includes('%')
  const number = numberOf(Math.abs(value) * (isPercent ? 100 : 1), digits[0], digits[1] ?? '')
  const sign = value < 0 && code === positive ? '-' : ''
  let isWritten = false
  const text = plain.replace(/"([^"]*)"|\\(.)|[#0?,.]+|_.|\*./g, (part, quoted, escaped) => {
    if (quoted !== undefined || escaped !== undefined) return String(quoted ?? escaped)
    if (/^[_*]/.test(part) || isWritten) return ''
    isWritten = true
    return sign + number
  })
  return text.trim()
}

function numberOf(value: number, pattern: string, decimals: string): string {
  const least = decimals.replace(/[^0]/g, '').length
  const [whole = '', part = ''] = value.toFixed(decimals.length).split('.')
  const needed = pattern.split('.')[0]!.replace(/[^0]/g, '').length
  const padded = whole.padStart(needed, '0')
  const grouped = /,(?=[#0?])/.test(pattern) ? padded.replace(/\B(?=(?:\d{3})+$)/g, ',') : padded
  const rest = part.replace(/0+$/, '').padEnd(least, '0')
  return rest === '' ? grouped : `${grouped}.${rest}`
}

function shownDate(value: number, code: string): string | undefined {
  const date = new Date(Math.round((value - 25569) * DAY))
  const month = monthNames[date.getUTCMonth()]?.slice(0, 3)
  if (/^d{3,4}$/.test(code)) return weekdayName(weekdayOfNumber(Math.floor(date.getTime() / DAY)))
  if (/^d{1,2}-mmm$/.test(code)) return `${date.getUTCDate()}-${month}`
  if (/^mmm-yy$/.test(code)) return `${month}-${String(date.getUTCFullYear()).slice(2)}`
  return undefined
}
