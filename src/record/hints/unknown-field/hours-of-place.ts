import { parseHours } from '../../../times/hours/entries/entry.ts'
import { EXAMPLES } from '../../../times/hours/problem.ts'
import type { Raw } from '../../yaml/raw.ts'
import { fieldsCalled } from '../aliases.ts'
import { scalar } from '../write/scalar.ts'
import { type Slip, keyOf } from './slip.ts'

/** `hours` in a place, which has `schedules` only. */
export const hoursOfPlace: Slip = (issue) => {
  const key = keyOf(issue)
  const { schedules, hours } = issue.expected.properties ?? {}
  const isHours = key === 'hours' || fieldsCalled(key).includes('hours')
  if (!isHours || !schedules || hours || Object.hasOwn(issue.object, 'schedules')) return undefined
  const own = schedulesOf(issue.actual)
  const [example] = schedulesOf(EXAMPLES[1])!
  const written = own
    ? `like this: \`schedules: [${own.join(', ')}]\``
    : `as entries of \`schedules:\`, such as \`- ${example}\``
  return {
    meant: 'schedules',
    hint: `Write the times of a place ${written}. Write those of a service in its own file, as \`hours\`.`,
  }
}

/** More than these make a hint hard to read. */
const MAX_SCHEDULES = 2

/** The schedules that hours stand for, each as it is written between braces. */
function schedulesOf(hours: Raw): readonly string[] | undefined {
  const texts = [hours].flat()
  const schedules = texts.flatMap((text) =>
    typeof text === 'string' ? (parseHours(text).schedule ?? []) : [],
  )
  const isClear = schedules.length > 0 && schedules.length === texts.length
  return isClear && schedules.length <= MAX_SCHEDULES ? schedules.map(inBraces) : undefined
}

/** The description only repeats the other fields in words. */
const inBraces = (schedule: object): string =>
  `{ ${Object.entries(schedule)
    .filter(([name]) => name !== 'description')
    .map(([name, value]) => `${name}: ${betweenCommas(String(value))}`)
    .join(', ')} }`

/** A comma or a bracket would end the value. */
const betweenCommas = (text: string) =>
  /[,[\]{}]/.test(text) ? JSON.stringify(text) : scalar(text)
