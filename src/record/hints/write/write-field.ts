import { quoteList } from '../../../text/quote.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import { correctionOf } from '../correction/correction.ts'
import { resolved } from '../entry-schema.ts'
import type { HintContext } from '../explanation.ts'
import { YES_OR_NO, writeEntries } from './write-entries.ts'
import { writeList } from './write-list.ts'
import { scalar } from './scalar.ts'

/** How to write a text in a field: after its colon, in a list between brackets, or as an entry below it. */
export function writeField(
  name: string,
  schema: Schema,
  text: string,
  context: Pick<HintContext, 'resolve' | 'defaults' | 'text'>,
): string {
  const entry = schema.items && resolved(schema.items, context)
  if (!entry) return correctionOf({ text, name, schema }) ?? `Write \`${name}: ${scalar(text)}\`.`
  if (entry.enum && !entry.enum.includes(text))
    return `Its entries can be ${quoteList(entry.enum, 'or')}: write \`${name}: [${entry.enum.join(', ')}]\`, or only some of them.`
  if (!canBeText(entry) || (entry.short && YES_OR_NO.test(text)))
    return writeEntries(name, entry, [text], context)
  const isLanguages = entityOf(entry) === 'language'
  return writeList(name, isLanguages ? text.split(AND).join(', ') : text, context.text)
}

/** What is between the names of languages. */
const AND = /,\s*|(?<!\s)\s+(?:and|&)\s+/

/** Whether an entry of a list can be a text. */
const canBeText = ({ type, short, if: either }: Schema): boolean =>
  type === 'string' || short !== undefined || either !== undefined
