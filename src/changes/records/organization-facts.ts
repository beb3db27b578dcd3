import type { Organization } from '../../directory/directory.ts'
import type { Fact } from '../facts/fact.ts'
import { fieldFacts } from '../fields/field-facts.ts'
import { namesFacts, valueFacts } from '../fields/value-facts.ts'

/** What is different about an organization. */
export function* organizationFacts(before: Organization, after: Organization): Generator<Fact> {
  yield* valueFacts('organization above it', before.parent?.value.name, after.parent?.value.name)
  yield* namesFacts('program', before.programs.map(nameOf), after.programs.map(nameOf))
  for (const is of after.programs) {
    const was = before.programs.find((program) => nameOf(program) === nameOf(is))
    if (was && [...fieldFacts('program', was.value, is.value)].length > 0)
      yield { kind: 'text', what: `programme ${nameOf(is)}`, how: 'changed' }
  }
  yield* fieldFacts('organization', before.value, after.value)
}

const nameOf = ({ value }: Organization['programs'][number]) => value.name
