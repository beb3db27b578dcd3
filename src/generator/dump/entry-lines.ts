import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'

/** How the entries of a list become lines of a cell, and how a line that was changed or added becomes an entry. */
export interface EntryLines {
  /** The line of a published entry; undefined when the entry has nothing that a line can say. */
  readonly toLine: (entry: Readonly<Record<string, unknown>>) => string | undefined
  /** The entry for a line. What a line does not say is taken from the entry that stood there. */
  readonly toEntry: (line: string, entry: Raw | undefined) => Raw
}

/** Lists whose entries have a line, besides those that the form for a change shows. */
export const ENTRY_LINES = {
  service: {
    cost_options: { toLine: costLine, toEntry: costEntry },
    languages: named('name', ['code']),
    required_documents: named('document', ['uri']),
  },
  organization: {},
  location: { languages: named('name', ['code']) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, EntryLines>>>>

/** Entries that are known by one field. Fields that identify what it names go when it changes. */
function named(field: string, identifying: readonly string[]): EntryLines {
  return {
    toLine: (entry) => textOf(entry[field]),
    toEntry: (line, entry) => ({ ...without(entry, [field, ...identifying]), [field]: line }),
  }
}

/*
 *   Half plot: £55        An hour: 4.50 EUR        £3        Free for members
 */
const COST =
  /^(?:(?<option>.+?):\s*)?(?:£\s?(?<pounds>\d+(?:\.\d+)?)|(?<amount>\d+(?:\.\d+)?) (?<currency>[A-Z]{3}))$/

function costLine({ option, amount, currency }: Readonly<Record<string, unknown>>) {
  const name = textOf(option)
  const sum = textOf(amount)
  const price = sum && (currency === 'GBP' ? `£${sum}` : `${sum} ${textOf(currency) ?? ''}`.trim())
  const line = [name, price].filter(Boolean).join(': ')
  // A line that would be read as something else says nothing.
  const read = costEntry(line, undefined) as RawObject
  const isSame = read.option === name && read.amount === sum && line !== ''
  return isSame ? line : undefined
}

function costEntry(line: string, entry: Raw | undefined): Raw {
  const { option, pounds, amount = pounds, currency = 'GBP' } = COST.exec(line)?.groups ?? {}
  const others = without(entry, ['option', 'amount', 'currency'])
  if (amount === undefined) return { option: line, ...others }
  return { ...(option !== undefined && { option }), amount, currency, ...others }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** An entry without some fields, and without its id, which stood for what it was. */
const without = (entry: Raw | undefined, fields: readonly string[]): RawObject =>
  isRawObject(entry)
    ? Object.fromEntries(Object.entries(entry).filter(([name]) => !fields.includes(name)))
    : {}
