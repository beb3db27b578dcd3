import type { Alias, Node, Pair } from 'yaml'
import type { Finding } from '../finding.ts'
import type { YamlDocument } from '../read-document.ts'

/**
 * A mistake of syntax that editors make. To add one, write a file like those beside this one, or a row of
 * plain-faults.ts, and add it to its list in table.ts.
 */
export interface Slip<Seen> {
  /** A text with this slip, and the line and column of its diagnostic. A test checks that this slip alone matches. */
  readonly example: { readonly text: string; readonly at: string }
  /** The diagnostic, if this is the slip. */
  readonly find: (seen: Seen) => Finding | undefined
}

/** A text that is not YAML, and the first error of the YAML library. */
export interface SyntaxFault {
  readonly text: string
  readonly document: YamlDocument
  /** The code and the message of the library. */
  readonly code: string
  readonly message: string
  readonly offset: number
  /** The whole line of the error, without its line break, and the offset of the line. */
  readonly line: string
  readonly lineStart: number
  /** The text before the offset, and from the offset on. */
  readonly before: string
  readonly rest: string
}

/** One node of a text that is YAML. */
export interface Seen<N> {
  readonly node: N
  /** What is around the node, from the document inwards. */
  readonly parents: readonly unknown[]
  readonly context: Context
}

export interface Context {
  readonly text: string
  readonly document: YamlDocument
  /** Every alias (`*name`), in the order of the text. */
  readonly aliases: readonly Alias[]
}

export type SeenAlias = Seen<Alias>
/** A scalar, a list or a map, be it a key or a value. */
export type SeenValue = Seen<Node>
export type SeenPair = Seen<Pair>
