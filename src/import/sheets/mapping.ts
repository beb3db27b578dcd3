import { type Raw, type RawObject } from '../../record/yaml/raw.ts'
import { UserError } from '../../io/command/errors.ts'
import { type Table, fold } from '../read/table.ts'
import { splitWords } from '../tables/column-names.ts'
import { guessTarget } from './guesses.ts'
import { resolvePath } from './paths.ts'
import { type Target, WORDS, readTarget } from './target.ts'

/** What the columns of a sheet become, by their folded names. */
export interface SheetMapping {
  readonly columns: ReadonlyMap<string, Target>
  /** The column with the id of a row that this row continues. */
  readonly continues?: string
}

/** Reads the `mapping` of a source; every wrong line is named. */
export function readMapping(mapping: RawObject): SheetMapping {
  const columns = new Map<string, Target>()
  const wrong: string[] = []
  for (const [column, rule] of Object.entries(mapping)) {
    const target = readTarget(rule)
    const isKnown =
      target &&
      ((WORDS as readonly string[]).includes(target.to) || resolvePath('service', target.to))
    if (isKnown) columns.set(fold(column), target)
    else wrong.push(`\`${column}\``)
  }
  if (wrong.length > 0)
    throw new UserError(
      `The mapping gives ${wrong.join(', ')} to a field that does not exist. Write a field such as \`name\`, \`phones.number\` or \`locations.postal_code\`, or \`ignore\`.`,
    )
  return { columns }
}

/** A mapping for a sheet that nobody has mapped: each column goes where its name says, and for the rest a person decides. */
export function proposeMapping({ headers, rows }: Table): RawObject {
  return Object.fromEntries(
    headers.flatMap((header, i): [string, Raw][] => {
      if (header === '') return []
      const target = guessTarget(fold(splitWords(header))) ?? ''
      if (DAYS.test(header.trim())) return [[header, { to: 'days', label: dayOf(header) }]]
      if (target === 'schedules.weekday' && !hasTimes(headers)) return [[header, 'days']]
      if (target === 'taxonomy_terms') {
        const some = rows.slice(0, 200).map(({ cells }) => cells[i] ?? '')
        const hasCommas =
          !some.some((text) => /[;|\n]/.test(text)) &&
          some.filter((text) => text.includes(',')).length > some.length / 5
        return [[header, { to: target, taxonomy: header, ...(hasCommas && { split: ',' }) }]]
      }
      return [[header, target]]
    }),
  )
}

/** Columns of ticks, one for each day. */
const DAYS = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$/i
const dayOf = (header: string): string => {
  const day = header.trim().slice(0, 3).toLowerCase()
  return day[0]!.toUpperCase() + day.slice(1)
}

/** True when times have columns of their own beside that of the day; otherwise they are words. */
const hasTimes = (headers: readonly string[]): boolean =>
  headers.some((header) => guessTarget(fold(header)) === 'schedules.opens_at')
