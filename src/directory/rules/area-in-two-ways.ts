import { list } from '../../text/quote.ts'
import type { Written } from '../../record/schema/written.ts'
import type { ObjectRule } from './rule.ts'

type Way = 'postcodes' | 'area' | 'code' | 'extent'

/** An entry is published as one area, so what stands first would hide the others. */
const SETS: readonly (readonly Way[])[] = [
  ['postcodes', 'area', 'code'],
  // All of these become its extent. A code becomes its `uri`, so it can have an extent as well.
  ['postcodes', 'area', 'extent'],
]

/** A service area says where it is in more than one way, and only one of them would be published. */
export const areaInTwoWays: ObjectRule<'service_area'> = {
  entity: 'service_area',
  *check(written, at) {
    const ways = waysOf(written)
    if (ways.length < 2) return
    yield {
      code: 'area-in-two-ways',
      message: `${list(ways, 'and')} stand in one entry, which can hold only one of them.`,
      hint: 'Write an entry for each, with a dash of its own; if they mean the same area, keep one of them.',
      place: { ...at(ways[1]!), at: 'key' },
    }
  },
}

const waysOf = (written: Written<'service_area'>): readonly Way[] =>
  SETS.map((set) => set.filter((way) => written[way] !== undefined)).find(
    (ways) => ways.length > 1,
  ) ?? []
