import { type Node, isAlias, isScalar } from 'yaml'
import { writeBlockText } from './block-text.ts'
import { eolAt } from './lines.ts'
import { type Style, writeScalar } from './scalar.ts'
import type { Splice } from './splice.ts'

/** Replaces a scalar, or fills an empty value. Its style and the comments beside it stay. */
export function setScalar(
  text: string,
  { node, value, inFlow }: { node: Node; value: string; inFlow: boolean },
): Splice | undefined {
  if (!isScalar(node) && !isAlias(node)) return undefined
  const [start, end] = node.range as [number, number, number]
  const written = text.slice(start, end)
  if (isScalar(node) && node.type?.startsWith('BLOCK')) {
    const eol = eolAt(text, text.indexOf('\n', start) + 1)
    return { start, end, text: writeBlockText(written, value, eol) ?? blockToLine(written, value) }
  }
  const style = (isScalar(node) && STYLES.find((name) => name === node.type)) || 'PLAIN'
  const scalar = writeScalar(value, { style, inFlow, source: written })
  if (start < end) return { start, end, text: scalar }
  // An empty value: `key:` or `-`, perhaps with a comment or a comma after it.
  const from = text.slice(0, start).trimEnd().length
  const [blanks = ''] = /^[ \t]*(?=\r?\n|,|$)/.exec(text.slice(from)) ?? []
  return { start: from, end: from + blanks.length, text: ` ${scalar}` }
}

const STYLES: readonly Style[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE']

/** A quoted value in place of a block scalar. The comment in its header stays. */
function blockToLine(block: string, value: string): string {
  const [header = ''] = block.split(/\r?\n/, 1)
  const comment = /(?<!\s)\s+#.*/.exec(header)?.[0] ?? ''
  const eol = /\r?\n$/.exec(block)?.[0] ?? ''
  return writeScalar(value, { style: 'QUOTE_DOUBLE' }) + comment + eol
}
