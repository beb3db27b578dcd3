import { type Node, isNode } from 'yaml'
import { tooManyAliases as problem } from '../../finding.ts'
import type { SeenAlias, Slip } from '../slip.ts'

/** More than any record needs, and far less than it takes to fill the memory. */
export const MAX_ALIASES = 100

const anchorOf = (node: Node) => ('anchor' in node ? node.anchor : undefined)

/** An alias within what it refers to, or one alias too many. */
export const tooManyAliases: Slip<SeenAlias> = {
  example: { text: 'contacts: &all [*all]\n', at: '1:17' },
  find: ({ node, parents, context: { document, aliases } }) => {
    // To resolve an alias, the library searches the whole document.
    const isInAnchor = parents.some((parent) => isNode(parent) && anchorOf(parent) === node.source)
    const isCircle = isInAnchor && parents.includes(node.resolve(document))
    return isCircle || node === aliases[MAX_ALIASES]
      ? { problem, offset: node.range?.[0] ?? 0 }
      : undefined
  },
}
