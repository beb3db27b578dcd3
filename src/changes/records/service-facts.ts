import type { Service } from '../../directory/directory.ts'
import { sayDate } from '../../times/say-schedule.ts'
import type { Written } from '../../record/schema/written.ts'
import type { Fact } from '../facts/fact.ts'
import { fieldFacts } from '../fields/field-facts.ts'
import { exceptionFacts, hoursFacts } from '../fields/hours-facts.ts'
import { listingFacts } from './listing-facts.ts'
import { organizationFacts } from './organization-facts.ts'
import { type InDirectory, placesFacts } from './places-facts.ts'
import { priceFacts } from '../fields/price-facts.ts'
import { nameFacts, valueFacts } from '../fields/value-facts.ts'

/** What is different about a service. What matters most to its users comes first. */
export function* serviceFacts(before: InDirectory, after: InDirectory): Generator<Fact> {
  const [was, is] = [before.service.value, after.service.value]
  if (was.status !== is.status) yield { kind: 'status', before: was.status, after: is.status }
  yield* hoursFacts(was.schedules, is.schedules)
  yield* exceptionFacts(was.exceptions, is.exceptions)
  yield* placesFacts(before, after)
  yield* valueFacts('age range', agesOf(was), agesOf(is))
  yield* priceFacts(was.cost_options, is.cost_options)
  yield* ownerFacts(before.service, after.service)
  yield* listingFacts([was, before.directory], [is, after.directory])
  yield* fieldFacts('service', was, is)
  yield* checkedFacts(was, is)
}

function* ownerFacts(before: Service, after: Service): Generator<Fact> {
  const [was, is] = [before.organization, after.organization]
  if (was.id !== is.id && was.slug !== is.slug)
    yield* valueFacts('organization', was.value.name, is.value.name)
  else if (was.place.path.length > 0 || is.place.path.length > 0) {
    yield* nameFacts('name of the organization', was.value.name, is.value.name)
    for (const fact of organizationFacts(was, is)) yield { ...fact, at: is.value.name }
  }
  yield* valueFacts('programme', before.program?.value.name, after.program?.value.name)
}

function* checkedFacts(was: Written<'service'>, is: Written<'service'>): Generator<Fact> {
  if (was.assured_date === is.assured_date) return
  if (is.assured_date) yield { kind: 'checked', on: sayDate(is.assured_date) }
  else yield { kind: 'text', what: 'date of the last check', how: 'gone' }
}

/** `60 and over`, `up to 18`, `11 to 18` */
function agesOf({ minimum_age: from, maximum_age: to }: Written<'service'>): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `up to ${to}`
  return to === undefined ? `${from} and over` : `${from} to ${to}`
}
