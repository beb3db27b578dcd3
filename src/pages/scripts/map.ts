/*
 * Runs on the page of the map. Nothing is loaded from the server of the tiles before somebody asks for the map.
 */
import type { Leaflet, MapPoint } from './leaflet.ts'

const box = document.querySelector<HTMLElement>('[data-points]')
const ask = document.querySelector<HTMLElement>('#map-ask')
const failed = document.querySelector<HTMLElement>('#map-failed')

if (box && ask && failed) {
  ask.hidden = false
  ask.querySelector('button')!.addEventListener('click', () => {
    ask.hidden = true
    show(box).catch(() => giveUp(box))
  })
}

async function show(box: HTMLElement): Promise<void> {
  const { points, leaflet, leafletCss, tiles } = box.dataset
  const [{ showMap }, found] = await Promise.all([
    import(leaflet!) as Promise<Leaflet>,
    fetch(points!).then((response) => response.json() as Promise<MapPoint[]>),
    loadStyle(leafletCss!),
  ])
  box.hidden = false
  showMap(box, found, { tiles: tiles!, onFailure: () => giveUp(box) })
}

/** The list has the same places. */
function giveUp(box: HTMLElement): void {
  box.hidden = true
  failed!.hidden = false
}

const loadStyle = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(address)))
    document.head.append(link)
  })
