import { Lexer } from 'yaml'

/** The comments and the dashes of lists in a YAML text, by their offsets. */
export interface Marks {
  readonly comments: readonly { readonly start: number; readonly text: string }[]
  readonly dashes: readonly number[]
}

/** Marks that the lexer puts before scalars and documents. They are not part of the text. */
const CONTROL = new Set(['\u0002', '\u0018', '\u001F'])

/** Finds comments and dashes. The syntax tree has neither the offsets of the comments nor those of the dashes. */
export function findMarks(text: string): Marks {
  const comments: { start: number; text: string }[] = []
  const dashes: number[] = []
  let offset = 0
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (CONTROL.has(token)) {
      isScalar = token === '\u001F'
      continue
    }
    if (!isScalar && token.startsWith('#')) comments.push({ start: offset, text: token.trimEnd() })
    if (!isScalar && token === '-') dashes.push(offset)
    isScalar = false
    offset += token.length
  }
  return { comments, dashes }
}
