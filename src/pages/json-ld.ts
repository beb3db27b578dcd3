import type { Document } from '../hsds/types.ts'
import { FIND } from './address.ts'
import { type Html, json } from './html.ts'
import { type PageContext, absolute } from './page-context.ts'
import { addressLines } from './parts/place.ts'
import { safeUrl } from './safe-url.ts'

/**
 * A service in the vocabulary of https://schema.org/Service, and the way to its page. Without the public address of the
 * directory there is nothing to identify it by, and so no data.
 */
export function serviceJsonLd(
  service: Document<'service'>,
  context: PageContext,
): Html | undefined {
  const address = context.addressOf('services', service.id)
  const { base_url, title } = context.directory
  if (base_url === undefined || address === undefined) return undefined
  const url = absolute(context, address)
  return json({
    '@context': 'https://schema.org',
    '@graph': [
      withoutGaps({
        '@type': 'Service',
        '@id': `${base_url}/services/${service.id}`,
        url,
        name: service.name,
        alternateName: service.alternate_name,
        description: service.description,
        provider: providerOf(service),
        areaServed: (service.service_areas ?? []).flatMap(({ name }) => name ?? []),
        hoursAvailable: (service.schedules ?? []).flatMap(hoursOf),
        availableChannel: channelsOf(service, context),
      }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: title, item: absolute(context, FIND) },
          { '@type': 'ListItem', position: 2, name: service.name, item: url },
        ],
      },
    ],
  })
}

const providerOf = ({ organization }: Document<'service'>) =>
  organization &&
  withoutGaps({
    '@type': 'Organization',
    name: organization.name,
    url: safeUrl(organization.website),
  })

/** Weekly hours only: the vocabulary cannot say `every second Tuesday`. */
function hoursOf({
  freq,
  interval = 1,
  byday,
  opens_at,
  closes_at,
  valid_from,
  valid_to,
}: Document<'schedule'>) {
  if (freq !== 'WEEKLY' || interval !== 1 || !byday || !opens_at || !closes_at) return []
  const dayOfWeek = byday.split(',').flatMap((day) => DAYS[day.trim()] ?? [])
  if (dayOfWeek.length === 0) return []
  return [
    withoutGaps({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: opens_at,
      closes: closes_at,
      validFrom: valid_from,
      validThrough: valid_to,
    }),
  ]
}

const DAYS: Readonly<Record<string, string>> = {
  MO: 'https://schema.org/Monday',
  TU: 'https://schema.org/Tuesday',
  WE: 'https://schema.org/Wednesday',
  TH: 'https://schema.org/Thursday',
  FR: 'https://schema.org/Friday',
  SA: 'https://schema.org/Saturday',
  SU: 'https://schema.org/Sunday',
}

function channelsOf(
  { phones = [], url, service_at_locations: pairs = [] }: Document<'service'>,
  context: PageContext,
) {
  const [phone] = phones
  const places = pairs.flatMap(({ location }) =>
    location && !context.isConfidential(location.id) ? [placeOf(location)] : [],
  )
  const channel = withoutGaps({
    '@type': 'ServiceChannel',
    serviceUrl: safeUrl(url),
    servicePhone: phone && { '@type': 'ContactPoint', telephone: phone.number },
    serviceLocation: places,
  })
  return Object.keys(channel).length > 1 ? channel : undefined
}

const placeOf = ({ name, latitude, longitude, addresses: [address] = [] }: Document<'location'>) =>
  withoutGaps({
    '@type': 'Place',
    name,
    address: address && addressLines(address).join(', '),
    geo:
      latitude !== undefined && longitude !== undefined
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
  })

/** Leaves out what is undefined or an empty list. */
const withoutGaps = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0),
    ),
  )
