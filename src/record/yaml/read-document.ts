import { type Document, type ParsedNode, Composer, Lexer, Parser, YAMLParseError } from 'yaml'

export type YamlDocument = Document.Parsed<ParsedNode>

/** Deeper than any record goes, and far less than it takes to overflow the stack. */
export const MAX_DEPTH = 64

/** The only type besides text: null, for nothing, `~` and `null` without quotation marks. */
const nullTag = {
  identify: (value: unknown) => value === null,
  default: true,
  tag: 'tag:yaml.org,2002:null',
  test: /^(?:~|null)?$/,
  resolve: () => null,
} as const

const OPTIONS = {
  schema: 'failsafe',
  customTags: (tags: readonly unknown[]) => [...tags, nullTag],
  // The library compares every key with every other one. slips/fields/duplicate-key.ts does it in linear time.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const

/**
 * Reads a text into a YAML document, which may have errors. The parser keeps a stack of open collections; where that gets
 * too high, reading stops and the result is the offset, because the rest would take memory without limit.
 */
export function readDocument(
  text: string,
): { document: YamlDocument; deep?: never } | { document?: never; deep: number } {
  const parser = new Parser()
  let deep: number | undefined
  function* tokens() {
    for (const lexeme of new Lexer().lex(text)) {
      if (parser.stack.length > MAX_DEPTH) {
        deep = parser.offset
        return
      }
      yield* parser.next(lexeme)
    }
    yield* parser.end()
  }
  const [first, second] = new Composer(OPTIONS as never).compose(tokens(), true, text.length)
  if (deep !== undefined) return { deep }
  const document = first as YamlDocument
  if (second) {
    const [from, to] = second.range
    document.errors.push(new YAMLParseError([from, to], 'MULTIPLE_DOCS', 'More than one document'))
  }
  return { document }
}
