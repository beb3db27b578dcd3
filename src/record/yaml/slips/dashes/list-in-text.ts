import { isPair, isScalar } from 'yaml'
import { isProse } from '../../../schema/prose.ts'
import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { isPrivate } from '../private.ts'
import type { SeenValue, Slip } from '../slip.ts'

/** Lines with dashes below a text that starts on the line of its field, so that YAML reads all of them as one line. */
export const listInText: Slip<SeenValue> = {
  example: { text: 'description: Please bring\n  - a mug\n  - a cushion\n', at: '2:3' },
  find: ({ node, parents, context: { text } }) => {
    const owner = parents.at(-1)
    if (!isScalar(node) || node.type !== 'PLAIN' || !isPair(owner) || !isScalar(owner.key))
      return undefined
    const name = String(owner.key.value)
    if (!isProse(name) || isPrivate(parents)) return undefined
    const [start, end] = node.range ?? [0, 0]
    const [, first = '', indent = ''] =
      /^(.*)\r?\n( *)- .*(?:\r?\n *- .*)+$/.exec(text.slice(start, end)) ?? []
    if (first === '') return undefined
    return syntaxAt(
      text.indexOf('\n', start) + 1 + indent.length,
      `These lines are part of the text after ${quote(`${name}:`)}, so all of it would be published as one line.`,
      `Write ${quote(`${name}: |`)}, put ${first.length > MAX_LENGTH ? 'the text after it' : quote(first.trim())} on the line below, and start it in the same column as the dashes.`,
    )
  },
}

const MAX_LENGTH = 60
