import type { Rule } from '../../record/mapping/rule.ts'
import { readYesNo } from '../../values/yes-no.ts'
import type { Cell } from '../model/cell.ts'
import { fold } from '../model/fold.ts'
import { type Item, addValue } from '../model/item.ts'
import { NO_RECORD } from '../model/reasons.ts'

/** Columns about what people agreed to, and those whose yes means no. */
const CONSENT =
  /(?:^|_)(?:consent|gdpr|permission|publish(?:ed)?|show_on_website|(?:ok|okay|happy|agree|willing)_.{0,60}(?:shar(?:e|ed|ing)|show[ns]?|listed|public|display(?:ed)?))(?:_|$)/
const REFUSAL = /(?:^|_)(?:do_not|don_t|not_to|not_for)_(?:publish|share|show|publication)|opt_out/

/** What stands in such a column where nobody has agreed. */
const NOT_GIVEN =
  /^(?:\?+|withheld|withdrawn|pending|refused|declined|unknown|unsure|none|tbc|not (?:yet|given|asked|sure)\b.*|await.*)$/i

/** A “no” about being published makes a draft, whatever the mapping says; a “yes” lets the names of contacts in. */
export function readConsent(item: Item, name: string, cell: Cell): void {
  const isRefusal = REFUSAL.test(name)
  if (!isRefusal && !CONSENT.test(name)) return
  const word = cell.text.trim()
  const said = readYesNo(word) ?? (NOT_GIVEN.test(word) ? isRefusal : undefined)
  if (said === undefined) return
  if (said !== isRefusal) item.consents = true
  else addValue(item, 'draft', cell.change('words').as('true'))
}

const TOTAL = /^(?:grand |sub-?)?totals?\s*(?:[:=–-].*|\d.*)?$/i

/** Why a row of a sheet is no record; undefined for one that is. */
export function notARecord(
  cells: readonly string[],
  headers: readonly string[],
  targets: readonly (Rule | undefined)[],
): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isHeading = (cell: string, i: number) =>
    cell.trim() === '' || fold(cell) === fold(headers[i] ?? '')
  if (filled.length > 1 && cells.every(isHeading)) return NO_RECORD.headings
  const isMany = targets.filter((target) => target && target.to !== 'ignore').length > 3
  if (isMany && filled.length === 1) return NO_RECORD.alone
  const names = cells.filter((_, i) => ['name', 'organization.name'].includes(targets[i]?.to ?? ''))
  return [filled[0] ?? '', ...names].some((cell) => TOTAL.test(cell.trim()))
    ? NO_RECORD.total
    : undefined
}
