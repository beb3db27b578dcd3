import { quoteList } from '../../../text/quote.ts'
import type { Written } from '../../../record/schema/written.ts'
import type { Rule } from '../rule.ts'

type Way = 'postcodes' | 'area' | 'code' | 'extent'

/** Fields of which an entry can have only one: an entry is published as one area. */
const EXCLUSIVE: readonly (readonly Way[])[] = [
  ['postcodes', 'area', 'code'],
  // Each of these becomes the extent. A code becomes the `uri`, so it can have an extent as well.
  ['postcodes', 'area', 'extent'],
]

export const areaInTwoWays: Rule = {
  code: 'area-in-two-ways',
  severity: 'error',
  means: 'A service area says in more than one way where it is.',
  objects: {
    *service_area(area, at) {
      const ways = waysOf(area)
      if (ways.length < 2) return
      yield {
        message: `${quoteList(ways, 'and')} are in one entry, which can have only one of them.`,
        hint: 'Write each in an entry of its own, with its own dash. If they mean the same area, keep only one.',
        place: { ...at(ways[1]!), at: 'key' },
      }
    },
  },
}

const waysOf = (area: Written<'service_area'>): readonly Way[] =>
  EXCLUSIVE.map((fields) => fields.filter((way) => area[way] !== undefined)).find(
    (ways) => ways.length > 1,
  ) ?? []
