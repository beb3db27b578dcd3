import { isScalar } from 'yaml'
import type { Raw } from '../../record/yaml/raw.ts'
import { EditError } from '../edit.ts'
import { endOf, eolAt, insertLines } from '../lines.ts'
import type { Splice } from '../splice.ts'
import type { Context, Slot } from './slot.ts'
import { writeBlock, writeFlow } from './write-value.ts'

/**
 * Writes a whole value anew. A comment beside the old value stays in the first line of the new one; comments inside the
 * old value become lines of their own below it.
 */
export function replaceValue(context: Context, slot: Slot, after: Raw): Splice[] {
  if (slot.path.length === 0) throw new EditError('Nothing of this record would stay.')
  if (slot.inFlow) return [replaceInFlow(context, slot, after)]
  const { text, marks } = context
  const { from, column } = slot
  const end = endOfValue(slot)
  // A block scalar includes its last line end.
  const stop = end > from ? from + text.slice(from, end).trimEnd().length : from
  const written = writeBlock(after, { column, after: slot.after, eol: eolAt(text, from) })
  const comments = marks.comments
    .filter(({ start }) => start >= from && start < stop)
    .map((comment) => comment.text)
  const beside = marks.comments.find(
    ({ start }) => start >= stop && !text.slice(stop, start).includes('\n'),
  )
  return [
    written.includes('\n')
      ? { start: from, ...withComment(text, { written, stop, beside }) }
      : { start: from, end: stop, text: written },
    ...(comments.length > 0 ? [insertLines(text, end, comments, column)] : []),
  ]
}

/** A value of several lines with a comment in its first line. Behind its last line the comment could become text. */
function withComment(
  text: string,
  {
    written,
    stop,
    beside,
  }: {
    written: string
    stop: number
    beside: Context['marks']['comments'][number] | undefined
  },
): Omit<Splice, 'start'> {
  if (beside) {
    const firstEnd = written.search(/\r?\n/)
    const line = `${written.slice(0, firstEnd)} ${beside.text}${written.slice(firstEnd)}`
    return { end: beside.start + beside.text.length, text: line }
  }
  const [blanks = ''] = /^[ \t]*(?=\r?\n|$)/.exec(text.slice(stop)) ?? []
  return { end: stop + blanks.length, text: written }
}

function replaceInFlow({ marks }: Context, slot: Slot, after: Raw): Splice {
  const { node, from, path } = slot
  const [start = from] = node.range ?? []
  const end = endOfValue(slot)
  if (marks.comments.some((comment) => comment.start >= start && comment.start < end))
    throw new EditError(`There is a comment in \`${path.join('.')}\`.`)
  if (after === null && slot.after === 'dash')
    throw new EditError('An entry between brackets cannot be empty.')
  if (after === null) return { start: from, end, text: '' }
  const gap = from === start && slot.after === 'key' ? ' ' : ''
  return { start, end, text: gap + writeFlow(after) }
}

const endOfValue = ({ node, from }: Slot): number =>
  isScalar(node) && node.value === null ? Math.max(from, node.range?.[1] ?? from) : endOf(node)
