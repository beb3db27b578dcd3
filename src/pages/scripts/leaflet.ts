import { circleMarker, latLngBounds, map as createMap, tileLayer } from 'leaflet'

/** This module, as another one loads it. */
export type Leaflet = { readonly showMap: typeof showMap; readonly pickPoint: typeof pickPoint }

/** A place: where it is, its name, and its services with their addresses. */
export type MapPoint = readonly [
  latitude: number,
  longitude: number,
  name: string,
  services: readonly (readonly [name: string, address: string])[],
  label?: string,
]

interface MapOptions {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  readonly onFailure: () => void
}

/** So many tiles may be missing before the map is given up. */
const MAX_MISSING = 3

/** Shows places on a map, which fills an element. */
export function showMap(
  box: HTMLElement,
  points: readonly MapPoint[],
  { tiles, onFailure }: MapOptions,
): void {
  const map = withTiles(box, { tiles, onFailure })
  const color = accent()
  for (const point of points) {
    const pin = circleMarker([point[0], point[1]], {
      radius: 9,
      weight: 3,
      color,
      fillOpacity: 0.5,
    })
    pin.bindPopup(() => popup(point)).addTo(map)
    if (point[4]) pin.bindTooltip(point[4], { permanent: true })
  }
  const bounds = latLngBounds(points.map(([latitude, longitude]) => [latitude, longitude]))
  if (bounds.isValid()) map.fitBounds(bounds, { maxZoom: 16, padding: [20, 20] })
  else map.setView([54, -2.5], 5)
}

export type Spot = readonly [latitude: number, longitude: number]

/**
 * Lets somebody set a point: the one in the middle of a map, which goes where the map is tapped, and with the arrow keys. Without a
 * start the whole country is shown.
 */
export function pickPoint(
  box: HTMLElement,
  {
    start,
    onPick,
    ...options
  }: MapOptions & {
    readonly start: Spot | undefined
    readonly onPick: (spot: Spot) => void
  },
): void {
  const map = withTiles(box, options)
  if (start) map.setView([...start], 17)
  else map.setView([54, -2.5], 5)
  let last = map.getCenter()
  const ring = circleMarker(last, { radius: 12, weight: 3, color: accent(), interactive: false })
  ring.addTo(map)
  map.on('move', () => ring.setLatLng(map.getCenter()))
  map.on('click', ({ latlng }) => map.panTo(latlng))
  map.on('moveend', () => {
    const now = map.getCenter()
    // To look closer says nothing of the place.
    if (now.equals(last, MARGIN)) return
    last = now
    onPick([rounded(now.lat), rounded(now.lng)])
  })
}

/** Five decimals are a metre. */
const MARGIN = 0.00001
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** A map that fills an element. The page says whose it is. */
function withTiles(box: HTMLElement, { tiles, onFailure }: MapOptions) {
  const map = createMap(box, {
    ...{ preferCanvas: true, attributionControl: false, keyboardPanDelta: 20 },
  })
  let missing = 0
  tileLayer(tiles, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileerror', () => {
      if (++missing !== MAX_MISSING) return
      map.remove()
      onFailure()
    })
    .addTo(map)
  return map
}

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()

/** Made of elements: no name of a place can be HTML. */
function popup([, , name, services]: MapPoint): HTMLElement {
  const box = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = name
  box.append(title)
  for (const [text, address] of services) {
    const link = document.createElement('a')
    link.textContent = text
    link.href = address
    const line = document.createElement('p')
    line.append(link)
    box.append(line)
  }
  return box
}
