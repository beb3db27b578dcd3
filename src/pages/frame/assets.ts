import { FIND } from '../address.ts'
import { checksum } from '../../text/checksum.ts'

/** The scripts of pages and what they load, as a bundler names them. */
export const ASSETS = [
  'map.js',
  'leaflet.js',
  'leaflet.css',
  'service.js',
  'shortlist.js',
  'quality.js',
  'search.js',
  'edit.js',
  'groups.js',
  'propose.js',
  'member.js',
  'returned.js',
  'github.js',
  'inbox.js',
  'text.js',
] as const
export type AssetName = (typeof ASSETS)[number]

/** A script or a style sheet, at an address that changes with its content. */
export interface Asset {
  readonly path: string
  readonly text: string
}

export type Assets = Readonly<Record<AssetName, Asset>>

/** Gives each asset its address. `textOf` returns its content. */
export const toAssets = (textOf: (name: AssetName) => string): Assets =>
  Object.fromEntries(ASSETS.map((name) => [name, toAsset(name, textOf(name))])) as Assets

function toAsset(name: AssetName, text: string): Asset {
  const [stem, ending] = name.split('.')
  return { path: `${FIND}/_/${stem}.${checksum(text)}.${ending}`, text }
}
