import type { UrgentNeed } from '../search/urgent/lines.ts'
import type { Arranged, Section } from './arrange.ts'

/** The most services for urgent needs. */
const MOST = 5

/**
 * The positions of services for urgent needs, at most five of the highest rank. For each need the first of its `finds` with an open
 * service counts.
 */
export async function findNeeded(
  needs: readonly UrgentNeed[],
  look: (search: string) => Promise<Arranged>,
  rankOf: (position: number) => number,
): Promise<readonly number[]> {
  const found = await Promise.all(
    needs.map(async ({ finds = [] }) => {
      for (const words of finds) {
        const { sections } = await look(words)
        const own = sections.filter(({ kind }) => kind === 'named' || kind === 'all')
        const positions = own.flatMap((section) => section.positions)
        if (positions.length > 0) return positions
      }
      return []
    }),
  )
  const all = [...new Set(found.flat())]
  return all.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, MOST)
}

/** The most partial matches among them. */
const MOST_PARTIAL = 3

/**
 * Sections with one of what may help with urgent needs, which comes after services with all words: services for the needs and the best
 * partial matches in turn, first those that are both. Where only a line helps, partial matches have words of the text by chance.
 */
export function withNeeded(
  needs: readonly UrgentNeed[],
  needed: readonly number[],
  sections: readonly Section[],
): readonly Section[] {
  if (needs.length === 0) return sections
  const [whole, others] = [true, false].map((isWhole) =>
    sections.filter(({ kind }) => (kind === 'named' || kind === 'all') === isWhole),
  ) as [Section[], Section[]]
  const named = new Set(whole.flatMap(({ positions }) => positions))
  const isIfSaid = needs.some(({ finds_if_said }) => finds_if_said)
  const isLineAlone = isIfSaid || needs.some(({ finds }) => finds?.length === 0)
  const partial = others.find(({ kind }) => kind === 'some')?.positions ?? []
  const best = isLineAlone ? [] : partial.slice(0, MOST_PARTIAL)
  const shown = isIfSaid ? needed.filter((position) => partial.includes(position)) : needed
  const inTurn = Array.from({ length: MOST }, (_, i) => [shown[i] ?? [], best[i] ?? []]).flat(2)
  const own = new Set([...shown.filter((position) => best.includes(position)), ...inTurn])
  return [
    ...whole,
    { kind: 'needed', positions: [...own].filter((position) => !named.has(position)) },
    ...others.map(({ kind, positions }) => ({
      kind,
      positions: positions.filter((position) => !own.has(position)),
    })),
  ]
}
