import { type Node, type Pair, isScalar, isSeq } from 'yaml'
import type { Entry } from '../edit.ts'
import { pairOf } from '../find-node.ts'
import { endOfPair } from '../lines.ts'
import { excerpt } from './excerpt.ts'
import type { Mapping } from './fields.ts'
import type { Fix } from './fix.ts'

/** Parses opening hours in words, such as `Mon-Fri 9am-5pm`. */
export type ParseHours = (text: string) => {
  readonly schedule?: object
  readonly problem?: { readonly message: string }
}

interface HoursContext {
  readonly text: string
  readonly parseHours: ParseHours
  readonly lineOf: (node: Node | null | undefined) => number
}

/** Turns the `hours` of a mapping into `schedules`: all of them, or none if one is not understood. */
export function* findHoursFixes(
  { map, path }: Mapping,
  { text, parseHours, lineOf }: HoursContext,
): Generator<Fix> {
  const pair = pairOf(map, 'hours')
  const value = pair?.value
  // A value with an anchor is used elsewhere as well.
  if (!pair || !(isScalar(value) || isSeq(value)) || value.anchor) return
  const [start = 0, end = 0] = value.range ?? []
  const fix = (message: string, edits: Fix['edits'] = []): Fix => ({
    edits,
    line: lineOf(pair.key as Node),
    message,
    quotes: { field: 'hours', start, end },
  })
  const unchanged = (reason: string) => fix(`\`hours\` is unchanged: ${reason}`)
  const items = isSeq(value) ? value.items : [value]
  const texts = items.map((item) => (isScalar(item) ? item.value : undefined))
  if (texts.every((hours) => hours === null)) return
  const entries: Entry[] = []
  for (const hours of texts) {
    const read = typeof hours === 'string' ? parseHours(hours) : undefined
    if (!read?.schedule) return yield unchanged(read?.problem?.message ?? 'an entry is not text.')
    entries.push(toEntry(read.schedule))
  }
  const message = `\`hours\` ${excerpt(texts.join('; '))} becomes \`schedules\``
  const hoursPath = [...path, 'hours']
  const existing = pairOf(map, 'schedules')
  if (!existing) return yield fix(message, [{ path: hoursPath, key: 'schedules', entries }])
  const list = existing.value
  if (!isSeq(list) || list.anchor || (!list.flow && list.items.length === 0))
    return yield unchanged('correct `schedules` first')
  if (hasComment(text, pair)) return yield unchanged('there is a comment beside it')
  yield fix(message, [
    { path: [...path, 'schedules'], append: entries },
    { path: hoursPath, remove: true },
  ])
}

const toEntry = (schedule: object): Entry =>
  Object.fromEntries(
    Object.entries(schedule)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, String(item)]),
  )

/** Whether there is a comment in the lines of a key and its value. */
function hasComment(text: string, pair: Pair): boolean {
  const [start = 0] = (pair.key as Node).range ?? []
  const end = text.indexOf('\n', endOfPair(pair) - 1)
  return /(?:^|\s)#/.test(text.slice(start, end < 0 ? text.length : end))
}
