import type { Leaflet, MapPoint } from './leaflet.ts'

/** Asks in a part of a page whether to show its map, and shows those of its points that are chosen. */
export function askForMap(
  part: ParentNode,
  choose: (all: readonly MapPoint[]) => readonly MapPoint[] = (all) => all,
): void {
  const [box, ask, failed] = ['[data-points]', '#map-ask', '#map-failed'].map((selector) =>
    part.querySelector<HTMLElement>(selector),
  )
  if (!box || !ask || !failed) return
  // The list has the same places.
  const giveUp = () => {
    box.hidden = true
    failed.hidden = false
  }
  ask.classList.add('ready')
  ask.querySelector('button')!.addEventListener('click', () => {
    ask.hidden = true
    show(box, choose, giveUp).catch(giveUp)
  })
}

async function show(
  box: HTMLElement,
  choose: (all: readonly MapPoint[]) => readonly MapPoint[],
  onFailure: () => void,
): Promise<void> {
  const { points, leaflet, leafletCss, tiles } = box.dataset
  const [{ showMap }, found] = await Promise.all([
    import(leaflet!) as Promise<Leaflet>,
    fetch(points!).then((response) => response.json() as Promise<MapPoint[]>),
    loadStyle(leafletCss!),
  ])
  box.hidden = false
  showMap(box, choose(found), { tiles: tiles!, onFailure })
}

/** Loads a style sheet into the page. */
export const loadStyle = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(address)))
    document.head.append(link)
  })
