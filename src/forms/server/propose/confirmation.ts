import type { ProposedFile } from '../../change/proposed-change.ts'
import { wholeLinesOf } from '../../../text/lines.ts'
import { readSuggestion } from './suggestion.ts'

/** Somebody says that everything in the record of a service is still right: its text, with the day of that. */
export type Confirmation = Required<ProposedFile>

const SERVICE = /^content\/services\//

/** Reads a confirmation from a text that anybody may have written. Undefined when it is not exactly one. */
export function readConfirmation(json: string): Confirmation | undefined {
  const { files = [], why = '' } = readSuggestion(json) ?? {}
  const [file] = files
  if (files.length !== 1 || why !== '') return undefined
  if (file?.base === undefined || !SERVICE.test(file.path)) return undefined
  return { ...file, base: file.base }
}

/**
 * The day (YYYY-MM-DD) on which a service was checked last, as its new text says; undefined unless the old text with that day in
 * its line, or with one line more, is exactly the new one. This reads lines, because nothing reads YAML at the edge: other spellings
 * are none.
 */
export function confirmedDay(before: string, after: string): string | undefined {
  const [was, is] = [wholeLinesOf(before), wholeLinesOf(after)]
  const at = is.findIndex((line) => LINE.test(line))
  const day = LINE.exec(is[at] ?? '')?.groups?.day
  if (day === undefined || !DAY.test(day)) return undefined
  const there = was.findIndex((line) => LINE.test(line))
  const written = there < 0 ? withLine(was, at, day) : was.with(there, withDay(was[there]!, day))
  return written.join('') === after ? day : undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** A line with the day, or without a value, and with all that is behind it. */
const LINE =
  /^(?<key>(["']?)assured_date\2[ \t]*:)(?:(?<gap>[ \t]*)(?<mark>["']?)(?<day>\d{4}-\d\d-\d\d|null|~)\4)?(?<rest>(?:[ \t]*\r?|[ \t]+#[^\n]*)\n?)$/

function withDay(line: string, day: string): string {
  const { key = '', gap = ' ', mark = '', rest = '' } = LINE.exec(line)?.groups ?? {}
  return key + gap + mark + day + mark + rest
}

/** The lines with one more, which ends as those above it do. */
function withLine(lines: readonly string[], at: number, day: string): readonly string[] {
  const above = lines.slice(0, at).findLast((line) => line.endsWith('\n')) ?? lines[0]
  const end = above?.endsWith('\r\n') ? '\r\n' : '\n'
  const isAfterOpen = at > 0 && lines[at - 1]?.endsWith('\n') === false
  const line = `assured_date: ${day}`
  return lines.toSpliced(at, 0, isAfterOpen ? end + line : line + end)
}
