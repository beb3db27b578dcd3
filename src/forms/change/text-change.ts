import { compareLines } from '../../text/line-diff.ts'
import { linesOf } from '../../text/lines.ts'

/**
 * Lines of a record that become others: a change that the values of a form cannot say. The lines are found again by what they
 * say, so the rest of the record may be newer. Lines end with \n here, whatever they end with in the file.
 */
export type TextChange = readonly LineChange[]

export interface LineChange {
  /** The lines as they were, with one around them, and with as many as make them the only ones; empty for a new record. */
  readonly was: string
  readonly is: string
}

/** What turns a text into another; undefined when their lines are equal. */
export function textChange(before: string, after: string): TextChange | undefined {
  if (before === '') return after === '' ? undefined : [{ was: '', is: after }]
  const [was, is] = [linesOf(before), linesOf(after)]
  let parts = [...partsOf(was, is)].map((part) => wider(part, was.length))
  for (;;) {
    parts = merged(parts)
    const isClear = ({ start, end }: Part) => {
      const lines = was.slice(start, end)
      const isWhole = lines.length === was.length
      return isWhole || (lines.join('') !== '' && placesOf(lines, was).length === 1)
    }
    if (parts.every(isClear)) break
    parts = parts.map((part) => (isClear(part) ? part : wider(part, was.length)))
  }
  if (parts.length === 0) return undefined
  return parts.map(({ start, end, isStart, isEnd }) => ({
    was: was.slice(start, end).join('\n'),
    is: is.slice(isStart, isEnd).join('\n'),
  }))
}

/** The text after a change, the same when it says that already; undefined when its lines are not there, or not only once. */
export function withTextChange(text: string, change: TextChange): string | undefined {
  const [first] = change
  if (first?.was === '') return text === '' || text === first.is ? first.is : undefined
  const lines = linesOf(text)
  const places = change.map(({ was, is }) =>
    placeOf({ old: linesOf(was), young: linesOf(is) }, lines),
  )
  if (!places.every((place) => place !== undefined)) return undefined
  const raw = text.split('\n')
  const end = text.includes('\r\n') ? '\r' : ''
  let last = raw.length
  // From the end, so that the places of the others stay.
  for (const { from, to, added } of places.toSorted((a, b) => b.to - a.to)) {
    if (to > last) return undefined
    last = from
    const isAtEnd = to === raw.length
    const ended = added.map((line, i) => (isAtEnd && i === added.length - 1 ? line : line + end))
    raw.splice(from, to - from, ...ended)
  }
  return raw.join('\n')
}

/** Lines from `start` until before `end`, and what they become. */
interface Part {
  readonly start: number
  readonly end: number
  readonly isStart: number
  readonly isEnd: number
}

function* partsOf(was: readonly string[], is: readonly string[]): Generator<Part> {
  let [end, isEnd] = [0, 0]
  let [start, isStart] = [0, 0]
  for (const { sign } of [...compareLines(was, is), { sign: ' ' }]) {
    if (sign === ' ') {
      if (start < end || isStart < isEnd) yield { start, end, isStart, isEnd }
      start = ++end
      isStart = ++isEnd
    } else if (sign === '-') end++
    else isEnd++
  }
}

/** With one more line on each side. */
function wider({ start, end, isStart, isEnd }: Part, most: number): Part {
  const [above, below] = [Math.min(1, start), Math.min(1, most - end)]
  return { start: start - above, end: end + below, isStart: isStart - above, isEnd: isEnd + below }
}

/** Parts that touch become one. */
const merged = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1)
    if (!last || part.start > last.end) return [...all, part]
    return [...all.slice(0, -1), { ...last, end: part.end, isEnd: part.isEnd }]
  }, [])

/** Where lines are that become others, without those around them that stay. */
function placeOf(
  { old, young }: { readonly old: readonly string[]; readonly young: readonly string[] },
  lines: readonly string[],
): { readonly from: number; readonly to: number; readonly added: readonly string[] } | undefined {
  const [at, second] = placesOf(old, lines)
  if (second !== undefined) return undefined
  const [done, ...others] = at === undefined ? placesOf(young, lines) : []
  if (at === undefined)
    return done === undefined || others.length > 0 ? undefined : { from: done, to: done, added: [] }
  const most = Math.min(old.length, young.length)
  let first = 0
  while (first < most && old[first] === young[first]) first++
  let last = 0
  while (last < most - first && old.at(-1 - last) === young.at(-1 - last)) last++
  return {
    from: at + first,
    to: at + old.length - last,
    added: young.slice(first, young.length - last),
  }
}

const placesOf = (part: readonly string[], lines: readonly string[]): number[] =>
  lines.flatMap((_, at) => (part.every((line, i) => lines[at + i] === line) ? at : []))
