import { quoteList } from '../../../text/quote.ts'
import type { UnknownField } from '../../shape/issue.ts'
import { type Meaning, keyOf } from './slip.ts'

/** The hint for a field that matches no slip. */
export function unrecognised(issue: UnknownField): Meaning {
  const { properties = {} } = issue.expected
  const names = Object.keys(properties)
  const key = keyOf(issue)
  const longer = names.find((name) => name.startsWith(`${key}.`))
  if (longer !== undefined) return { hint: `Write whole names, such as \`${longer}: …\`.` }
  const form = names.find((name) => key.startsWith(`${name}.`))
  if (form !== undefined)
    return {
      hint: `Write \`${form}:\`, and \`${key.slice(form.length + 1)}: …\` below it, two spaces further in.`,
    }
  if (names.length > MOST_NAMES)
    return {
      hint: `The known names here begin with ${quoteList([...new Set(names.map(beginning))], 'or')}. \`npx osd words en\` lists all of them.`,
    }
  if (!properties.private) return { hint: `The known fields here are ${quoteList(names, 'and')}.` }
  const instead = properties.description ? ', or put what it says in the `description`' : ''
  return {
    hint: `Delete this field${instead}. Put a note that is not for the public below \`private:\`. The guide in content/README.md shows what can be written.`,
  }
}

/** More names than a sentence can tell: those of the sentences of pages. */
const MOST_NAMES = 150
const beginning = (name: string) => name.split('.')[0]!
