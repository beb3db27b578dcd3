import { element } from '../../pages/scripts/element.ts'
import type { MapPoint } from '../../pages/scripts/leaflet.ts'
import { askForMap } from '../../pages/scripts/show-map.ts'

/** Shows the results of a page on the map beside their list, by the numbers of their cards; or takes it away again. */
export async function toggleMap(link: HTMLAnchorElement): Promise<void> {
  const found = document.querySelector('.found')!
  const isShown = found.classList.toggle('mapped')
  document.querySelectorAll('.beside, .results .count').forEach((one) => one.remove())
  if (!isShown) return
  const numbers = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.results h3 a'), (card, i) => {
      card.before(element('b', { class: 'count' }, String(i + 1)), ' ')
      return [card.pathname, i + 1] as const
    }),
  )
  const page = await fetch(link.pathname).then((response) => response.text())
  const map = new DOMParser().parseFromString(page, 'text/html').querySelector('#the-map')!
  map.querySelectorAll('script, noscript').forEach((one) => one.remove())
  const beside = element('div', { class: 'beside' }, document.importNode(map, true))
  found.querySelector('.filters')!.after(beside)
  askForMap(beside, (all) => all.flatMap((point) => withNumbers(point, numbers)))
}

/** A place with the services that are among the results, numbered; nothing where none is. */
function withNumbers(
  [latitude, longitude, name, services]: MapPoint,
  numbers: ReadonlyMap<string, number>,
): readonly MapPoint[] {
  const here = services.filter(([, address]) => numbers.has(address))
  const label = here
    .map(([, address]) => numbers.get(address)!)
    .toSorted((a, b) => a - b)
    .join(', ')
  return here.length === 0 ? [] : [[latitude, longitude, name, here, label]]
}
