import type { UrgentNeed } from '../search/urgent/lines.ts'
import type { Arranged, Section } from './arrange.ts'

/** The most services for urgent needs. */
const MOST = 5

/** The positions of services for urgent needs, at most five. For each need the first of its `finds` with an open service counts. */
export async function findNeeded(
  needs: readonly UrgentNeed[],
  look: (search: string) => Promise<Arranged>,
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
  return [...new Set(found.flat())].slice(0, MOST)
}

/** Sections with one of needed services, which are in no other but those with all words: these come first. */
export function withNeeded(
  needed: readonly number[],
  sections: readonly Section[],
): readonly Section[] {
  if (needed.length === 0) return sections
  const [whole, others] = [true, false].map((isWhole) =>
    sections.filter(({ kind }) => (kind === 'named' || kind === 'all') === isWhole),
  ) as [Section[], Section[]]
  const named = new Set(whole.flatMap(({ positions }) => positions))
  return [
    ...whole,
    { kind: 'needed', positions: needed.filter((position) => !named.has(position)) },
    ...others.map(({ kind, positions }) => ({
      kind,
      positions: positions.filter((position) => !needed.includes(position)),
    })),
  ]
}
