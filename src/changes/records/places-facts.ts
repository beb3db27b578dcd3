import type { Directory, Service, ServiceAtLocation } from '../../directory/directory.ts'
import { metresBetween } from '../facts/distance.ts'
import type { Fact } from '../facts/fact.ts'
import { fieldFacts } from '../fields/field-facts.ts'
import { exceptionFacts, hoursFacts } from '../fields/hours-facts.ts'
import { locationFacts } from './location-facts.ts'
import { listingFacts } from './listing-facts.ts'
import { pairUp } from '../match/pair.ts'
import { nameFacts, namesFacts } from '../fields/value-facts.ts'

/** A service in one version, with its directory. */
export interface InDirectory {
  readonly service: Service
  readonly directory: Directory
}

/** What is different about the places of a service, and about the service at each place. */
export function* placesFacts(before: InDirectory, after: InDirectory): Generator<Fact> {
  const pairs = pairUp(before.service.places.map(toThing), after.service.places.map(toThing))
  const added = pairs.flatMap((pair) => (pair.before ? [] : [pair.after!.pair]))
  const gone = pairs.flatMap((pair) => (pair.after ? [] : [pair.before!.pair]))
  if (added.length === 1 && gone.length === 1) {
    yield moved(gone[0]!, added[0]!, [before.directory, after.directory])
    yield* hoursFacts(gone[0]!.value.schedules, added[0]!.value.schedules)
  } else yield* namesFacts('place', gone.map(nameOf), added.map(nameOf))
  const isOnly = before.service.places.length < 2 && after.service.places.length < 2
  for (const { before: was, after: is } of pairs)
    if (was && is)
      for (const fact of pairFacts([was.pair, before.directory], [is.pair, after.directory]))
        yield isOnly ? fact : { ...fact, at: nameOf(is.pair) }
}

type AtPlace = readonly [ServiceAtLocation, Directory]

/** What is different at one place, and about the place itself if the service contains it. */
function* pairFacts([was, before]: AtPlace, [is, after]: AtPlace): Generator<Fact> {
  yield* hoursFacts(was.value.schedules, is.value.schedules)
  yield* exceptionFacts(was.value.exceptions, is.value.exceptions)
  yield* listingFacts([was.value, before], [is.value, after])
  yield* fieldFacts('service_at_location', was.value, is.value)
  if (is.location.place.path.length > 0) {
    yield* nameFacts('name of the place', was.location.value.name, is.location.value.name)
    yield* locationFacts(was.location, is.location)
  }
}

/** From one place to another. Without the distance if a place is or was confidential, as it would reveal where. */
function moved(
  from: ServiceAtLocation,
  to: ServiceAtLocation,
  directories: readonly Directory[],
): Fact {
  const isOpen = ({ location: { id } }: ServiceAtLocation) =>
    !directories.some(({ locations }) =>
      locations.some((location) => location.id === id && location.value.confidential),
    )
  const metres =
    isOpen(from) && isOpen(to) ? metresBetween(from.location.value, to.location.value) : undefined
  return {
    kind: 'moved',
    ...(metres !== undefined && { metres }),
    from: nameOf(from),
    to: nameOf(to),
  }
}

const toThing = (pair: ServiceAtLocation) => {
  const { id, slug, value } = pair.location
  return { id, slug, value, pair }
}

const nameOf = ({ location }: ServiceAtLocation) => location.value.name ?? location.slug
