import type { Span } from './span.ts'

/**
 * Where the values of some fields stand in a YAML text, found by the look of it alone: a file that cannot be read hides
 * as much as one that can. Rather too much is found than too little.
 */
export function* valuesOf(text: string, fields: readonly string[]): Generator<Span> {
  const key = new RegExp(
    `(?<before>^|[\\n{,])(?<indent>[ \\t]*(?:-[ \\t]+)*)(?<quote>["']?)(?:${fields.join('|')})\\k<quote>[ \\t]*:(?=[\\s{["'|>]|$)`,
    'g',
  )
  for (const { index, 0: whole, groups } of text.matchAll(key)) {
    const start = index + whole.length
    const isInBrackets = groups?.before === '{' || groups?.before === ','
    const end = isInBrackets ? endInBrackets(text, start) : endOfBlock(text, start, groups?.indent)
    yield { start, end }
  }
}

/** Up to the next line that starts no further in than the field; a list may start where its field does. */
function endOfBlock(text: string, start: number, indent = ''): number {
  const isPartOf = (line: string) => {
    const [spaces = ''] = /^[ \t]*/.exec(line) ?? []
    const rest = line.slice(spaces.length)
    const isList = spaces.length === indent.length && /^-\s/.test(rest)
    return /^(?:#.*)?\r?$/.test(rest) || spaces.length > indent.length || isList
  }
  let end = endOfLine(text, start)
  while (end < text.length && isPartOf(text.slice(end + 1, endOfLine(text, end + 1))))
    end = endOfLine(text, end + 1)
  return end
}

const endOfLine = (text: string, from: number) => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** Up to the comma or the bracket that ends a value between brackets. */
function endInBrackets(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let i = start; i < text.length; i++) {
    const letter = text[i] as string
    if (quote) {
      if (letter === quote) quote = ''
    } else if (/["']/.test(letter) && /[\s[{,:]/.test(text[i - 1] ?? '')) quote = letter
    else if (/[[{]/.test(letter)) depth++
    else if (/[\]}]/.test(letter)) {
      if (depth-- === 0) return i
    } else if (letter === ',' && depth === 0) return i
  }
  return text.length
}
