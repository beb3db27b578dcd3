import type { FormEntry } from '../../questions/groups.ts'
import { sayNumber } from '../../../values/say-amount.ts'
import { type Raw, type RawObject, isRawObject } from '../../../record/yaml/raw.ts'

/** How the entries of a list become lines of a cell, and how a line that was changed or added becomes an entry. */
export interface EntryLines {
  /** The line of an entry; undefined when it has nothing that a line can say. */
  readonly toLine: (entry: FormEntry) => string | undefined
  /** The parts of an entry that its line says. */
  readonly says: readonly string[]
  /** The entry for a line. What a line does not say is taken from the entry that stood there. */
  readonly toEntry: (line: string, entry: Raw | undefined) => Raw
}

/** The lists with entries of parts that a cell can hold. */
export const ENTRY_LINES = {
  cost_options: { toLine: costLine, says: ['option', 'amount', 'currency'], toEntry: costEntry },
  languages: named('name', ['code']),
  required_documents: named('document', ['uri']),
} as const satisfies Readonly<Record<string, EntryLines>>

/** Entries that are known by one field. Fields that identify what it names go when it changes. */
function named(field: string, identifying: readonly string[]): EntryLines {
  return {
    toLine: (entry) => entry[field],
    says: [field],
    toEntry: (line, entry) => ({ ...without(entry, [field, ...identifying]), [field]: line }),
  }
}

/*
 *   Half plot: £55        An hour: 4.50 EUR        £3        Free for members
 */
const COST =
  /^(?:(?<option>.+?):\s*)?(?:£\s?(?<pounds>\d+(?:\.\d+)?)|(?<amount>\d+(?:\.\d+)?) (?<currency>[A-Z]{3}))$/

function costLine({ option, amount, currency = '' }: FormEntry) {
  const number = amount && sayNumber(Number(amount))
  const price = number && (currency === 'GBP' ? `£${number}` : `${number} ${currency}`.trim())
  const line = [option, price].filter(Boolean).join(': ')
  // A line that would be read as something else says nothing.
  const read = costEntry(line, undefined) as RawObject
  const isSame = read.option === option && read.amount === number && line !== ''
  return isSame ? line : undefined
}

function costEntry(line: string, entry: Raw | undefined): Raw {
  const { option, pounds, amount = pounds, currency = 'GBP' } = COST.exec(line)?.groups ?? {}
  const others = without(entry, ['option', 'amount', 'currency'])
  if (amount === undefined) return { option: line, ...others }
  return { ...(option !== undefined && { option }), amount, currency, ...others }
}

/** An entry without some fields, and without its id, which stood for what it was. */
const without = (entry: Raw | undefined, fields: readonly string[]): RawObject =>
  isRawObject(entry)
    ? Object.fromEntries(Object.entries(entry).filter(([name]) => !fields.includes(name)))
    : {}
