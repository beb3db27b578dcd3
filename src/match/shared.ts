import common from './common-words.json' with { type: 'json' }
import { type ComparedName, compareName, namesIn } from './name.ts'
import { MARK_KINDS, type MarkKind, type MatchRecord } from './record.ts'

/** A record with its names read, the main one first, and its marks as numbers, ascending. */
export interface Prepared {
  readonly record: MatchRecord
  readonly names: readonly ComparedName[]
  readonly marks: readonly number[]
  /** By how few records share its name, between 0 and 1. */
  readonly rarity: number
}

/** A mark, or a name, of records of one kind. */
export interface Mark {
  readonly by: MarkKind | 'name'
  /** By how few records share it, between 0 and 1: 1 for a mark that at most a few have. */
  readonly rarity: number
}

/** The records of one directory, and what they say about each other. */
export interface Shared {
  readonly prepared: readonly Prepared[]
  /** By number. */
  readonly marks: readonly Mark[]
  /** The more names have a word, the less it says. */
  readonly weightOf: (word: string) => number
  /** Words of the towns of all records. */
  readonly towns: ReadonlySet<string>
}

/** Words that many names have in any directory, so that a small one knows it as well. */
const COMMON: ReadonlySet<string> = new Set(common.words.flatMap((word) => compareName(word).words))

/** As if so many names more had been read, and so many of them with each common word. */
const MORE = 1000
const WITH_COMMON = 100

/** So many different records may be one, written differently. */
const FEW = 3
/** What more records share says nothing more. */
const MANY = 500

/** What a number of a hotline says, however few have it here. */
const OF_HOTLINE = 0.3

/** Those who have a mark or a name: most have one holder, for whom no sets are made. */
interface Holders {
  readonly by: Mark['by']
  readonly isHotline: boolean
  readonly name: string
  readonly other: string
  sets?: { readonly names: Set<string>; readonly others: Set<string> }
}

/**
 * Counts marks and words. Copies of one record do not count: a mark is as common as it has different names, or different places or
 * numbers, whichever are fewer.
 */
export function countShared(records: readonly MatchRecord[]): Shared {
  const numbers = new Map<string, number>()
  const holders: Holders[] = []
  const words = new Map<string, number>()
  const seen = new Set<string>()
  const hold = (key: string, by: Mark['by'], name: string, other: string): number => {
    const before = numbers.get(key)
    if (before === undefined) {
      numbers.set(key, holders.length)
      const isHotline = by === 'phone' && key.includes(' phone hotline ')
      return holders.push({ by, isHotline, name, other }) - 1
    }
    const held = holders[before]!
    const { names, others } = (held.sets ??= {
      names: new Set([held.name]),
      others: new Set([held.other]),
    })
    if (names.size < MANY) names.add(name)
    if (others.size < MANY) others.add(other)
    return before
  }
  const held = records.map((record) => {
    const { kind, id, marks } = record
    const names = [...new Set([record.name, ...record.names].flatMap(namesIn))].map(compareName)
    const { letters, words: own } = names[0]!
    if (!seen.has(letters)) {
      seen.add(letters)
      for (const word of own) words.set(word, (words.get(word) ?? 0) + 1)
    }
    const where = (marks.address ?? marks.postcode)?.[0] ?? id
    const number = (marks.phone ?? marks.web)?.[0] ?? id
    const name = hold(`${kind} name ${letters}`, 'name', id, where)
    const all = MARK_KINDS.flatMap((by) => {
      const other = by === 'address' || by === 'postcode' ? number : where
      return (marks[by] ?? []).map((mark) => hold(`${kind} ${by} ${mark}`, by, letters, other))
    })
    return { record, names, name, marks: all.sort((a, b) => a - b) }
  })
  const marks = holders.map(({ by, isHotline, sets }): Mark => {
    const count = sets ? Math.min(sets.names.size, sets.others.size) : 1
    return { by, rarity: isHotline ? OF_HOTLINE : 1 / (1 + Math.log2(Math.max(count, FEW) / FEW)) }
  })
  const total = Math.log(seen.size + MORE)
  const weights = new Map<string, number>()
  return {
    marks,
    prepared: held.map(({ name, ...one }) => ({ rarity: marks[name]!.rarity, ...one })),
    weightOf(word) {
      let weight = weights.get(word)
      if (weight === undefined) {
        weight = total - Math.log(1 + (words.get(word) ?? 0) + (COMMON.has(word) ? WITH_COMMON : 0))
        weights.set(word, weight)
      }
      return weight
    },
    towns: new Set(records.flatMap(({ towns }) => towns)),
  }
}
