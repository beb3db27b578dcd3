import { COUNTRIES } from '../../countries/countries.ts'
import { readDate } from '../../values/date.ts'
import { type Price, readPrices } from '../../values/price.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf, childrenOf, textOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord, compact, joined } from './draft.ts'
import { plainValues } from './entries.ts'
import { cleanCells, draftValue, orderIn } from './value.ts'

/** The costs of a service: words, and prices. */
export interface Costs {
  readonly fees_description?: DraftValue
  readonly cost_options: DraftRecord[]
}

/** Words that say prices and nothing else are prices, unless another column has some. “Free.” is what a mapping says. */
export function costsOf(item: Item, context: ConvertContext): Costs {
  const { countries } = context
  const children = childrenOf(item, 'cost_options')
  const options = children.flatMap((child) => optionsOf(child, context, children.length))
  const cells = valuesOf(item, 'fees_description')
  const prices = options.length === 0 ? pricesOf(cells, item.isRow === true) : undefined
  if (prices) {
    for (const cell of cells) cell.change('spelling')
    return { cost_options: prices.map((price) => compact(fieldsOf(price, cells, context))) }
  }
  if (item.isRow) for (const cell of cells) if (/\d/.test(cell.text)) cell.ask('price-in-words')
  const fees = draftValue(cells, 'service', 'fees_description', countries)
  return { cost_options: options, ...(fees && { fees_description: fees }) }
}

/** The prices of words about them. A feed has put its words where they belong, so of it only “free” or a bare number is one. */
function pricesOf(cells: readonly Cell[], isRow: boolean): readonly Price[] | undefined {
  const [prices, ...others] = cells.map(({ text }) =>
    text.trim() === 'Free.' ? undefined : pricesIn(text),
  )
  const [price] = prices ?? []
  const isBare = prices?.length === 1 && !price?.per && !price?.currency
  const isSaid = others.every((one) => JSON.stringify(one) === JSON.stringify(prices))
  return prices && (isBare || isRow) && isSaid ? prices : undefined
}

const pricesIn = (text: string) => readPrices(cleanText(text).text)

function fieldsOf(
  { amount, currency, per, label }: Price,
  cells: readonly Cell[],
  { countries: [first] }: ConvertContext,
) {
  const leaf = (text: string | undefined) =>
    text === undefined ? undefined : new DraftValue(text, cells)
  const sign = currency ?? (first && COUNTRIES[first].currency)
  return {
    option: leaf(label),
    currency: sign === undefined ? undefined : new DraftValue(sign),
    amount: leaf(String(amount)),
    amount_description: leaf(per),
  }
}

/** What an entry costs: one price, or several that its amount says. An amount that was not understood whole stays words. */
function optionsOf(item: Item, context: ConvertContext, count: number): DraftRecord[] {
  const { countries, today } = context
  const to = readDate(textOf(item, 'valid_to'), orderIn(countries))
  if (to && to < today && count > 1) {
    for (const cell of cellsOf(item)) cell.drop('past')
    return []
  }
  const cells = valuesOf(item, 'amount')
  const [cell] = cells
  const prices = cell && pricesIn(cell.text)
  const { amount: _, ...made } = plainValues(
    { ...item, values: new Map([...item.values].filter(([field]) => field !== 'amount')) },
    'cost_option',
    countries,
  )
  const own = made as Readonly<Record<string, DraftValue | undefined>>
  // Several prices in an entry that has a name have two.
  const isClear = prices && (prices.length === 1 || !own.option) ? prices : undefined
  const words = isClear ? undefined : wordsIn(cell)
  if (!isClear && !own.option && !own.amount_description && !words) {
    for (const one of cellsOf(item)) one.drop('says-nothing')
    return []
  }
  const options = isClear?.map((price) => fieldsOf(price, [cell!], context)) ?? [undefined]
  if (isClear && String(isClear[0]!.amount) !== cell!.text.trim()) cell!.change('spelling')
  return options.map((price) =>
    compact({
      valid_from: own.valid_from,
      valid_to: own.valid_to,
      option: joined(', ', own.option, price?.option),
      currency: own.currency ?? price?.currency,
      amount: price?.amount,
      amount_description: joined(', ', words ?? price?.amount_description, own.amount_description),
    }),
  )
}

function wordsIn(cell: Cell | undefined): DraftValue | undefined {
  const [said] = cell ? cleanCells([cell]) : []
  if (!said) return undefined
  said.cell.change('words').ask('price-in-words')
  return new DraftValue(said.text, [said.cell])
}
