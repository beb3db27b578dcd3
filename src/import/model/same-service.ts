import { type Item, addChild, addValue, childrenOf, contentOf, textOf, valuesOf } from './item.ts'
import type { ModelBuilder } from './model.ts'
import { naturalKey } from './natural-key.ts'

/**
 * Gives a service its key: that of an earlier one with the same id, or the same name and organization, only where nothing differs, or
 * nothing but days and times, which the earlier one then has, too. Returns what a person ought to know about it.
 */
export function keyService(item: Item, model: ModelBuilder): string | undefined {
  const said = item.key === undefined ? SAID : { ...SAID, more: SHARED_ID }
  const plain = item.key ?? naturalKey(item)
  const places = childrenOf(item, 'service_at_locations').flatMap((pair) =>
    childrenOf(pair, 'location').map(({ key }) => key ?? ''),
  )
  for (let number = 0; ; number++) {
    const rest = number === 0 ? '' : `|${places.join()}${number === 1 ? '' : `|${number}`}`
    const key = `${plain}${rest}`
    const known = model.find('service', key)
    const differing = known && difference(known, item)
    if (differing === 'more') continue
    item.key = key
    if (known && differing === 'times') moveTimes(item, known)
    return differing ? said[differing] : number > 0 ? said.more : undefined
  }
}

const SAID = {
  none: 'rows say the same as an earlier one, so they were read once',
  times: 'rows differ from an earlier one in days and times alone, so they are one service',
  more: 'rows have the name and the organization of an earlier one and differ from it, so each is a service of its own; join them if they are one',
} as const

/** What is said of rows that have one id and are two things, in sheets and in tables. */
export const SHARED_ID = 'rows share an id although they differ, so each was read for itself'

/** Fields that say when something is. */
const TIMES: ReadonlySet<string> = new Set(['hours', 'schedules'])

function difference(a: Item, b: Item): keyof typeof SAID {
  const names = ({ values, children }: Item) => [...values.keys(), ...children.keys()]
  const differing = [...new Set([...names(a), ...names(b)])].filter(
    (field) =>
      field !== 'id' &&
      (textOf(a, field) !== textOf(b, field) || listOf(a, field) !== listOf(b, field)),
  )
  if (differing.length === 0) return 'none'
  return differing.every((field) => TIMES.has(field)) ? 'times' : 'more'
}

const listOf = (item: Item, field: string): string =>
  childrenOf(item, field).map(contentOf).toSorted().join('\n')

function moveTimes(from: Item, to: Item): void {
  for (const field of TIMES) {
    const known = valuesOf(to, field).map(({ text }) => text)
    const fresh = valuesOf(from, field).filter(({ text }) => !known.includes(text))
    if (fresh.length > 0) addValue(to, field, ...fresh)
    if (fresh.length > 0 || known.length > 0) from.values.delete(field)
    for (const child of childrenOf(from, field)) addChild(to, field, child)
    from.children.delete(field)
  }
}
