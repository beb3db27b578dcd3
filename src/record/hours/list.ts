import type { Path } from '../../diagnostics/diagnostic.ts'
import { MAX_IN_FILE } from '../../diagnostics/limit.ts'
import { quote } from '../../text/quote.ts'
import { type Raw, isBlank, isRawObject } from '../yaml/raw.ts'
import { type ParsedHours, parseHours } from '../../times/hours/entries/entry.ts'
import { badHours } from '../../times/hours/problem.ts'
import { entriesIn } from '../../times/hours/entries/several-entries.ts'
import { colonInHours, splitByComma } from './yaml-mistakes.ts'

/** An entry of `hours`, with the path of its text from `hours` on. */
export type HoursEntry = ParsedHours & { readonly path: Path }

/**
 * Parses the entries of `hours`. A text may have several. One text is a list of one. Values that are neither text nor a usual mistake in YAML are
 * skipped: validation by the schema reports them. After many problems it stops, as the record is wrong in any case.
 */
export function parseHoursList(raw: Raw): HoursEntry[] {
  if (typeof raw === 'string') {
    const problem = missingSpace(raw)
    return problem ? [{ ...problem, path: [] }] : parseAt(raw, [])
  }
  if (raw === null) return []
  if (isRawObject(raw)) return [{ problem: colonInHours(raw), path: [] }]
  const found: HoursEntry[] = []
  let wrong = 0
  for (let i = 0; i < raw.length && wrong < MAX_IN_FILE; i++) {
    const entry = raw[i]!
    if (isRawObject(entry)) {
      found.push({ problem: colonInHours(entry), path: [i] })
      continue
    }
    if (isBlank(entry) || typeof entry !== 'string') continue
    const split = splitByComma(raw, i)
    if (!split) {
      const entries = parseAt(entry, [i])
      found.push(...entries)
      if (entries.some(({ problem }) => problem)) wrong += 1
    } else {
      found.push({ problem: split.problem, path: [i] })
      i = split.last
    }
  }
  return found
}

const parseAt = (text: string, path: Path): HoursEntry[] =>
  entriesIn(text).map((entry) => ({ ...parseHours(entry), path }))

/** A list that YAML reads as a text, because there is no space after its dashes. */
function missingSpace(text: string): ParsedHours | undefined {
  const [, entries] = /^-+([a-z].*)$/i.exec(text) ?? []
  const [entry] = entries?.split(/ -+ ?(?=[a-z])/i, 1) ?? []
  if (entry === undefined) return undefined
  const problem = badHours(
    'There is no space after this dash.',
    `Write a space after each dash: ${quote(`- ${entry}`)}.`,
  )
  return { problem }
}
