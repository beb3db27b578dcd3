import { EditError } from '../edit.ts'
import { eolAt, insertLines, isFirstOfLine, lineEnd, lineStart } from '../lines.ts'
import { type Splice, applySplices } from '../splice.ts'
import type { Part } from './parts.ts'
import type { Context } from './slot.ts'

interface Insertion {
  /** The part after which the new ones come; undefined for the start. */
  readonly behind: Part | undefined
  readonly staying: readonly Part[]
  readonly texts: readonly string[]
  readonly inFlow: boolean
}

/** Inserts new parts of a collection. */
export function insertParts(
  { text }: Context,
  parts: readonly Part[],
  { behind, staying, texts, inFlow }: Insertion,
): Splice[] {
  const [first] = parts
  const [stayer] = staying
  if (!first || !stayer) throw new EditError('Nothing of this value would stay.')
  const { column } = first.slot
  if (inFlow) {
    const at = behind ? behind.end : stayer.start
    const pieces = texts.map((piece) => (behind ? `, ${piece}` : `${piece}, `))
    return [{ start: at, end: at, text: pieces.join('') }]
  }
  if (behind) return [insertLines(text, behind.end, texts, column)]
  const eol = eolAt(text, first.start)
  const indent = ' '.repeat(column)
  if (first !== stayer && isFirstOfLine(text, first.start)) {
    const start = lineStart(text, first.start)
    return [{ start, end: start, text: texts.map((piece) => indent + piece + eol).join('') }]
  }
  const { start } = stayer
  return [{ start, end: start, text: texts.map((piece) => piece + eol + indent).join('') }]
}

interface Removal {
  readonly stays: (part: Part) => boolean
  /** Parts that are written again elsewhere, with their comments. */
  readonly carried?: ReadonlySet<Part | undefined>
  readonly inFlow: boolean
}

/** Deletes the parts that do not stay. Their comments become lines of their own. */
export function removeParts(
  { text, marks }: Context,
  parts: readonly Part[],
  { stays, carried, inFlow }: Removal,
): Splice[] {
  const commentsIn = (start: number, end: number) =>
    marks.comments.filter((comment) => comment.start >= start && comment.start < end)
  return runsOf(parts, stays).flatMap(({ from, to }): Splice[] => {
    const run = parts.slice(from, to)
    const [first] = run
    const [previous, next] = [parts[from - 1], parts[to]]
    if (!first) return []
    if (inFlow) {
      const [start, end] = next
        ? [first.start, next.start]
        : [previous?.end ?? first.start, (run.at(-1) as Part).end]
      if (commentsIn(start, end).length > 0)
        throw new EditError('There is a comment beside something that would be deleted.')
      return [{ start, end, text: '' }]
    }
    const indent = ' '.repeat(first.slot.column)
    if (!isFirstOfLine(text, first.start)) {
      if (!next) throw new EditError('Nothing of this value would stay.')
      const eol = eolAt(text, first.start)
      const comments = commentsIn(first.start, next.start).map((comment) => comment.text)
      const kept = comments.map((comment) => comment + eol + indent).join('')
      return [{ start: first.start, end: next.start, text: kept }]
    }
    return run.map((part) => {
      const [start, end] = [lineStart(text, part.start), lineEnd(text, part.end)]
      const comments = carried?.has(part) ? [] : commentsIn(start, end)
      const eol = eolAt(text, part.start)
      const kept = comments.map((comment) => indent + comment.text + eol).join('')
      return { start, end, text: kept }
    })
  })
}

/** The text of a part with its comments and with changes inside it, from its dash to the end of its line. */
export function movePart(text: string, part: Part, changes: readonly Splice[]): string {
  const { start } = part
  const end = part.slot.inFlow ? part.end : lineEnd(text, part.end)
  if (!part.slot.inFlow && !isFirstOfLine(text, start))
    throw new EditError('The first entry of this list cannot be moved.')
  if (changes.some((change) => change.start < start || change.end > end))
    throw new EditError('An entry cannot be moved and changed at once.')
  const shifted = changes.map((change) => ({
    ...change,
    start: change.start - start,
    end: change.end - start,
  }))
  return applySplices(text.slice(start, end), shifted).replace(/\r?\n$/, '')
}

/** Runs of neighbouring parts that do not stay. */
function runsOf(
  parts: readonly Part[],
  stays: (part: Part) => boolean,
): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const [i, part] of parts.entries()) {
    if (stays(part)) continue
    const last = runs.at(-1)
    if (last?.to === i) last.to = i + 1
    else runs.push({ from: i, to: i + 1 })
  }
  return runs
}
