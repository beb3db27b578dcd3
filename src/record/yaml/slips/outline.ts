/** A line of a file that holds a field, an entry or a comment, with its number from 1 and the offset where it starts. */
export interface OutlineLine {
  readonly line: string
  readonly number: number
  readonly lineStart: number
}

/** Finds the lines of a file, without empty ones and without those of texts below `|` or `>` or in quotation marks. */
export function* outlineOf(text: string): Generator<OutlineLine> {
  let lineStart = 0
  let number = 0
  let isInside: ((line: string) => boolean) | undefined
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '')
    number++
    if (line.trim() !== '') {
      if (!isInside?.(line)) {
        yield { line, number, lineStart }
        isInside = textAfter(line)
      }
    }
    lineStart += whole.length + 1
  }
}

/** Whether the lines that follow are part of the text that starts on a line, if one does. */
function textAfter(line: string): ((next: string) => boolean) | undefined {
  const [, indent = '', dashes = '', name, value] =
    /^( *)((?:- +)*)(?:([^\s"'#][^"'#]*?):[ \t]+)?([|>][-+\d]*[ \t]*(?:#.*)?|["'].*)$/.exec(line) ??
    []
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
