import type { Linked, Service } from '../../directory/directory.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Fact } from '../facts/fact.ts'
import { hoursFacts } from '../fields/hours-facts.ts'

/** The facts about a new record: of a service its organization, times and places; of any whether it is a draft. */
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
