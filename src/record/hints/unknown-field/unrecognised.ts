import { quoteList } from '../../../text/quote.ts'
import type { UnknownField } from '../../shape/issue.ts'
import type { Meaning } from './slip.ts'

/** The hint for a field that matches no slip. */
export function unrecognised({ expected: { properties = {} } }: UnknownField): Meaning {
  if (!properties.private)
    return { hint: `The known fields here are ${quoteList(Object.keys(properties), 'and')}.` }
  const instead = properties.description ? ', or put what it says in the `description`' : ''
  return {
    hint: `Delete this field${instead}. Put a note that is not for the public below \`private:\`. The guide in content/README.md shows what can be written.`,
  }
}
