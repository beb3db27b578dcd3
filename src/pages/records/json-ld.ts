import type { Document } from '../../hsds/types.ts'
import { weekdayName } from '../../hsds/weekdays.ts'
import { breaksOf, entriesOf, singleDays } from '../../times/entries.ts'
import { entryOf } from '../../times/note-on-times.ts'
import { rhythmOf } from '../../times/rhythm.ts'
import { FIND } from '../address.ts'
import { type Html, json } from '../layout/html.ts'
import { type PageContext, absolute } from '../page-context.ts'
import { addressLines } from '../parts/place.ts'
import { holdingAt } from '../parts/place-times.ts'
import { safeUrl } from '../layout/safe-url.ts'

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
      {
        '@type': 'Service',
        '@id': `${base_url}/services/${service.id}`,
        url,
        name: service.name,
        alternateName: service.alternate_name,
        description: service.description,
        provider: providerOf(service),
        areaServed: filled((service.service_areas ?? []).flatMap(({ name }) => name ?? [])),
        hoursAvailable: isOpen(service)
          ? filled((service.schedules ?? []).flatMap(hoursOf))
          : undefined,
        availableChannel: channelOf(service, context),
      },
      ...pageIn(url, service, context),
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

/** The page in its language, where there are several. A service itself has no language. */
const pageIn = (
  url: string,
  { name }: Document<'service'>,
  { language, languages }: PageContext,
) =>
  languages.length > 1 ? [{ '@type': 'WebPage', '@id': url, url, name, inLanguage: language }] : []

const providerOf = ({ organization }: Document<'service'>) =>
  organization && {
    '@type': 'Organization',
    name: organization.name,
    url: safeUrl(organization.website),
  }

/** Weekly hours and single days only: the vocabulary cannot say `every second Tuesday`. */
function hoursOf(schedule: Document<'schedule'>) {
  const { opens_at, closes_at } = schedule
  const rhythm = rhythmOf(schedule)
  if (!rhythm || !opens_at || !closes_at) return []
  const { freq, interval, byday, start, first, last } = rhythm
  const isOnce = freq === 'ONCE'
  if (!isOnce && (freq !== 'WEEKLY' || interval !== 1)) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: isOnce
        ? undefined
        : byday.map(({ weekday }) => `https://schema.org/${weekdayName(weekday)}`),
      opens: opens_at,
      closes: closes_at,
      validFrom: isOnce ? start : first,
      validThrough: isOnce ? start : last,
    },
  ]
}

/** Times of a service that is closed are those of another day. */
const isOpen = ({ status }: Document<'service'>) => status === 'active'

/** The days of a place that differ, by their dates: other hours, or none, where it is closed. */
function specialHoursOf(rows: readonly Document<'schedule'>[]) {
  const others = rows.filter((row) => row.freq === undefined && entryOf(row) !== undefined)
  const [first = [], ...more] = entriesOf(rows)
    .filter(({ whole }) => whole.freq !== undefined)
    .map(({ rows: parts, whole }) =>
      breaksOf({ rows: parts, whole: { ...whole, except: [] } }, singleDays(rows)),
    )
  const closed = first.filter(({ from, to }) =>
    more.every((breaks) => breaks.some((one) => one.from <= from && one.to >= to)),
  )
  return [
    ...others.flatMap(hoursOf),
    ...closed.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
    })),
  ]
}

function channelOf(service: Document<'service'>, context: PageContext) {
  const { phones = [], url, schedules = [], service_at_locations: pairs = [] } = service
  const own = schedules.filter(({ service_at_location_id: pair }) => pair === undefined)
  const [phone] = phones
  const places = pairs.flatMap(({ location, schedules: here = [] }) => {
    if (!location || context.isConfidential(location.id)) return []
    const special = isOpen(service) ? specialHoursOf([...here, ...holdingAt(own, here)]) : []
    return [{ ...placeOf(location), specialOpeningHoursSpecification: filled(special) }]
  })
  const serviceUrl = safeUrl(url)
  if (serviceUrl === undefined && phone === undefined && places.length === 0) return undefined
  return {
    '@type': 'ServiceChannel',
    serviceUrl,
    servicePhone: phone && { '@type': 'ContactPoint', telephone: phone.number },
    serviceLocation: filled(places),
  }
}

const placeOf = ({
  name,
  latitude,
  longitude,
  addresses: [address] = [],
}: Document<'location'>) => ({
  '@type': 'Place',
  name,
  address: address && addressLines(address).join(', '),
  geo:
    latitude !== undefined && longitude !== undefined
      ? { '@type': 'GeoCoordinates', latitude, longitude }
      : undefined,
})

/** JSON leaves out what is undefined, and so an empty list. */
const filled = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined)
