/*
 * Loaded by the form when somebody wants to set the point of a place on a map.
 */
import type { Manifest } from '../../api/manifest.ts'
import type { Country } from '../../countries/countries.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import { locate } from '../../coverage/gazetteer/locate.ts'
import { MANIFEST, indexPath } from '../../feed/paths.ts'
import type { Leaflet, Spot } from '../../pages/scripts/leaflet.ts'
import { loadStyle } from '../../pages/scripts/show-map.ts'

export interface Picking {
  /** What the form has; undefined while it has none. */
  readonly point: Spot | undefined
  readonly postcode: string
  readonly countries: readonly Country[]
  readonly onFailure: () => void
  /** Called when the point is moved. */
  readonly onPick: (spot: Spot) => void
}

/** Shows the map that the page names in a box, at the point of the place, else at that of its postcode, else with all of the country. */
export async function showPlace(
  box: HTMLElement,
  { tiles = '', leaflet = '', leafletCss = '' }: DOMStringMap,
  { point, postcode, countries, ...picking }: Picking,
): Promise<void> {
  const [{ pickPoint }, start] = await Promise.all([
    import(leaflet) as Promise<Leaflet>,
    point ?? pointOf(postcode, countries).catch(() => undefined),
    loadStyle(leafletCss),
  ])
  box.hidden = false
  pickPoint(box, { tiles, start, ...picking })
  box.focus()
}

async function pointOf(text: string, countries: readonly Country[]): Promise<Spot | undefined> {
  const parsed = parsePostcode(text, countries)
  if (!('postcode' in parsed)) return undefined
  const { build, coverage } = (await (await read(MANIFEST)).json()) as Manifest
  const reader = async (path: string) =>
    new Uint8Array(await (await read(indexPath(build, path))).arrayBuffer())
  const { point } = await locate(reader, coverage.gazetteer, parsed.postcode)
  return point && [point.latitude, point.longitude]
}

async function read(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(String(response.status))
  return response
}
