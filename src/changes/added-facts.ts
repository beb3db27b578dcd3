import type { Linked, Service } from '../directory/directory.ts'
import type { RecordKind } from '../record/schema/written.ts'
import type { Fact } from './fact.ts'
import { hoursFacts } from './hours-facts.ts'

/** The little that is said of a new record: whose it is, when and where, and whether it is published. */
export function* addedFacts(thing: Linked<RecordKind>): Generator<Fact> {
  if (isService(thing)) {
    yield { kind: 'value', what: 'organization', after: thing.organization.value.name }
    yield* hoursFacts(undefined, thing.value.schedules)
    for (const { value } of thing.places) yield* hoursFacts(undefined, value.schedules)
    const added = thing.places.map(({ location }) => location.value.name ?? location.slug)
    if (added.length > 0) yield { kind: 'names', what: 'place', added, gone: [] }
  }
  if (thing.draft) yield { kind: 'draft', isDraft: true }
}

const isService = (thing: Linked<RecordKind>): thing is Service => thing.entity === 'service'
