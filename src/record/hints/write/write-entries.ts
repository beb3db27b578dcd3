import { quoteList, quote } from '../../../text/quote.ts'
import { parseHours } from '../../hours/entries/entry.ts'
import { EXAMPLES } from '../../hours/problem.ts'
import { suggestedOf } from '../../schema/examples.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import type { Defaults } from '../../shape/shape-context.ts'
import { mainField } from './main-field.ts'
import { scalar } from './scalar.ts'

/** How to write a text that stands for a whole entry of a list of objects. */
export function writeEntries(
  name: string,
  entry: Schema,
  text: string,
  defaults: Defaults,
): string {
  const entity = entityOf(entry)
  if (entity === 'schedule') return writeHours(text)
  const field = mainField(entry)
  const isVague = YES_OR_NO.test(text)
  const texts = entity === 'language' ? text.split(/,\s*|\s+(?:and|&)\s+/) : [text]
  const entries = isVague ? [`- ${field}: …`] : texts.map((part) => `- ${field}: ${scalar(part)}`)
  const others = (entry.required ?? [])
    .filter((other) => other !== field && defaults[entity]?.[other] === undefined)
    .map((other) => `${other}: ${suggestedOf(entry.properties?.[other] ?? {})[0] ?? '…'}`)
  return [
    `Write \`${name}:\` on a line of its own, and on the line${entries.length > 1 ? 's' : ''} below ${quoteList(entries, 'and')}`,
    others.length > 0 ? `, and under that ${quoteList(others, 'and')}` : '',
    '.',
    isVague
      ? ` Replace the dots with words that say what there is; ${quote(text)} alone says too little.`
      : '',
  ].join('')
}

/** The answer to a question that readers do not see. */
const YES_OR_NO = /^(?:yes|no|y|n|true|false|x)$/i

function writeHours(text: string): string {
  const hours = parseHours(text).schedule ? text : EXAMPLES[0]
  return `Write times in words in \`hours:\`, such as ${quote(`hours: [${hours}]`)}.`
}
