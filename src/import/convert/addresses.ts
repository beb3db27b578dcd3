import { outcodeOf } from '../../directory/mask-address.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import { type Item, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { plainValues } from './entries.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { cleanCells, draftText, draftValue } from './value.ts'

export interface Addresses {
  readonly addresses: DraftRecord[]
  /** Parts of an address that is not whole, as words. */
  readonly leftover?: DraftValue
}

const HOME = /^(?:united kingdom|uk|great britain|england|wales|scotland|northern ireland|gbr)$/i

/** Addresses. One without a postcode or a first line is no address of the standard: its words are left over. */
export function addressesOf(
  items: readonly Item[],
  { countries }: ConvertContext,
  isHidden: boolean,
  name?: DraftValue,
): Addresses {
  const leftovers: DraftValue[] = []
  const addresses = items.flatMap((item) => {
    if (!isHidden && hasDerivedId(item)) {
      const exact = plainValues(item, 'address', countries)
      if (exact.address_1 && exact.city && exact.postal_code) return [exact]
    }
    const value = (field: string) => draftValue(valuesOf(item, field), 'address', field, countries)
    const lines = ['address_1', 'address_2', 'address_3', 'address_4'].flatMap((field) =>
      valuesOf(item, field),
    )
    const hide = ['attention', 'region'].flatMap((field) => valuesOf(item, field))
    if (isHidden) for (const cell of [...lines, ...hide]) cell.drop('hidden')
    const street = isHidden ? undefined : linesLeaf(lines)
    const town = tidyTown(value('city'))
    const county = tidyTown(value('state_province'))
    const last = town ? undefined : townOf(street)
    const city = town ?? last?.town ?? county
    const postcode = value('postal_code')
    const postal_code = isHidden && postcode ? lessExact(postcode) : postcode
    const address_1 = isHidden
      ? city && new DraftValue(city.text)
      : (last?.street ?? street ?? (name && new DraftValue(name.text)))
    const country = countryOf(item, countries)
    const parts = [street, town, county, postal_code].filter((leaf) => leaf !== undefined)
    if (!address_1 || !city || !postal_code) {
      if (parts.length > 0) {
        const cells = parts.flatMap((leaf) => leaf.cells)
        for (const cell of cells) cell.change('words')
        leftovers.push(new DraftValue(parts.map(({ text }) => text).join(', '), cells))
      }
      return []
    }
    return [
      compact({
        attention: isHidden ? undefined : value('attention'),
        address_1,
        city,
        region: isHidden ? undefined : value('region'),
        state_province: county ?? new DraftValue(city.text),
        postal_code,
        country,
        address_type: value('address_type') ?? new DraftValue('physical'),
      }),
    ]
  })
  if (leftovers.length === 0) return { addresses: unique(addresses) }
  const words = new DraftValue(
    `Address: ${leftovers.map(({ text }) => text).join('; ')}`,
    leftovers.flatMap(({ cells }) => cells),
  )
  return { addresses: unique(addresses), leftover: words }
}

/** Lines of an address as one, without commas around them. */
function linesLeaf(cells: Parameters<typeof draftText>[0]): DraftValue | undefined {
  const leaf = draftText(cells, ', ')
  return (
    leaf &&
    new DraftValue(
      leaf.text.replace(/(?<![\s,])[\s,]*\n[\s,]*/g, ', ').replace(/(?<![\s,])[\s,]+$/, ''),
      leaf.cells,
    )
  )
}

function tidyTown(leaf: DraftValue | undefined): DraftValue | undefined {
  const text = leaf?.text.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')
  return leaf && text ? new DraftValue(text, leaf.cells) : undefined
}

/** The last of several lines is the town where the source has no field for it. */
function townOf(
  street: DraftValue | undefined,
): { street: DraftValue; town: DraftValue } | undefined {
  const parts = street?.text.split(/,\s*/) ?? []
  if (!street || parts.length < 2 || /\d/.test(parts.at(-1)!)) return undefined
  for (const cell of street.cells) cell.change('joined')
  return {
    street: new DraftValue(parts.slice(0, -1).join(', '), street.cells),
    town: new DraftValue(parts.at(-1)!, street.cells),
  }
}

function lessExact({ text, cells }: DraftValue): DraftValue {
  const outcode = outcodeOf(text)
  if (outcode !== text) for (const cell of cells) cell.change('less-exact')
  return new DraftValue(outcode, cells)
}

function countryOf(item: Item, [first = 'GB']: ConvertContext['countries']): DraftValue {
  const [written] = cleanCells(valuesOf(item, 'country'))
  if (!written) return new DraftValue(first)
  const { text, cell } = written
  const code = HOME.test(text)
    ? 'GB'
    : /^(?:usa|united states.*)$/i.test(text)
      ? 'US'
      : text.toUpperCase()
  if (code !== cell.text.trim()) cell.change('spelling')
  if (/^[A-Z]{2}$/.test(code)) return new DraftValue(code, [cell])
  cell.drop('not-a-choice')
  return new DraftValue(first)
}

/** Removes repeated addresses. */
function unique(addresses: readonly DraftRecord[]): DraftRecord[] {
  const seen = new Map<string, DraftRecord>()
  for (const address of addresses) {
    const key = ['address_1', 'postal_code', 'address_type']
      .map((field) => (address[field] as DraftValue).text.toLowerCase())
      .join('|')
    const before = seen.get(key)
    if (!before) seen.set(key, address)
    else
      for (const [field, made] of Object.entries(address))
        for (const cell of (made as DraftValue).cells) {
          const twin = (before[field] as DraftValue | undefined)?.cells[0]
          if (twin && (before[field] as DraftValue).text === (made as DraftValue).text)
            cell.repeat(twin)
          else cell.drop('same-record')
        }
  }
  return [...seen.values()]
}
