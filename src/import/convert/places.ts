import { readCoordinates } from './coordinates.ts'
import { accessibilityOf, contactsOf } from './entries.ts'
import type { ConvertContext } from './context.ts'
import { extensionsOf } from './extensions.ts'
import { languagesOf } from './languages.ts'
import { addressesOf } from './addresses.ts'
import { phonesOf } from './phones.ts'
import { DraftValue, type DraftRecord, compact, draftName, joined } from './draft.ts'
import { isOnline } from '../../values/delivery.ts'
import { isFiller } from '../../values/filler.ts'
import { isNoPlace, isSecretPlace } from '../../values/no-place.ts'
import { memoise } from '../../text/memoise.ts'
import type { Cell } from '../model/cell.ts'
import { attributesOf, termsOf } from './terms.ts'
import { draftValue } from './value.ts'
import { type Item, childrenOf, textOf, valuesOf } from '../model/item.ts'
import { schedulesOf } from './schedules.ts'

/** How much of a place is published: all; its town; its town without a point on the map; nothing. */
export type Visibility = 'full' | 'town' | 'town-without-point' | 'none'

export const visibilityOf = (item: Item): Visibility =>
  item.hidden || isSecret(item)
    ? 'none'
    : ((textOf(item, 'visibility').split(' ').at(-1) || 'full') as Visibility)

/** True for a place whose name or address says that nobody may know it. */
const isSecret = memoise(
  (item: Item): boolean =>
    item.kind === 'location' &&
    [
      ...['name', 'alternate_name'].flatMap((field) => valuesOf(item, field)),
      ...childrenOf(item, 'addresses').flatMap(({ values }) => [...values.values()].flat()),
    ].some(({ text }) => isSecretPlace(text)),
)

/** What stands in place of the name of a place that has nothing else: `Various venues`, `Your own home`. */
export const noPlaceOf = (item: Item): readonly Cell[] =>
  SAYS.some((field) => textOf(item, field) !== '') || childrenOf(item, 'addresses').length > 0
    ? []
    : valuesOf(item, 'name').filter(({ text }) => isNoPlace(text))

/** True for a place of which a source says something. */
export const isPlace = (item: Item): boolean =>
  ['name', ...SAYS].some((field) => valuesOf(item, field).some(says)) ||
  childrenOf(item, 'addresses').some(({ values }) => [...values.values()].flat().some(says))

const says = ({ text }: Cell): boolean => !isFiller(text) && /[^\s0.]/.test(text)

const SAYS = ['latitude', 'point', 'url', 'description', 'alternate_name']

/** One place. A place whose address the source hides keeps its town and outcode. */
export function locationOf(item: Item, context: ConvertContext): DraftRecord {
  const { countries } = context
  const value = (field: string) => draftValue(valuesOf(item, field), 'location', field, countries)
  const visibility = visibilityOf(item)
  for (const cell of valuesOf(item, 'visibility')) cell.change('words').keep()
  const isHidden = visibility !== 'full'
  const { addresses, leftover } = addressesOf(
    childrenOf(item, 'addresses'),
    context,
    isHidden,
    isHidden ? undefined : value('name'),
  )
  // What is left of an address is all that a place without a name is known by.
  const unnamed = isHidden || value('name') ? undefined : leftover
  const hide = (field: string) => {
    for (const cell of valuesOf(item, field)) cell.drop('hidden')
    return undefined
  }
  const shown = isHidden ? hide : value
  const point =
    visibility === 'town-without-point'
      ? (hide('latitude') ?? hide('longitude'))
      : readCoordinates(item, context)
  return compact({
    location_type:
      value('location_type') ??
      new DraftValue(
        addresses.length === 0 &&
          !point?.latitude &&
          (value('url') ?? isOnline(textOf(item, 'name')))
          ? 'virtual'
          : 'physical',
      ),
    url: value('url'),
    name: (isHidden && isAddress(item) ? hide('name') : value('name')) ?? unnamed,
    alternate_name: value('alternate_name'),
    description: joined('\n\n', value('description'), unnamed ? undefined : leftover),
    organization: ownerOf(item, context),
    transportation: value('transportation'),
    ...point,
    external_identifier: shown('external_identifier'),
    external_identifier_type: shown('external_identifier_type'),
    languages: languagesOf(item, countries),
    addresses,
    contacts: contactsOf(item, context),
    accessibility: accessibilityOf(item, countries),
    phones: childrenOf(item, 'phones').flatMap((phone) => phonesOf(phone, countries)),
    schedules: schedulesOf(childrenOf(item, 'schedules'), countries),
    taxonomy_terms: termsOf(item, context),
    attributes: attributesOf(item, context),
    ...(isHidden && { confidential: new DraftValue('true') }),
    extensions: extensionsOf(item, context),
  })
}

/** The organization that runs a place, where the source says so. */
function ownerOf(item: Item, { nameOf }: ConvertContext): DraftValue | undefined {
  const [organization] = childrenOf(item, 'organization')
  const name = organization && nameOf(organization)
  return name && draftName(name)
}

/** True when the name of a place gives the first line of its address. */
function isAddress(item: Item): boolean {
  const name = textOf(item, 'name').toLowerCase()
  return childrenOf(item, 'addresses').some((address) => {
    const line = textOf(address, 'address_1').toLowerCase()
    return name !== '' && line !== '' && (line.includes(name) || name.includes(line))
  })
}
