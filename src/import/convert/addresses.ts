import { DEFAULT_COUNTRY, isCountry } from '../../countries/countries.ts'
import { nationNameOf } from '../../countries/gb/nations-of-place.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import { outcodeOf } from '../../directory/mask-address.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import { type Item, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { plainValues } from './entries.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { type ReadAddress, readAddress, readCountry } from '../../values/address.ts'
import { cleanCells, draftText, draftValue } from './value.ts'

export interface Addresses {
  readonly addresses: DraftRecord[]
  /** Parts of an address that is not whole, as words. */
  readonly leftover?: DraftValue
}

/** Addresses. One without a postcode or a first line is no address of the standard: its words are left over. */
export function addressesOf(
  items: readonly Item[],
  { countries, defaults, note }: ConvertContext,
  isHidden: boolean,
  name?: DraftValue,
): Addresses {
  const usual = defaults.address ?? {}
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
    const written = isHidden ? undefined : linesLeaf(lines)
    const town = tidyTown(value('city'))
    const county = tidyTown(value('state_province'))
    const postcode = value('postal_code')
    const read = written && partsOf(written, { town, county, postcode }, countries)
    const street = read ? read.street : written
    const city = town ?? read?.town ?? county
    const country = countryOf(item, countries)
    const code = postcode ?? read?.postcode
    const kind = code && kindOfPostcode(code.text, country.text)
    const postal_code = isHidden && code ? lessExact(code) : code
    const address_1 = isHidden
      ? city && new DraftValue(city.text)
      : (street ?? (name && new DraftValue(name.text)))
    const said = county ?? read?.county
    const isUsual = usual.state_province !== undefined
    // The standard requires one, and the nation of a postcode is no guess.
    const nation =
      said || isUsual || !code || country.text !== 'GB' || ISLANDS.test(code.text)
        ? undefined
        : new DraftValue(nationNameOf(outcodeOf(code.text)))
    const parts = [written, town, county, postcode].filter((leaf) => leaf !== undefined)
    const isWhole = (city ?? usual.city) && kind && (said ?? nation ?? isUsual)
    if (!address_1 || !isWhole) {
      if (parts.length > 0) {
        const cells = parts.flatMap((leaf) => leaf.cells)
        for (const cell of cells) cell.change('words').ask('no-address')
        leftovers.push(new DraftValue(parts.map(({ text }) => text).join(', '), cells))
      }
      return []
    }
    for (const cell of isHidden ? [] : code!.cells) {
      if (kind === 'odd') cell.ask('odd-postcode')
    }
    if (nation) note(NO_COUNTY, `${code!.cells[0]?.record ?? ''}: ${nation.text}`)
    return [
      compact({
        attention: isHidden ? undefined : value('attention'),
        address_1,
        city,
        region: isHidden ? undefined : value('region'),
        state_province: said ?? nation,
        postal_code,
        country: country.cells.length > 0 || !usual.country ? country : undefined,
        address_type: value('address_type') ?? new DraftValue('physical'),
      }),
    ]
  })
  if (leftovers.length === 0) return { addresses: unique(addresses) }
  const said = leftovers.map(({ text }) => text).join('; ')
  const words = new DraftValue(
    name || isHidden ? `Address: ${said}` : said,
    leftovers.flatMap(({ cells }) => cells),
  )
  return { addresses: unique(addresses), leftover: words }
}

const NO_COUNTY =
  'an address has no county, which the standard requires: `state_province` is the nation of the postcode, or “United Kingdom” where that may be in two; write yours in `defaults` of directory.yaml'

/** Postcodes of Britain that are in none of its nations. */
const ISLANDS = /^\s*(?:IM|JE|GY)\d/i

/** How a text is written as a postcode of a country: whole, in part or with a mistake, or not at all. */
function kindOfPostcode(text: string, country: string): 'whole' | 'odd' | undefined {
  const parsed = parsePostcode(text, isCountry(country) ? [country] : [])
  const isWhole = 'postcode' in parsed && parsed.postcode.kind === 'unit'
  return isWhole || !isCountry(country) ? 'whole' : /\d/.test(text) ? 'odd' : undefined
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

interface Known {
  readonly town: DraftValue | undefined
  readonly county: DraftValue | undefined
  readonly postcode: DraftValue | undefined
}

/** The parts of an address that stand in its lines, because the source has no cells for them. */
function partsOf(
  written: DraftValue,
  { town, county, postcode }: Known,
  countries: ConvertContext['countries'],
): Readonly<Partial<Record<keyof ReadAddress, DraftValue>>> | undefined {
  if (town && postcode) return undefined
  const read = readAddress(written.text, countries)
  const isAlone = town || county
  const leaf = (text: string | undefined) =>
    text === undefined ? undefined : new DraftValue(text, written.cells)
  const own = isAlone
    ? [read.street, read.town, read.county].filter((part) => part !== undefined).join(', ')
    : read.street
  if (own !== written.text) for (const cell of written.cells) cell.change('joined')
  return compact({
    street: leaf(own || undefined),
    town: isAlone ? undefined : leaf(read.town),
    county: isAlone ? undefined : leaf(read.county),
    postcode: leaf(read.postcode),
  }) as Readonly<Record<string, DraftValue>>
}

function lessExact({ text, cells }: DraftValue): DraftValue {
  const outcode = outcodeOf(text)
  if (outcode !== text) for (const cell of cells) cell.change('less-exact')
  return new DraftValue(outcode, cells)
}

function countryOf(item: Item, [first = DEFAULT_COUNTRY]: ConvertContext['countries']): DraftValue {
  const [written] = cleanCells(valuesOf(item, 'country'))
  if (!written) return new DraftValue(first)
  const { text, cell } = written
  const code = readCountry(text)
  if (code === undefined) {
    cell.drop('not-a-choice')
    return new DraftValue(first)
  }
  if (code !== cell.text.trim()) cell.change('spelling')
  return new DraftValue(code, [cell])
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
