import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { safeUrl } from '../layout/safe-url.ts'
import { list, prose } from './section.ts'
import { written } from '../translated.ts'

/** A place: its name, address, links to a map, and what people must know to get in. */
export function placeOf(place: Document<'location'>, context: PageContext): Html {
  const { words } = context
  const isConfidential = context.isConfidential(place.id)
  const isPhysical = (place.location_type ?? 'physical') === 'physical'
  return html`${place.name && html`<h3 ${written(place.id, 'name', context)}>${place.name}</h3> `}${
    isConfidential && html`<p>${words.service.askWhere}</p> `
  }${!isConfidential && addresses(place)}${!isConfidential && isPhysical && mapLinks(place, context)}${
    !isPhysical && html`<p>${words.service.online}</p> `
  }${webLink(place)}${prose(place.description, written(place.id, 'description', context))}${
    !isConfidential &&
    place.transportation &&
    html`<h4>${words.service.transport}</h4>
      ${prose(place.transportation, written(place.id, 'transportation', context))}`
  }${accessOf(place, context)}`
}

const addresses = ({ addresses = [] }: Document<'location'>) =>
  addresses.map(
    (address) =>
      html`<p dir="auto">
        ${addressLines(address).map((line, i) => [i > 0 && html`<br />`, line])}
      </p> `,
  )

/** The lines of an address, as on an envelope. */
export const addressLines = (address: Document<'address'>): readonly string[] => [
  ...new Set(
    [
      address.attention,
      address.address_1,
      address.address_2,
      address.city,
      address.region,
      address.postal_code,
    ].filter((line): line is string => line !== undefined && line !== ''),
  ),
]

/** Links to a map and to directions, which people choose to follow: no map is loaded here. */
function mapLinks(place: Document<'location'>, { words }: PageContext): Piece {
  const { latitude, longitude, addresses: [address] = [] } = place
  const hasPoint = latitude !== undefined && longitude !== undefined
  const where = hasPoint ? `${latitude},${longitude}` : address?.postal_code
  if (where === undefined) return undefined
  const map = hasPoint
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`
  const directions = `https://www.openstreetmap.org/directions?to=${encodeURIComponent(where)}`
  return html`<ul class="act targets">
    <li><a rel="noreferrer" href="${map}">${words.service.map}</a></li>
    <li><a rel="noreferrer" href="${directions}">${words.service.directions}</a></li>
  </ul> `
}

function webLink({ url }: Document<'location'>): Piece {
  const link = safeUrl(url)
  return link && html`<p><a href="${link}">${url}</a></p> `
}

const accessOf = ({ accessibility = [] }: Document<'location'>, { words }: PageContext): Piece =>
  accessibility.length > 0 && [
    html`<h4>${words.service.access}</h4> `,
    list(
      accessibility.map(
        ({ description, details }) =>
          html`<span dir="auto">${[description, details].filter(Boolean).join(': ')}</span>`,
      ),
    ),
  ]
