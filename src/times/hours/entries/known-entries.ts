import { needsTerms } from '../../exceptions/day-set.ts'
import { readDays } from '../../exceptions/read-days.ts'
import { parseHours } from './entry.ts'
import { hoursIn } from './hours-in-words.ts'

/** True when an entry of `hours` needs to know when school terms are. */
export function isOfTerms(entry: string): boolean {
  const { only = [], except = [] } = parseHours(entry).schedule ?? {}
  return readDays([...only, ...except]).some(needsTerms)
}

/** A beginning and an end on one day, as calendars write them. */
const MOMENTS =
  /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*(?:Z|[+-]\d\d:?\d\d)? to \1T(\d\d:\d\d)[\d:.]*(?:Z|[+-]\d\d:?\d\d)?$/

/** The entries of `hours` that a text is, as far as the directory knows when school terms are. */
export function knownEntries(text: string, hasTerms: boolean): readonly string[] | undefined {
  const entries = hoursIn(text.replace(MOMENTS, '$1 $2-$3'))
  return !hasTerms && entries?.some(isOfTerms) ? undefined : entries
}
