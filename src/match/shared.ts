import common from './common-words.json' with { type: 'json' }
import { type ComparedName, compareName, namesIn } from './name.ts'
import { MARK_KINDS, type MarkKind, type MatchRecord } from './record.ts'

/** A record with its names read, the main one first, and with what its marks say. */
export interface Prepared {
  readonly record: MatchRecord
  readonly names: readonly ComparedName[]
  /** By how few records share each mark, between 0 and 1: 1 for a mark that at most a few have. */
  readonly marks: Readonly<Partial<Record<MarkKind, ReadonlyMap<string, number>>>>
  /** The same of its name. */
  readonly rarity: number
}

/** The records of one directory, and what they say about each other. */
export interface Shared {
  readonly prepared: readonly Prepared[]
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

/** Those who have a mark: most have one holder, for whom no sets are made. */
interface Holders {
  readonly name: string
  readonly other: string
  sets?: { readonly names: Set<string>; readonly others: Set<string> }
}

/**
 * Counts marks and words. Copies of one record do not count: a mark is as common as it has different names, or different places or
 * numbers, whichever are fewer.
 */
export function countShared(records: readonly MatchRecord[]): Shared {
  const namesOf = records.map(({ name, names }) =>
    [...new Set([name, ...names].flatMap(namesIn))].map(compareName),
  )
  const holders = new Map<string, Holders>()
  const words = new Map<string, number>()
  const seen = new Set<string>()
  const hold = (key: string, name: string, other: string) => {
    const held = holders.get(key)
    if (!held) return void holders.set(key, { name, other })
    const { names, others } = (held.sets ??= {
      names: new Set([held.name]),
      others: new Set([held.other]),
    })
    if (names.size < MANY) names.add(name)
    if (others.size < MANY) others.add(other)
  }
  for (const [i, { kind, id, marks }] of records.entries()) {
    const { letters, words: own } = namesOf[i]![0]!
    if (!seen.has(letters)) {
      seen.add(letters)
      for (const word of own) words.set(word, (words.get(word) ?? 0) + 1)
    }
    const where = (marks.address ?? marks.postcode)?.[0] ?? id
    const number = (marks.phone ?? marks.web)?.[0] ?? id
    hold(`${kind} name ${letters}`, id, where)
    for (const by of MARK_KINDS)
      for (const mark of marks[by] ?? [])
        hold(
          `${kind} ${by} ${mark}`,
          letters,
          by === 'address' || by === 'postcode' ? number : where,
        )
  }
  const rarityOf = (key: string): number => {
    const { sets } = holders.get(key)!
    if (key.includes(' phone hotline ')) return OF_HOTLINE
    const count = sets ? Math.min(sets.names.size, sets.others.size) : 1
    return 1 / (1 + Math.log2(Math.max(count, FEW) / FEW))
  }
  const total = Math.log(seen.size + MORE)
  return {
    prepared: records.map((record, i) => ({
      record,
      names: namesOf[i]!,
      rarity: rarityOf(`${record.kind} name ${namesOf[i]![0]!.letters}`),
      marks: Object.fromEntries(
        Object.entries(record.marks).map(([by, marks]) => [
          by,
          new Map(marks.map((mark) => [mark, rarityOf(`${record.kind} ${by} ${mark}`)])),
        ]),
      ),
    })),
    weightOf: (word) =>
      total - Math.log(1 + (words.get(word) ?? 0) + (COMMON.has(word) ? WITH_COMMON : 0)),
    towns: new Set(records.flatMap(({ towns }) => towns)),
  }
}
