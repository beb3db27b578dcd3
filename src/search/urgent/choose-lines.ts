import type { Clock } from '../../times/clock.ts'
import { memoise } from '../../text/memoise.ts'
import { judgeTimes } from '../../times/judge-times.ts'
import type { Nation, PublishedLine, UrgentFile, UrgentNeed } from './lines.ts'
import { matchNeeds } from './match-needs.ts'
import { OUR_TABLE } from './our-table.ts'
import { tableOf } from './phrase-table.ts'
import { weighNeeds } from './weigh-needs.ts'

/** The most lines that are shown at once; more where the nation is not known. */
const MAX_LINES = 6
const MAX_ANYWHERE = 9

/** A line for somebody now. */
export interface ChosenLine {
  readonly line: PublishedLine
  /** Undefined when that is not known. */
  readonly isOpen: boolean | undefined
}

/** Where somebody is, as far as that is known, and the clocks there. */
interface Here {
  readonly nations: readonly Nation[]
  readonly clock: Clock
}

/** The ids of the needs that a search says. `own` are the words of a publisher's lines, by the ids of their needs. */
export function needsOf(
  search: string,
  own?: Readonly<Record<string, readonly string[]>>,
): ReadonlySet<string> {
  const said = [
    ...(own ? matchNeeds(search, ownTable(own)) : []),
    ...matchNeeds(search, OUR_TABLE),
    ...weighNeeds(search),
  ]
  // Somebody who says what is wrong needs no list for those who do not.
  const all = new Set(said)
  if (all.size > 1) all.delete('help')
  return all
}

const ownTable = memoise((own: Readonly<Record<string, readonly string[]>>) => {
  const says = Object.entries(own).map(([id, words]) => [id, { says: words }] as const)
  return tableOf({ ...OUR_TABLE, classes: {}, signs: {}, needs: Object.fromEntries(says) })
})

/** The lines for some needs: those of each need in turn, what is open first. */
export function chooseLines(
  needs: readonly UrgentNeed[],
  { lines }: Pick<UrgentFile, 'lines'>,
  here: Here,
): readonly ChosenLine[] {
  const lists = needs.map((need) =>
    linesIn(need, lines, here.nations)
      .map((line) => ({ line, isOpen: isOpen(line, here.clock) }))
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  )
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []))
  const most = here.nations.length === 1 ? MAX_LINES : MAX_ANYWHERE
  return [...new Map(inTurn.flat().map((one) => [one.line, one])).values()].slice(0, most)
}

/** The lines of a need for the people in some nations, or for all when none is known. */
export const linesIn = (
  need: UrgentNeed,
  lines: UrgentFile['lines'],
  nations: readonly Nation[],
): readonly PublishedLine[] =>
  need.lines
    .map((key) => lines[key]!)
    .filter(
      (line) =>
        nations.length === 0 || !line.nations || line.nations.some((one) => nations.includes(one)),
    )

const rankOf = ({ isOpen: open }: ChosenLine) => (open ? 0 : open === undefined ? 1 : 2)

/** True when a line is answered at a moment; undefined when its hours are not known, or a bank holiday may change them. */
function isOpen({ hours, times }: PublishedLine, clock: Clock): boolean | undefined {
  if (hours === 'always') return true
  const verdict = judgeTimes(times ?? [], 'now', clock)
  return verdict === 1 ? undefined : verdict === 2
}
