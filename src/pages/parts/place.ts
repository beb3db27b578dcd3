import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { safeUrl } from '../layout/safe-url.ts'
import { unbroken } from '../texts/unbroken.ts'
import { fact } from '../cards/fact.ts'
import { type SymbolName, symbol } from '../layout/symbols.ts'
import { accessOfPlaces } from '../../values/access.ts'
import { callsOf, sayCalls } from './contact.ts'
import { prose } from './section.ts'
import { written } from '../translated.ts'

/** A place as a block: its name, address, the way there, and what people must know to get in. */
export function placeOf(
  place: Document<'location'>,
  context: PageContext,
  { tab, more, phones = [] }: PlaceOptions = {},
): Html {
  const { messages } = context
  const isConfidential = context.isConfidential(place.id)
  const isPhysical = (place.location_type ?? 'physical') === 'physical'
  const way = directionsTo(place, context)
  return html`<li class="card${!tab && ' plainly'}">
    <h3 ${written(place.id, 'name', context)}>${place.name ?? messages.service.where}</h3>
    ${tab}
    ${isConfidential ? html`<p>${messages.service.askWhere}</p> ` : addresses(place)}${!isPhysical && html`<p>${messages.service.online}</p> `}${webLink(place)}${prose(place.description, written(place.id, 'description', context))}${more}${
      !isConfidential && prose(place.transportation, written(place.id, 'transportation', context))
    }${!isConfidential && isPhysical && gettingIn(place, context)}
    <div class="do">
      ${way && html`<a class="button other" rel="noreferrer" href="${way}">${symbol('way')}${messages.service.directions}</a>`}${sayCalls(callsOf(phones, [], messages), messages, 'button other')}
    </div>
  </li> `
}

interface PlaceOptions {
  /** When it is open. */
  readonly tab?: Piece
  /** What a service says of it. */
  readonly more?: Piece
  /** Its own numbers. */
  readonly phones?: readonly Document<'phone'>[]
}

/** A line for each part, but one for the town and the postcode; without the name, which stands above. */
const addresses = ({ name, addresses = [] }: Document<'location'>) =>
  addresses.map(
    (address) =>
      html`<p class="address" dir="auto">
        ${addressLines(address, name).map((line, i) => {
          const isPostcode = line === address.postal_code
          const isBeside = i > 1 && isPostcode
          const text = isPostcode ? unbroken(line) : line
          return [i > 0 && (isBeside ? ' ' : html`<br />`), html`<span>${text}</span>`]
        })}
      </p> `,
  )

/** Name and address of a place; an address that begins with the name says it once. */
export function whereLines({ name, addresses: [address] = [] }: Document<'location'>) {
  const lines = address ? addressLines(address) : []
  return name === undefined || lines[0]?.startsWith(name) ? lines : [name, ...lines]
}

/** The lines of an address; without a name that stands above it. */
export const addressLines = (address: Document<'address'>, name = ''): readonly string[] => [
  ...new Set(
    [
      address.attention,
      address.address_1,
      address.address_2,
      address.city,
      address.region,
      address.postal_code,
    ]
      .map((line = '') => (line.startsWith(`${name}, `) ? line.slice(name.length + 2) : line))
      .filter((line) => line !== '' && line !== name),
  ),
]

/** The address of the way to a place, which people choose to follow; undefined where nobody may know it. */
export function directionsTo(
  {
    id,
    latitude,
    longitude,
    addresses: [address] = [],
    location_type: type = 'physical',
  }: Document<'location'>,
  { isConfidential }: Pick<PageContext, 'isConfidential'>,
): string | undefined {
  if (isConfidential(id) || type !== 'physical') return undefined
  const hasPoint = latitude !== undefined && longitude !== undefined
  const where = hasPoint ? `${latitude},${longitude}` : address?.postal_code
  return where && `https://www.openstreetmap.org/directions?to=${encodeURIComponent(where)}`
}

function webLink({ url }: Document<'location'>): Piece {
  const link = safeUrl(url)
  return link && html`<p><a href="${link}">${url}</a></p> `
}

/** What is known of how to get in. A tick stands only before what is known to help. */
function gettingIn({ accessibility = [] }: Document<'location'>, { messages }: PageContext): Piece {
  const notes = accessibility.filter(({ description, details }) => description ?? details)
  if (notes.length === 0) return html`<p class="quiet">${messages.service.noAccess}</p> `
  return html`<ul class="facts">
    ${notes.map(({ description, details }) => {
      const [main, more] = description ? [description, details] : [details, undefined]
      return fact(
        signOf(main ?? ''),
        html`<span dir="auto">${main}</span
          >${more && html`<span class="quiet" dir="auto">. ${more}</span>`}`,
      )
    })}
  </ul>`
}

/** Judged by the words in front; what limits them stands beside. */
function signOf(main: string): SymbolName {
  const isKnown = accessOfPlaces([[{ description: main }]]).certain.length > 0
  if (isKnown || (HELPFUL.test(main) && !NEGATIVE.test(main))) return 'check'
  return STEPS.test(main) ? 'steps' : 'dot'
}

const HELPFUL = /\bhoists?\b|\bautomatic doors?\b|\b(?:level|ramped) entrance\b/i
const NEGATIVE = /\b(?:no|not|without|broken|closed|almost|nearly)\b/i
const STEPS = /\bsteps?\b|\bstairs?\b/i
