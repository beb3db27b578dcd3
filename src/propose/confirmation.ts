import type { ProposedFile } from '../proposal/proposed-change.ts'
import { readSuggestion } from './suggestion.ts'

/** Somebody says that everything in the record of a service is still right: its text, with the day of that. */
export type Confirmation = Required<ProposedFile>

const SERVICE = /^content\/services\//

/** Reads a confirmation from a text that anybody may have written. Undefined when it is not exactly one. */
export function readConfirmation(json: string): Confirmation | undefined {
  const { files = [], changes = [], why = '' } = readSuggestion(json) ?? {}
  const [file] = files
  if (files.length !== 1 || changes.length > 0 || why !== '') return undefined
  if (file?.base === undefined || !SERVICE.test(file.path)) return undefined
  return { ...file, base: file.base }
}

/**
 * The day (YYYY-MM-DD) on which a service was checked last, as its new text says; undefined unless that is all that differs from
 * the old text. This reads lines, because nothing reads YAML at the edge: other spellings are none.
 */
export function confirmedDay(before: string, after: string): string | undefined {
  const [line = '', ...others] = after.match(LINE) ?? []
  const { day, rest } = DAY.exec(line)?.groups ?? {}
  const { rest: oldRest = '' } = DAY.exec(before.match(LINE)?.[0] ?? '')?.groups ?? {}
  const isAll = others.length === 0 && rest === oldRest && withoutDay(before) === withoutDay(after)
  return isAll ? day : undefined
}

const LINE = /^(["']?)assured_date\1[ \t]*:.*$/gm
/** The day, and the comment behind it. */
const DAY =
  /^(["']?)assured_date\1[ \t]*:[ \t]*(["']?)(?<day>\d{4}-\d\d-\d\d)\2(?<rest>(?:[ \t]+#.*)?)[ \t]*\r?$/

/** Line ends at the end do not count: a new last line needs one before it. */
const withoutDay = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => !line.match(LINE))
    .join('\n')
    .trimEnd()
