import { COUNTRIES } from '../../countries/countries.ts'
import { readDate } from '../../values/date.ts'
import { readPrice } from '../../values/price.ts'
import { cleanText } from '../clean/clean-text.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf, childrenOf, textOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { plainValues } from './entries.ts'
import { cleanCells, draftValue, orderIn } from './value.ts'

/** The costs of a service: words, and prices. */
export interface Costs {
  readonly fees_description?: DraftValue
  readonly cost_options: DraftRecord[]
}

/** “None” or “3” below a heading of cost is a price, unless another one says otherwise. “Free.” is what a mapping says. */
export function costsOf(item: Item, context: ConvertContext): Costs {
  const { countries } = context
  const children = childrenOf(item, 'cost_options')
  const options = children.flatMap((child): DraftRecord[] => {
    const option = optionOf(child, context, children.length)
    return option ? [option] : []
  })
  const cells = valuesOf(item, 'fees_description')
  const amount = options.length === 0 ? amountOf(cells) : undefined
  if (amount) return { cost_options: [compact({ currency: currencyIn(context), amount })] }
  const fees = draftValue(cells, 'service', 'fees_description', countries)
  return { cost_options: options, ...(fees && { fees_description: fees }) }
}

/** The amount of words about a price that say nothing but “free” or a bare number. */
function amountOf(cells: readonly Cell[]): DraftValue | undefined {
  const [first, ...others] = cells.map(({ text }) =>
    text.trim() === 'Free.' ? undefined : priceIn(text),
  )
  const isBare =
    first && !first.per && !first.currency && others.every((one) => one?.amount === first.amount)
  if (!isBare) return undefined
  for (const cell of cells) cell.change('spelling')
  return new DraftValue(String(first.amount), cells)
}

const priceIn = (text: string) => readPrice(cleanText(text).text)

const currencyIn = ({ countries: [first] }: ConvertContext): DraftValue | undefined =>
  first && new DraftValue(COUNTRIES[first].currency)

/** One price. An amount that was not understood whole stays words. */
function optionOf(item: Item, context: ConvertContext, count: number): DraftRecord | undefined {
  const { countries, today } = context
  const to = readDate(textOf(item, 'valid_to'), orderIn(countries))
  if (to && to < today && count > 1) {
    for (const cell of cellsOf(item)) cell.drop('past')
    return undefined
  }
  const [cell] = valuesOf(item, 'amount')
  const price = cell && priceIn(cell.text)
  const { amount: _, ...made } = plainValues(
    { ...item, values: new Map([...item.values].filter(([field]) => field !== 'amount')) },
    'cost_option',
    countries,
  )
  const { valid_from, valid_to, option, currency, amount_description } = made as Readonly<
    Record<string, DraftValue | undefined>
  >
  const words = price ? perOf(price.per, cell) : wordsIn(cell)
  if (!option && !amount_description && !price && !words) {
    for (const one of cellsOf(item)) one.drop('says-nothing')
    return undefined
  }
  const amount = price && cell && new DraftValue(String(price.amount), [cell])
  if (amount && amount.text !== cell.text.trim()) cell.change('spelling')
  const sign = price?.currency === undefined ? undefined : new DraftValue(price.currency)
  return compact({
    valid_from,
    valid_to,
    option,
    currency: currency ?? (amount && (sign ?? currencyIn(context))),
    amount,
    amount_description:
      words && amount_description
        ? new DraftValue(`${words.text}, ${amount_description.text}`, [
            ...words.cells,
            ...amount_description.cells,
          ])
        : (words ?? amount_description),
  })
}

const perOf = (per: string | undefined, cell: Cell | undefined): DraftValue | undefined =>
  per === undefined || !cell ? undefined : new DraftValue(per, [cell])

function wordsIn(cell: Cell | undefined): DraftValue | undefined {
  const [said] = cell ? cleanCells([cell]) : []
  if (!said) return undefined
  said.cell.change('words').ask('price-in-words')
  return new DraftValue(said.text, [said.cell])
}
