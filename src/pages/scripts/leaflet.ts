import { circleMarker, latLngBounds, map as createMap, tileLayer } from 'leaflet'

/** This module, as another one loads it. */
export type Leaflet = { readonly showMap: typeof showMap }

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
  // The page says whose map it is.
  const map = createMap(box, { preferCanvas: true, attributionControl: false })
  let missing = 0
  tileLayer(tiles, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileerror', () => {
      if (++missing !== MAX_MISSING) return
      map.remove()
      onFailure()
    })
    .addTo(map)
  const color = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()
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
