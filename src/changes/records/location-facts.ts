import type { Location } from '../../directory/directory.ts'
import type { Written } from '../../record/schema/written.ts'
import { metresBetween } from '../facts/distance.ts'
import { entryFacts } from '../fields/entry-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { fieldFacts } from '../fields/field-facts.ts'
import { exceptionFacts, hoursFacts } from '../fields/hours-facts.ts'
import { valueFacts } from '../fields/value-facts.ts'

/** What is different about a place. */
export function* locationFacts(before: Location, after: Location): Generator<Fact> {
  const [was, is] = [before.value, after.value]
  yield* positionFacts(was, is)
  yield* hoursFacts(was.schedules, is.schedules)
  yield* exceptionFacts(was.exceptions, is.exceptions)
  yield* valueFacts(
    'organization that runs it',
    before.organization?.value.name,
    after.organization?.value.name,
  )
  yield* fieldFacts('location', was, is)
}

/** The address and the point on the map. Of a confidential place only whether it is confidential. */
function* positionFacts(was: Written<'location'>, is: Written<'location'>): Generator<Fact> {
  if (was.confidential || is.confidential) {
    if (!was.confidential) yield* valueFacts('exact address', undefined, 'confidential')
    if (!is.confidential) yield* valueFacts('exact address', undefined, 'published')
    return
  }
  const metres = metresBetween(was, is)
  if (metres) yield { kind: 'moved', metres }
  const [had, has] = [was, is].map(({ latitude }) => latitude !== undefined)
  if (had !== has) yield { kind: 'text', what: 'point on the map', how: has ? 'added' : 'gone' }
  const [old, young] = [was, is].map(({ addresses = [] }) => addresses.map(addressText))
  if (old!.length === 1 && young!.length === 1 && old![0] !== young![0])
    yield* valueFacts('address', old![0], young![0])
  else yield* entryFacts('location', 'addresses', was.addresses, is.addresses)
}

const addressText = ({ address_1, address_2, city, postal_code }: Written<'address'>) =>
  [address_1, address_2, city, postal_code].filter(Boolean).join(', ')
