import type { Collection } from '../../hsds/collections.ts'
import { asObject } from '../exchange.ts'
import { type Item, type Survey, itemsIn } from '../survey.ts'
import type { Parameter, Plan } from './trial.ts'

/** A word that stands nowhere. */
const NO_WORD = 'qzxvkjwbqphgxzrtnmlc'

/** Words of a name that are long enough to be searched for. */
const wordsOf = (name: string): readonly string[] => name.match(/\p{L}{4,}/gu) ?? []

export const search: Parameter = {
  id: 'parameter-search',
  name: 'search',
  means:
    'search does not find a service by a word of its name, or finds something by a word of no meaning.',
  says: 'search looks for words anywhere in the text of a service.',
  plan(survey) {
    const plans = (['services', 'service_at_locations'] as const).map((collection) =>
      planOf(survey, collection),
    )
    return {
      trials: plans.flatMap(({ trials }) => trials),
      untested: plans.flatMap(({ untested }) => untested),
    }
  },
}

function planOf(survey: Survey, collection: Collection): Plan {
  const items = itemsIn(survey, collection)
  if (items.length === 0) return { trials: [], untested: [] }
  const names = items.map((item) => nameOf(item, collection))
  const counts = new Map<string, number>()
  for (const word of names.flatMap((name) => [...new Set(wordsOf(name.toLowerCase()))]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const [rarest] = [...counts].sort(([, a], [, b]) => a - b)
  const impossible = { collection, query: { search: NO_WORD }, isImpossible: true as const }
  if (!rarest)
    return {
      trials: [impossible],
      untested: [{ collection, why: 'No name has a word to search for.' }],
    }
  const [word] = rarest
  const finds = items
    .filter((_, i) => wordsOf((names[i] as string).toLowerCase()).includes(word))
    .map(({ id }) => String(id))
  return { trials: [{ collection, query: { search: word }, finds }, impossible], untested: [] }
}

/** The name of a service, also where it stands at a location. */
function nameOf(item: Item, collection: Collection): string {
  const service = collection === 'services' ? item : asObject(item.service)
  return typeof service?.name === 'string' ? service.name : ''
}
