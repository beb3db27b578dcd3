import type { Service } from '../../directory/directory.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'
import { objectsOf } from '../objects.ts'
import { nameWords, spellingSums, spellingsOf } from '../words.ts'

/**
 * Two records are about the same service, it seems. Each record leaves its marks, and is compared with whoever left the
 * same mark before; so a directory of any size is gone through once. Only names that are like others leave any.
 */
export function* likelyDuplicate({ services }: Advised): Generator<Advice> {
  const marks = new Map<string, Service>()
  const named = services.map((service) => ({ service, words: nameWords(service.value.name) }))
  const alike = namesLikeOthers(named)
  const numbers = new Map(alike.map(({ service }) => [service, new Set(numbersOf(service))]))
  const shared = sharedAmong(numbers.values())
  for (const { service, words } of alike) {
    const own = [...numbers.get(service)!].filter((number) => shared.has(number))
    let twin: { readonly service: Service; readonly why: string } | undefined
    for (const { mark, why } of marksOf(service, words, own)) {
      const before = marks.get(mark)
      if (!before) marks.set(mark, service)
      else if (before !== service) twin ??= { service: before, why }
    }
    if (twin)
      yield {
        code: 'likely-duplicate',
        message: `This looks like the service in ${twin.service.place.file}: ${twin.why}.`,
        hint: 'If it is, keep one record with the places and times of both, and list the `id` of the other in removed.yaml. If not, say in the names what tells them apart.',
        place: placeIn(service, 'name'),
        about: service,
      }
  }
}

interface Mark {
  readonly mark: string
  readonly why: string
}

/** A service and the words of its name. */
interface Named {
  readonly service: Service
  readonly words: readonly string[]
}

/** Those whose names seem to have a spelling in common with another; it is soon known of the others that they have none. */
function namesLikeOthers(named: readonly Named[]): readonly Named[] {
  const firsts = new Map<number, Named>()
  const alike = new Set<Named>()
  for (const one of named)
    for (const sum of spellingSums(one.service.value.name, one.words)) {
      const first = firsts.get(sum)
      if (!first) firsts.set(sum, one)
      else if (first !== one) alike.add(first).add(one)
    }
  return named.filter((one) => alike.has(one))
}

function* marksOf(
  service: Service,
  words: readonly string[],
  numbers: readonly string[],
): Generator<Mark> {
  const name = words.join(' ')
  if (name === '') return
  for (const { place, what } of placesOf(service))
    yield { mark: `place ${place} ${name}`, why: `it has the same name and the same ${what}` }
  if (numbers.length === 0) return
  for (const spelling of spellingsOf(service.value.name, words))
    for (const number of numbers)
      yield {
        mark: `phone ${number} ${spelling}`,
        why: 'it has the same telephone number and a name like it',
      }
}

/** What is in more than one of some sets. */
function sharedAmong(sets: Iterable<ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const set of sets)
    for (const one of set) {
      if (seen.has(one)) shared.add(one)
      seen.add(one)
    }
  return shared
}

/** Places by id, and by the postcode of their address, as one place may have two records. */
function* placesOf({
  places,
}: Service): Generator<{ readonly place: string; readonly what: string }> {
  for (const { location } of places) {
    yield { place: location.id, what: 'place' }
    const { addresses = [], confidential } = location.value
    if (confidential) continue
    for (const { postal_code, address_type } of addresses)
      if (address_type === 'physical')
        yield { place: postal_code.replace(/\s/g, '').toUpperCase(), what: 'postcode' }
  }
}

/** The telephone numbers of a service, at whichever of its places, as digits. */
function* numbersOf(service: Service): Generator<string> {
  for (const object of objectsOf(service))
    if (object.entity === 'phone')
      yield object.value.number.replace(/\D/g, '').replace(/^(?:00)?44(?=\d{9})/, '0')
}
