import type { Path } from '../../diagnostics/diagnostic.ts'
import { quote } from '../../text/quote.ts'
import { type Raw, type RawObject, isBlank, isRawObject } from '../yaml/raw.ts'
import { type ParsedHours, parseHours } from './entry.ts'
import { type HoursProblem, SHOWN, badHours } from './problem.ts'

/** One entry of `hours`, or the whole of it where it is no list. */
export type HoursEntry = ParsedHours & {
  /** Where it stands, from `hours` on. */
  readonly path: Path
}

/**
 * Reads the entries of `hours` as YAML gives them; one text is a list of one. What is neither text nor a trap of YAML is
 * left out, for the schema says what is wrong with it.
 */
export function parseHoursList(raw: Raw): HoursEntry[] {
  if (typeof raw === 'string') return [{ ...(gluedDash(raw) ?? parseHours(raw)), path: [] }]
  if (raw === null) return []
  if (isRawObject(raw)) return [{ problem: colon(raw), path: [] }]
  const found: HoursEntry[] = []
  for (let i = 0; i < raw.length; i++) {
    const entry = raw[i]!
    if (isRawObject(entry)) {
      found.push({ problem: colon(entry), path: [i] })
      continue
    }
    if (isBlank(entry) || typeof entry !== 'string') continue
    const split = splitAt(raw, i)
    found.push({ ...(split ?? parseHours(entry)), path: [i] })
    if (split) i = split.last
  }
  return found
}

/** Entries of a list that YAML took for a text, because no space follows their dashes. */
function gluedDash(text: string): ParsedHours | undefined {
  const [, entry] = /^-+([a-z].*?)(?: -+ ?(?=[A-Z]).*)?$/i.exec(text) ?? []
  if (entry === undefined) return undefined
  const problem = badHours(
    'There is no space after this dash.',
    `Write a space after each dash: ${quote(`- ${entry}`)}.`,
  )
  return { problem }
}

/** The most entries that are taken for pieces of one. */
const MOST_PIECES = 8

/**
 * An entry that a comma cut in pieces, because between [ and ] every comma starts another entry:
 *
 *   [Mon, Wed 10:00-12:00]                              → Mon │ Wed 10:00-12:00
 *   [every other Wed 18:00-20:00, from 2026-01-07]      → every other Wed 18:00-20:00 │ from 2026-01-07
 *
 * Pieces belong together where not each of them can stand alone and all of them make sense in a row; days alone belong
 * to the times that follow, right or wrong.
 */
function splitAt(entries: readonly Raw[], first: number) {
  const texts: string[] = []
  for (const entry of entries.slice(first, first + MOST_PIECES)) {
    if (typeof entry !== 'string') break
    texts.push(entry)
  }
  const canStand = texts.map((text) => parseHours(text).schedule !== undefined)
  if (canStand[0] && canStand[1] !== false) return undefined
  for (let count = texts.length; count > 1; count--) {
    const pieces = texts.slice(0, count)
    const isSplit = canStand.slice(0, count).includes(false) && isHours(pieces.join(', '))
    if (isSplit) return { problem: splitByComma(pieces), last: first + count - 1 }
  }
  const days = texts.findIndex((text) => !isDays(text))
  return days > 0 && /\d/.test(texts[days]!)
    ? { problem: splitByComma(texts.slice(0, days + 1)), last: first + days }
    : undefined
}

const isHours = (text: string) => parseHours(text).schedule !== undefined
const isDays = (text: string) => !isHours(text) && isHours(`${text} 10:00-12:00`)

function splitByComma(pieces: readonly string[]): HoursProblem {
  const joined = [pieces.join(' and '), pieces.join(' ')]
  const meant = meaningOf(pieces.join(', '))
  const whole = meant ? joined.find((text) => meaningOf(text) === meant) : joined[0]
  const said = pieces.map((piece) => quote(piece.trim()))
  return {
    code: 'hours-split-by-comma',
    message: `The comma splits this: ${said.slice(0, -1).join(', ')} and ${said.at(-1)} are entries of their own here.`,
    hint: whole
      ? `Write ${quote(whole)}.`
      : `Put it in quotation marks: ${quote(`"${pieces.join(', ')}"`)}.`,
  }
}

const meaningOf = (text: string): string | undefined => {
  const { schedule } = parseHours(text)
  return schedule && JSON.stringify(schedule)
}

/** A colon with a space after it made a field and its value of a text. */
function colon(raw: RawObject): HoursProblem {
  const fields = Object.entries(raw).map(([key, value]) => {
    const said = typeof value === 'string' ? value.trim() : ''
    return { key, said, whole: `${key} ${said}`.trim() }
  })
  const [{ key, said, whole } = { key: '', said: '', whole: '' }] = fields
  const isNote = said !== '' && /\d/.test(key) && !/[()]/.test(key + said)
  const list = fields.map((field) => field.whole)
  return {
    code: 'hours-colon',
    message: `The colon makes ${quote(key)} the name of a field.`,
    hint: list.every(isHours)
      ? `Leave the colon out: ${quote(list.length > 1 ? `[${list.join(', ')}]` : `- ${whole}`)}.`
      : isNote
        ? `Put the note in brackets: ${quote(`${key} (${said})`)}.`
        : `Leave the colon out. ${SHOWN}`,
  }
}
