import type { Home } from './misplaced-fields.ts'
import { parseHours } from '../hours/entry.ts'
import { EXAMPLES } from '../hours/problem.ts'
import { fieldsCalled } from './aliases.ts'
import type { Raw } from '../yaml/raw.ts'
import type { Stray } from '../shape/unknown-fields.ts'
import { scalar } from './written-out.ts'

/** Days and times in words that stand in a place, where only schedules can say when it is open. */
export function hoursOfPlace({ key, raw, schema }: Stray): Home | undefined {
  const { schedules, hours } = schema.properties ?? {}
  const isHours = key === 'hours' || fieldsCalled(key).includes('hours')
  if (!isHours || !schedules || hours || Object.hasOwn(raw, 'schedules')) return undefined
  const own = schedulesOf(raw[key] ?? null)
  const [example] = schedulesOf(EXAMPLES[1])!
  const written = own
    ? `are written like this: \`schedules: [${own.join(', ')}]\``
    : `are entries below \`schedules:\`, such as \`- ${example}\``
  return {
    field: 'schedules',
    hint: `The times of a place ${written}. Those of a service stand in its own file, as \`hours\`.`,
  }
}

/** More than these make a hint hard to read. */
const MOST = 2

/** The schedules that hours stand for, as they are written between brackets. */
function schedulesOf(hours: Raw): readonly string[] | undefined {
  const texts = [hours].flat()
  const schedules = texts.flatMap((text) =>
    typeof text === 'string' ? (parseHours(text).schedule ?? []) : [],
  )
  const isClear = schedules.length > 0 && schedules.length === texts.length
  return isClear && schedules.length <= MOST ? schedules.map(inBraces) : undefined
}

/** The description says only in words what the others say. */
const inBraces = (schedule: object): string =>
  `{ ${Object.entries(schedule)
    .filter(([name]) => name !== 'description')
    .map(([name, value]) => `${name}: ${betweenCommas(String(value))}`)
    .join(', ')} }`

/** A comma or a bracket would end the value. */
const betweenCommas = (text: string) =>
  /[,[\]{}]/.test(text) ? JSON.stringify(text) : scalar(text)
