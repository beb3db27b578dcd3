import { groupBy } from '../../directory/group-by.ts'
import { pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { MAX_ON_ONE_PAGE, byLetter, letterLinks, letterName } from './letters.ts'
import type { Listed } from './listed.ts'
import { markdown } from '../../pages/texts/markdown.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { written } from '../../pages/translated.ts'
import { tileHost } from '../../pages/tile-host.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** A place with a pin, and the services there. Confidential places have none. */
interface MapPlace {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly services: readonly Listed[]
}

/** Needed by the page of the map beside the services. */
export interface MapOptions {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** Whose map it is, in Markdown. */
  readonly attribution: string
  /** The address of the file of points. */
  readonly points: string
}

const MAP = pageAt('map')

/** The map and a list that says the same, by their addresses; above 500 places the list has a page for each letter. */
export function mapPages(
  services: readonly Listed[],
  options: MapOptions,
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const { messages: words } = context
  const messages = builtMessagesIn(context).map
  const places = placesOf(services)
  const letters = byLetter(places, context.language)
  const list = (shown: Iterable<readonly MapPlace[]>) =>
    [...shown].map((places) => listOf(places, context))
  const letterAddress = (letter: string) => `${MAP}/${letter}`
  const isOnePage = places.length <= MAX_ON_ONE_PAGE
  const main = () =>
    html`<div class="found mapped">
      <div class="beside">${theMap(options, context)}</div>
      <div>
        <h2>${messages.list}</h2>
        <p>${messages.places({ count: places.length })}</p>
        ${isOnePage ? list(letters.values()) : letterLinks([...letters.keys()], letterAddress, words)}
      </div>
    </div> `
  return new Map([
    [MAP, () => layoutPage({ address: MAP, title: words.nav.map, main: main() }, context)],
    ...(isOnePage ? [] : [...letters]).map(
      ([letter, shown]) =>
        [
          letterAddress(letter),
          () =>
            layoutPage(
              {
                title: `${messages.list}: ${letterName(letter, words)}`,
                address: letterAddress(letter),
                main: [letterLinks([...letters.keys()], letterAddress, words), list([shown])],
              },
              context,
            ),
        ] as const,
    ),
  ])
}

/** The points of the map as JSON, in the form that its script reads. */
export const mapPoints = (
  services: readonly Listed[],
  { prefix }: Pick<PageContext, 'prefix'>,
): string =>
  JSON.stringify(
    placesOf(services).map(({ latitude, longitude, name, services: here }) => [
      latitude,
      longitude,
      name,
      here.map((service) => [service.name, prefix + service.address]),
    ]),
  )

/** Places with the same name and the same point are one. */
function placesOf(services: readonly Listed[]): readonly MapPlace[] {
  const found = services.flatMap((service) =>
    service.points.map(([latitude, longitude, name]) => ({
      service,
      latitude: rounded(latitude),
      longitude: rounded(longitude),
      name: name || service.name,
    })),
  )
  const groups = groupBy(found, ({ latitude, longitude, name }) =>
    JSON.stringify([name, latitude, longitude]),
  )
  return [...groups].map(([id, [first, ...others]]) => {
    const { service, ...place } = first!
    return { id, services: [...new Set([service, ...others.map((one) => one.service)])], ...place }
  })
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

function theMap({ tiles, attribution, points }: MapOptions, context: PageContext): Html {
  const { messages: words, assets } = context
  const messages = builtMessagesIn(context).map
  const host = tileHost(tiles)
  return html`<div id="the-map">
      <div id="map-ask" class="script">
        <p>${host ? messages.from({ host }) : messages.hint}</p>
        <p><button type="button">${messages.show}</button></p>
      </div>
      <noscript><p>${messages.noScript}</p></noscript>
      <p id="map-failed" class="notice" role="status" hidden>${messages.failed}</p>
      ${
        assets &&
        html`<div
          class="map"
          role="region"
          aria-label="${words.nav.map}"
          data-points="${points}"
          data-tiles="${tiles}"
          data-leaflet="${assets['leaflet.js']}"
          data-leaflet-css="${assets['leaflet.css']}"
          hidden
        ></div>`
      }
      <div class="quiet">${markdown(attribution)}</div>
    </div>
    ${assets && html`<script type="module" src="${assets['map.js']}"></script>`}`
}

const listOf = (places: readonly MapPlace[], context: PageContext): Html =>
  html`<ul class="results">
    ${places.map(
      ({ name, services }) =>
        html`<li class="block">
          <h3 dir="auto">${name}</h3>
          <ul class="plain">
            ${services.map((service) => html`<li><a href="${service.address}" ${written(service.id, 'name', context)}>${service.name}</a></li> `)}
          </ul>
        </li> `,
    )}
  </ul> `
