import { type ParsedHours, parseHours } from './entry.ts'

/** Between two entries on one line: `Tue 10:00-12:00 / Thu 14:00-16:00`. A date or `24/7` has a slash between digits. */
const SEPARATORS = [/(?<!\s)\s*(?:(?<!\d)\/|\/(?!\d)|;)\s*/, /(?<!\s)(?:\s*[,;&+]\s*|\s+and\s+)/i]

/** With fewer numbers there are not two entries. */
const NUMBERS = /(?:(?<!\d)\d+\D+){3}\d/
const MAX_LENGTH = 500

/**
 * The entries in one text, each with its own days and times. There is only one where it is not clear what belongs to which:
 * a note or a date of some of them may be meant for all.
 */
export function entriesIn(text: string): readonly string[] {
  if (text.length > MAX_LENGTH || !NUMBERS.test(text)) return [text]
  if (!/[/;,&+]|\band\b/i.test(text) || parseHours(text).schedule) return [text]
  const found = SEPARATORS.map((separator) => text.split(separator)).find(areClear)
  return found ?? [text]
}

function areClear(parts: readonly string[]): boolean {
  const parsed = parts.length > 1 ? parts.map(parseHours) : []
  return (
    parsed.length > 1 &&
    parsed.every(({ schedule }) => schedule) &&
    SHARED.every((name) => new Set(parsed.map((entry) => has(entry, name))).size === 1)
  )
}

const SHARED = ['notes', 'interval', 'valid_from', 'valid_to'] as const

const has = ({ schedule }: ParsedHours, name: (typeof SHARED)[number]) =>
  schedule?.[name] !== undefined
