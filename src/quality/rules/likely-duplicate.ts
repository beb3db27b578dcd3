import type { Service } from '../../directory/directory.ts'
import { nameWords } from '../name-words.ts'
import { objectsOf, phonesIn } from '../objects.ts'
import { spellingHashes, spellingsOf } from '../spellings.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

/**
 * Each service leaves marks: its name with a place, an organization or a telephone number. Two services with a mark in common are likely
 * duplicates. This takes time in proportion to the number of services.
 */
export const likelyDuplicate: QualityRule = {
  code: 'likely-duplicate',
  means: 'Two records are likely to be about the same service.',
  costs: 10,
  *check({ services }) {
    const marks = new Map<string, Service>()
    const similar = withSimilarNames(services)
    const numbers = new Map(similar.map((service) => [service, new Set(numbersOf(service))]))
    const shared = sharedAmong(numbers.values())
    for (const service of similar) {
      const own = [...numbers.get(service)!].filter((number) => shared.has(number))
      let twin: { readonly service: Service; readonly why: string } | undefined
      for (const { mark, why } of marksOf(service, own)) {
        const before = marks.get(mark)
        if (!before) marks.set(mark, service)
        else if (before !== service) twin ??= { service: before, why }
      }
      if (twin)
        yield {
          message: `This looks like the service in ${twin.service.place.file}: ${twin.why}.`,
          hint: 'If they are the same, keep one record with the places and times of both, and list the `id` of the other in removed.yaml. If not, add to the names what tells them apart.',
          place: placeIn(service, 'name'),
          about: service,
        }
    }
  },
}

interface Mark {
  readonly mark: string
  readonly why: string
}

/** Services whose names may have a spelling in common with another. It is a quick filter: it compares hashes. */
function withSimilarNames(services: readonly Service[]): readonly Service[] {
  const firsts = new Map<number, Service>()
  const similar = new Set<Service>()
  for (const service of services) {
    const { name } = service.value
    for (const hash of spellingHashes(name, nameWords(name))) {
      const first = firsts.get(hash)
      if (!first) firsts.set(hash, service)
      else if (first !== service) similar.add(first).add(service)
    }
  }
  return services.filter((service) => similar.has(service))
}

function* marksOf(service: Service, numbers: readonly string[]): Generator<Mark> {
  const words = nameWords(service.value.name)
  const name = words.join(' ')
  if (name === '') return
  for (const { place, what } of placesOf(service))
    yield { mark: `place ${place} ${name}`, why: `it has the same name and the same ${what}` }
  if (service.value.status === 'active')
    yield {
      mark: `organization ${service.organization.id} ${name}`,
      why: 'it has the same name and the same organization',
    }
  if (numbers.length === 0) return
  for (const spelling of spellingsOf(service.value.name, words))
    for (const number of numbers)
      yield {
        mark: `phone ${number} ${spelling}`,
        why: 'it has the same telephone number and a similar name',
      }
}

/** The elements that more than one of the sets have. */
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

/** The places of a service, by id and by postcode: one place may have two records. */
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

/** The telephone numbers of a service and its places, as digits. */
function* numbersOf(service: Service): Generator<string> {
  for (const { value } of phonesIn(objectsOf(service)))
    yield value.number.replace(/\D/g, '').replace(/^(?:00)?44(?=\d{9})/, '0')
}
