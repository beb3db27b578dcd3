/**
 * Lines of a record that become others: a change that the values of a form cannot say. The lines are found again by what they
 * say, so the rest of the record may be newer. Lines end with \n here, whatever they end with in the file.
 */
export interface TextChange {
  /** The lines as they were, with one around them, and with as many as make them the only ones; empty for a new record. */
  readonly was: string
  readonly is: string
}

/** What turns a text into another; undefined when their lines are equal. */
export function textChange(before: string, after: string): TextChange | undefined {
  const [was, is] = [linesOf(before), linesOf(after)]
  const [first, last] = unlike(was, is)
  if (first + last === was.length && was.length === is.length) return undefined
  let [start, end] = [first, last]
  const part = (lines: readonly string[]) => lines.slice(start, lines.length - end)
  do {
    start = Math.max(0, start - 1)
    end = Math.max(0, end - 1)
  } while (start + end > 0 && (isEmpty(part(was)) || placesOf(part(was), was).length > 1))
  return { was: part(was).join('\n'), is: part(is).join('\n') }
}

/** The text after a change, the same when it says that already; undefined when the lines are not there, or not only once. */
export function withTextChange(text: string, { was, is }: TextChange): string | undefined {
  if (was === '') return text === '' || text === is ? is : undefined
  const lines = linesOf(text)
  const [old, young] = [linesOf(was), linesOf(is)]
  const [at, second] = placesOf(old, lines)
  if (at === undefined) return placesOf(young, lines).length === 1 ? text : undefined
  if (second !== undefined) return undefined
  const [first, last] = unlike(old, young)
  const raw = text.split('\n')
  const [from, to] = [at + first, at + old.length - last]
  const isAtEnd = to === raw.length
  const end = text.includes('\r\n') ? '\r' : ''
  const added = young.slice(first, young.length - last)
  const ended = added.map((line, i) => (isAtEnd && i === added.length - 1 ? line : line + end))
  return [...raw.slice(0, from), ...ended, ...raw.slice(to)].join('\n')
}

const isEmpty = (lines: readonly string[]) => lines.every((line) => line === '')

const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** How many lines are equal at the start and at the end. */
function unlike(was: readonly string[], is: readonly string[]): [number, number] {
  const most = Math.min(was.length, is.length)
  let first = 0
  while (first < most && was[first] === is[first]) first++
  let last = 0
  while (last < most - first && was.at(-1 - last) === is.at(-1 - last)) last++
  return [first, last]
}

const placesOf = (part: readonly string[], lines: readonly string[]): number[] =>
  lines.flatMap((_, at) => (part.every((line, i) => lines[at + i] === line) ? at : []))
