import { withoutAccents } from '../../text/accents.ts'
import type { PostcodeSource } from '../gazetteer/postcode-source.ts'
import type { Level } from '../../countries/gb/gss.ts'

/** Finds the area of a name. */
export type NameFinder = (name: string) => FoundName

/** An area, a name that several areas share, or undefined for an unknown name. */
export type FoundName =
  { readonly code: string } | { readonly problem: 'ambiguous-name' } | undefined

/** The tiers that are searched, in order. Not wards and parishes, because hundreds of them share a name. */
const TIERS: readonly Level[] = ['country', 'region', 'county', 'district']

/** Indexes the names of countries, regions, counties and districts that an ingested file has. */
export function createNameFinder(areas: PostcodeSource['areas']): NameFinder {
  const tiers = TIERS.map((level) => {
    const codes = new Map<string, string[]>()
    for (const [code, name] of Object.entries(areas?.[level] ?? {})) {
      const plain = plainName(name)
      if (plain !== '') codes.set(plain, [...(codes.get(plain) ?? []), code])
    }
    return codes
  })
  return (name) => {
    const plain = plainName(name)
    const codes = tiers.map((tier) => tier.get(plain)).find((found) => found)
    if (!codes) return undefined
    const [code = ''] = codes
    return codes.length === 1 ? { code } : { problem: 'ambiguous-name' }
  }
}

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['greater london', 'london'],
  ['hull', 'kingston upon hull'],
  ['county durham', 'durham'],
])

/** A name in lower case, without accents, punctuation and the words for the kind of council. */
export function plainName(name: string): string {
  const words = withoutAccents(name)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (/\bcity of london\b/.test(words)) return 'city of london'
  const plain = words
    .replace(/^(the )?((london|royal|metropolitan) )*(borough|city|county) of (?=.)/, '')
    .replace(/ (city|county) of$/, '')
    .replace(/(?: (?:city|county|district|borough|metropolitan)){0,9} council$/, '')
  return OTHER_NAMES.get(plain) ?? plain
}
