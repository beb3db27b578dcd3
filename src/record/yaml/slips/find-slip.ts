import { type Alias, type Node, type Pair, visit } from 'yaml'
import type { Finding } from '../finding.ts'
import { lineAt } from '../line.ts'
import type { YamlDocument } from '../read-document.ts'
import type { Context, Slip, SyntaxFault } from './slip.ts'
import { inAliases, inAnyLine, inAnyText, inBrokenText, inPairs, inValues } from './table.ts'

/** The first slip in a text. */
export const findSlip = (document: YamlDocument, text: string): Finding | undefined =>
  firstOf(inAnyText, text) ??
  firstOf(inAnyLine, { text, document }) ??
  (document.errors.length > 0
    ? firstOf(inBrokenText, faultOf(document, text))
    : findInNodes(document, text))

/** The first error of the library. */
export function faultOf(document: YamlDocument, text: string): SyntaxFault {
  const [{ code, message, pos }] = document.errors as [YamlDocument['errors'][number]]
  const [offset] = pos
  const around = { before: text.slice(0, offset), rest: text.slice(offset) }
  return { text, document, code, message, offset, ...lineAt(text, offset), ...around }
}

function findInNodes(document: YamlDocument, text: string): Finding | undefined {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  const context: Context = { text, document, aliases }
  let found: Finding | undefined
  const search =
    <N>(slips: readonly Slip<{ node: N; parents: readonly unknown[]; context: Context }>[]) =>
    (_: unknown, node: N, parents: readonly unknown[]) => {
      found = firstOf(slips, { node, parents, context })
      return found && visit.BREAK
    }
  visit(document, {
    Alias: search<Alias>(inAliases),
    Value: search<Node>(inValues),
    Pair: search<Pair>(inPairs),
  })
  return found
}

function firstOf<Seen>(slips: readonly Slip<Seen>[], seen: Seen): Finding | undefined {
  for (const slip of slips) {
    const found = slip.find(seen)
    if (found) return found
  }
  return undefined
}
