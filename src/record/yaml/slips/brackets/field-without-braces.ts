import { type Node, type YAMLSeq, isMap, isPair, isSeq } from 'yaml'
import { memoise } from '../../../../text/memoise.ts'
import { writePhones } from '../../../hints/write/phone-in-words.ts'
import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { isNamed, isPrivate } from '../private.ts'
import type { Context, SeenPair, Slip } from '../slip.ts'
import { fieldIn, hasNoBraces, isName, withBraces } from './with-braces.ts'

/**
 * A field between square brackets without braces, which YAML makes an entry of its own: `[name: Jo, email: …]`. A list of
 * hours has its own messages about a colon (hours-colon).
 */
export const fieldWithoutBraces: Slip<SeenPair> = {
  example: { text: 'contacts: [name: Jo, email: jo@example.org]\n', at: '1:12' },
  find: ({ node: pair, parents, context }) => {
    const [owner, list, map] = parents.slice(-3)
    if (!isSeq(list) || !isMap(map) || !hasNoBraces(map, context.text)) return undefined
    if (isPrivate(parents) || (isPair(owner) && isNamed(owner, 'hours'))) return undefined
    const name = String(pair.key)
    if (isName(name) && !hasSplitEntry(context)(list)) return undefined
    const better = withBraces(list, { owner, name, text: context.text })
    const offset = (pair.key as Node).range?.[0] ?? 0
    return isName(name)
      ? syntaxAt(
          offset,
          `The field ${quote(name)} is between \`[\` and \`]\` without braces, so it is an entry of its own.`,
          better
            ? `Write ${quote(better)}.`
            : 'Put braces around fields that belong together, `[{ name: value, name: value }]`. Put quotation marks around a text.',
        )
      : syntaxAt(
          offset,
          `The colon makes ${quote(name)} the name of a field.`,
          (isPair(owner) && isNamed(owner, 'phones') && writePhones(textsOf(list, context.text))) ||
            `If this is one text, put it in quotation marks${better ? `: ${quote(better)}` : ''}.`,
        )
  },
}

const textsOf = ({ items }: YAMLSeq, text: string) =>
  (items as Node[]).map(({ range }) => text.slice(range?.[0], range?.[1]))

/**
 * Whether fields with different names are next to each other in a list, so that they belong to one entry. A list in which
 * every entry has one field is right as it is. Cached per list, which may have thousands of fields.
 */
const hasSplitEntry = memoise(({ text }: Context) =>
  memoise(({ items }: YAMLSeq): boolean => {
    const names = (items as Node[]).map((item) => fieldIn(item, text)?.name)
    return names.some((name, i) => {
      const next = names[i + 1]
      return name !== undefined && next !== undefined && next !== name
    })
  }),
)
