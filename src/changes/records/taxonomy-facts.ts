import type { Taxonomy, Term } from '../../directory/directory.ts'
import type { Fact } from '../facts/fact.ts'
import { fieldFacts } from '../fields/field-facts.ts'
import { namesFacts, valueFacts } from '../fields/value-facts.ts'
import { pairUp } from '../match/pair.ts'

/** What is different about a taxonomy. */
export function* taxonomyFacts(before: Taxonomy, after: Taxonomy): Generator<Fact> {
  const pairs = pairUp(before.terms, after.terms)
  const alone = (side: 'before' | 'after', other: 'before' | 'after') =>
    pairs.flatMap((pair) => (pair[side] && !pair[other] ? [pair[side].value.name] : []))
  yield* namesFacts('own term', alone('before', 'after'), alone('after', 'before'))
  for (const { before: was, after: is } of pairs) if (was && is) yield* termFacts(was, is)
  yield* fieldFacts('taxonomy', before.value, after.value)
}

function* termFacts(was: Term, is: Term): Generator<Fact> {
  yield* valueFacts('name of a term', was.value.name, is.value.name)
  if (was.parent?.slug !== is.parent?.slug)
    yield* valueFacts(`term above ${is.value.name}`, was.parent?.value.name, is.parent?.value.name)
  if ([...fieldFacts('taxonomy_term', was.value, is.value)].length > 0)
    yield { kind: 'text', what: `term ${is.value.name}`, how: 'changed' }
}
