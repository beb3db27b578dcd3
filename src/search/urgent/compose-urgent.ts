import { parseHours } from '../../times/hours/entries/entry.ts'
import { toSearchTime } from '../../times/search-times.ts'
import type { Settings } from '../../record/settings/settings.ts'
import britain from '../../countries/gb/urgent.json' with { type: 'json' }
import { needsOf } from './choose-lines.ts'
import type {
  Nation,
  PublishedLine,
  UrgentFile,
  UrgentGroup,
  UrgentLine,
  UrgentNeed,
} from './lines.ts'
import { partsOf } from './match-needs.ts'
import { PHRASES } from './phrases.ts'

/** The lines of Britain, by their keys, the needs that they are for, and the groups of these. */
export const BRITAIN = britain as {
  readonly lines: Readonly<Record<string, UrgentLine>>
  readonly needs: readonly UrgentNeed[]
  readonly groups: readonly UrgentGroup[]
}

/** The settings of urgent help. */
export type UrgentSettings = Pick<Settings, 'urgent' | 'urgent_lines' | 'british_urgent'>

/** The urgent help of a directory: its own first, then that of Britain with its changes. */
export function composeUrgent(settings: UrgentSettings, nations: readonly Nation[]): UrgentFile {
  const lines = linesOf(settings)
  const own = settings.urgent.map(({ name, words }, i): UrgentNeed => ({
    id: `own-${i}`,
    title: name,
    lines: [`own-${i}`],
    words: words.map((phrase) => partsOf(phrase).join(' ')).filter(saysSomething),
  }))
  const national = settings.british_urgent ? BRITAIN.needs : []
  const needs = [...own, ...national.map(withWords)]
    .map((need) => ({ ...need, lines: need.lines.filter((key) => lines[key]) }))
    .filter((need) => need.lines.length > 0)
  const published = Object.entries(lines).map(([key, line]) => [key, withTimes(line)] as const)
  const groups = groupsOf(needs, own)
  return { schema: 'osd-urgent/2', nations, lines: Object.fromEntries(published), needs, groups }
}

/** A need of the publisher is first in the group that its words speak of; one that speaks of none, in the first. */
function groupsOf(needs: readonly UrgentNeed[], own: readonly UrgentNeed[]): UrgentGroup[] {
  const ids = new Set(needs.map(({ id }) => id))
  const of = own.map(({ id, title, words = [] }) => {
    const said = new Set([title, ...words].flatMap((text) => [...needsOf(text)]))
    const group = BRITAIN.groups.findIndex(({ needs: all, folded = [] }) =>
      [...all, ...folded].some((one) => said.has(one)),
    )
    return { id, group: Math.max(0, group) }
  })
  return BRITAIN.groups.map(({ needs: all, folded = [], ...group }, i) => ({
    ...group,
    needs: [
      ...of.flatMap((one) => (one.group === i ? [one.id] : [])),
      ...all.filter((id) => ids.has(id)),
    ],
    folded: folded.filter((id) => ids.has(id)),
  }))
}

/** A phrase of light words would be in every search. */
const LIGHT: ReadonlySet<string> = new Set(PHRASES.light.split(' '))
const saysSomething = (phrase: string) => phrase.split(' ').some((word) => !LIGHT.has(word))

/** The lines that a directory shows. */
function linesOf({ urgent, urgent_lines: changes, british_urgent }: UrgentSettings) {
  const own = urgent.map(
    ({ name, telephone: call, sentence, source, read }, i): [string, UrgentLine] => [
      `own-${i}`,
      { name, sentence, call, ...(source && { source }), ...(read && { read }) },
    ],
  )
  const national = Object.entries(british_urgent ? BRITAIN.lines : {}).flatMap(
    ([key, line]): [string, UrgentLine][] => {
      const change = changes[key]
      if (change === 'off') return []
      const { hours_said: said, ...rest } = line
      return [[key, { ...rest, ...(said && !change?.hours && { hours_said: said }), ...change }]]
    },
  )
  return Object.fromEntries([...own, ...national])
}

function withWords(need: UrgentNeed): UrgentNeed {
  const { topics = [], alone = [] } = PHRASES.needs[need.id] ?? {}
  return { ...need, words: [...new Set([...alone, ...topics])] }
}

/** An entry of hours that cannot be read leaves the line without times, so that it is never taken for open. */
function withTimes(line: UrgentLine): PublishedLine {
  if (!Array.isArray(line.hours)) return line
  const read = (line.hours as readonly string[]).map((entry) => parseHours(entry).schedule)
  if (read.includes(undefined)) return line
  return {
    ...line,
    times: read.map((schedule) => toSearchTime({ id: '', ...schedule! }, undefined)),
  }
}

/** Lines whose numbers were compared with their source more than six months before a day, or never. Dates are ISO 8601. */
export function linesToRead(settings: UrgentSettings, today: string): [string, UrgentLine][] {
  const due = new Date(`${today}T00:00:00Z`)
  due.setUTCMonth(due.getUTCMonth() - MONTHS)
  const oldest = due.toISOString().slice(0, 10)
  return Object.entries(linesOf(settings)).filter(([, { read }]) => (read ?? '') < oldest)
}

const MONTHS = 6
