import { type Node, type Pair, isScalar, isSeq } from 'yaml'
import type { Entry } from '../edit.ts'
import type { Group } from './fields.ts'
import { pairOf } from '../find-node.ts'
import type { Fix } from './fix.ts'
import { endOfPair } from '../lines.ts'
import { shown } from './excerpt.ts'

/** Reads opening hours in words, such as `Mon-Fri 9am-5pm`. */
export type ParseHours = (text: string) => {
  readonly schedule?: object
  readonly problem?: { readonly message: string }
}

interface Known {
  readonly text: string
  readonly parseHours: ParseHours
  readonly lineOf: (node: Node | null | undefined) => number
}

/** Hours in words become schedules, all of one list or none. */
export function* findHoursFixes(
  { map, path }: Group,
  { text, parseHours, lineOf }: Known,
): Generator<Fix> {
  const pair = pairOf(map, 'hours')
  const value = pair?.value
  if (!pair || !(isScalar(value) || isSeq(value)) || value.anchor) return
  const [start = 0, end = 0] = value.range ?? []
  const fix = (says: string, edits: Fix['edits'] = []): Fix => ({
    edits,
    line: lineOf(pair.key as Node),
    says,
    shows: { field: 'hours', start, end },
  })
  const items = isSeq(value) ? value.items : [value]
  const texts = items.map((item) => (isScalar(item) ? item.value : undefined))
  if (texts.every((hours) => hours === null)) return
  const entries: Entry[] = []
  for (const hours of texts) {
    const read = typeof hours === 'string' ? parseHours(hours) : undefined
    if (!read?.schedule)
      return yield fix(`\`hours\` stays: ${read?.problem?.message ?? 'an entry is no text.'}`)
    entries.push(toEntry(read.schedule))
  }
  const there = pairOf(map, 'schedules')
  const says = `\`hours\` ${shown(texts.join('; '))} becomes \`schedules\``
  const hours = [...path, 'hours']
  if (!there) return yield fix(says, [{ path: hours, key: 'schedules', entries }])
  if (!isSeq(there.value) || there.value.anchor || (!there.value.flow && !there.value.items.length))
    return yield fix('`hours` stays: look at `schedules` first')
  if (hasNote(text, pair)) return yield fix('`hours` stays: somebody wrote a note beside it')
  yield fix(says, [
    { path: [...path, 'schedules'], append: entries },
    { path: hours, remove: true },
  ])
}

const toEntry = (schedule: object): Entry =>
  Object.fromEntries(
    Object.entries(schedule)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, String(item)]),
  )

/** Whether a comment stands in the lines of a key and its value. */
function hasNote(text: string, pair: Pair): boolean {
  const [start = 0] = (pair.key as Node).range ?? []
  const end = text.indexOf('\n', endOfPair(pair) - 1)
  return /(?:^|\s)#/.test(text.slice(start, end < 0 ? text.length : end))
}
