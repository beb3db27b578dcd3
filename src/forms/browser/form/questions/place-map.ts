import { element } from '../../../../pages/scripts/element.ts'
import { otherButton } from '../../other-button.ts'
import { about, say, saying } from '../about.ts'

export interface PlaceFields {
  /** Latitude, longitude and postcode as they are in the form. */
  readonly read: () => readonly [latitude: string, longitude: string, postcode: string]
  readonly write: (latitude: string, longitude: string) => void
}

/** A button that shows a map, on which the point of a place is set; undefined where there is no map. The two numbers say the same. */
export function createPlaceMap({ read, write }: PlaceFields): HTMLElement | undefined {
  const map = document.getElementById('place-map') as HTMLTemplateElement | null
  if (!map) return undefined
  const { script = '', host } = map.dataset
  const button = otherButton(say.place.show, () => {
    said.textContent = say.loading
    show().catch(giveUp)
  })
  const box = element('div', { class: 'map', role: 'application', 'aria-label': say.place.label })
  box.hidden = true
  const said = element('span', { role: 'status' })
  const hint = host ? element('span', { class: 'quiet' }, saying(say.place.hint, host)) : ''

  async function show(): Promise<void> {
    const [latitude, longitude, postcode] = read()
    const [north, east] = [latitude, longitude].map(Number)
    const point = latitude && longitude ? ([north!, east!] as const) : undefined
    const { showPlace } = (await import(script)) as typeof import('../../place.ts')
    await showPlace(box, map!.dataset, {
      ...{ postcode, countries: about.countries },
      point: point?.every(Number.isFinite) ? point : undefined,
      onFailure: giveUp,
      onPick([latitude, longitude]) {
        write(String(latitude), String(longitude))
        said.textContent = saying(say.place.set, `${latitude}, ${longitude}`)
      },
    })
    button.hidden = true
    said.textContent = say.place.move
  }

  function giveUp(): void {
    box.hidden = true
    button.hidden = false
    said.textContent = say.place.failed
  }

  return element(
    'div',
    {},
    element('p', {}, button, ' ', hint),
    element('p', {}, said),
    box,
    map.content.cloneNode(true),
  )
}
