import { list } from '../../../text/quote.ts'
import type { UnknownField } from '../../shape/issue.ts'
import type { Meaning } from './slip.ts'

/** The hint for a field of which nobody can say what it was meant as. */
export function unrecognised({ expected: { properties = {} } }: UnknownField): Meaning {
  if (!properties.private)
    return { hint: `Known here are ${list(Object.keys(properties), 'and')}.` }
  const instead = properties.description ? ', or write what it says in the `description`' : ''
  return {
    hint: `Take it out${instead}. A note that is not for the public belongs under \`private:\`. The guide in content/README.md shows what can be written.`,
  }
}
