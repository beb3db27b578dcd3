import { isScalar, visit } from 'yaml'
import type { YamlDocument } from '../read-document.ts'

/** A text, and what the YAML library makes of it. */
export interface Sheet {
  readonly text: string
  readonly document: YamlDocument
}

/** A line of a file that holds a field, an entry or a comment, with its number from 1 and the offset where it starts. */
export interface OutlineLine {
  readonly line: string
  /** The same with `"` for every character of what is in quotation marks or brackets, if the text is YAML. */
  readonly bare: string
  readonly number: number
  readonly lineStart: number
}

/**
 * Finds the lines of a file, without empty ones and without those of texts below `|` or `>` or in quotation marks. The YAML
 * library says where these are. In a text that is not YAML they are guessed.
 */
export function* outlineOf({ text, document }: Sheet): Generator<OutlineLine> {
  const isYaml = document.errors.length === 0
  const { texts, closed } = isYaml ? spansOf(document) : { texts: [], closed: [] }
  const bare = covered(text, closed)
  let lineStart = 0
  let number = 0
  let next = 0
  let isInside: ((line: string) => boolean) | undefined
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '')
    number++
    while (texts[next] && texts[next]![1] <= lineStart) next++
    if (line.trim() !== '' && !(texts[next] && texts[next]![0] < lineStart)) {
      if (!isInside?.(line)) {
        yield { line, bare: bare.slice(lineStart, lineStart + line.length), number, lineStart }
        if (!isYaml) isInside = textAfter(line)
      }
    }
    lineStart += whole.length + 1
  }
}

type Span = readonly [from: number, to: number]

/** The offsets of the texts that are not plain, and those of all that has an end of its own: such texts, and brackets. */
function spansOf(document: YamlDocument): { texts: readonly Span[]; closed: readonly Span[] } {
  const texts: Span[] = []
  const closed: Span[] = []
  visit(document, {
    Node(_, node) {
      const [from, to] = node.range ?? [0, 0]
      const isText = isScalar(node) && node.type !== 'PLAIN'
      if (isText) texts.push([from, to])
      const isClosed = isText || ('flow' in node && node.flow)
      if (isClosed && from >= (closed.at(-1)?.[1] ?? 0)) closed.push([from, to])
    },
  })
  return { texts, closed }
}

function covered(text: string, spans: readonly Span[]): string {
  const parts = spans.map(
    ([from, to], i) => text.slice(spans[i - 1]?.[1] ?? 0, from) + '"'.repeat(to - from),
  )
  return parts.join('') + text.slice(spans.at(-1)?.[1] ?? 0)
}

/** Whether the lines that follow are part of the text that starts on a line, if one does. */
function textAfter(line: string): ((next: string) => boolean) | undefined {
  const [, indent = '', dashes = '', name, value] =
    /^( *)((?:- +)*)(?!- )(?:([^\s"'#][^"'#]*?):[ \t]+)?([|>][-+\d]*[ \t]*(?:#.*)?|["'].*)$/.exec(
      line,
    ) ?? []
  if (value === undefined) return undefined
  if (/^[|>]/.test(value)) {
    const column = indent.length + (name ? dashes.length : Math.max(0, dashes.length - 2))
    return (next) => next.startsWith(' '.repeat(column + 1))
  }
  const mark = value.charAt(0)
  let isOpen = !value.slice(1).includes(mark)
  return (next) => {
    const isInside = isOpen
    if (next.includes(mark)) isOpen = false
    return isInside
  }
}
