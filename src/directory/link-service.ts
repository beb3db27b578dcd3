import type { Path } from '../diagnostics/diagnostic.ts'
import { memoiseByParts } from '../text/memoise.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'
import { changedByExceptions } from './exception-changes.ts'
import type { Linked, Location, Organization, Service, ServiceAtLocation } from './directory.ts'
import type { Factory, Source } from './factory.ts'
import { canonical, createTwinCounter, deriveOnce, nestedId, pairId } from './ids.ts'
import { maskConfidential } from './mask-address.ts'
import type { Resolver } from './resolve.ts'
import type { Content } from './content.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** What linking services needs from the rest of the directory. */
interface Surroundings extends Pick<Content, 'settings' | 'today' | 'onDay'> {
  readonly factory: Factory
  readonly resolver: Resolver
  /** Add an organization or a place that is written inside a service. */
  readonly addOrganization: (
    value: Written<'organization'>,
    slug: string,
    source: Source,
  ) => Organization
  readonly addLocation: (
    value: Written<'location'>,
    slug: string,
    source: Source,
    derive: () => string,
  ) => Location
}

const reuseService = memoiseByParts<Service>()

/** Links a service to its organization, programme and places. A service without a known organization is left out. */
export const createServiceLinker =
  ({ factory, resolver, settings, today, onDay, addOrganization, addLocation }: Surroundings) =>
  (record: ContentRecord<'service'>): Service | undefined => {
    const { slug, file } = record
    const written: ReturnType<NonNullable<typeof onDay>> = { value: record.value, isHidden: false }
    const { value, isHidden, changed } = onDay?.(record.value, today, settings) ?? written
    const linked = factory.create('service', value, slug, {
      ...record,
      isDraft: isHidden,
    })
    const { draft: isDraft } = linked
    const organization =
      typeof value.organization === 'string'
        ? resolver.find('organization', value.organization, { file, path: ['organization'] })
        : addOrganization(value.organization, `services/${slug}`, {
            file,
            path: ['organization'],
            isDraft,
          })
    const program =
      value.program && organization
        ? resolver.program(value.program, organization, { file, path: ['program'] })
        : undefined
    const pairs = value.locations ?? []
    const twins = createTwinCounter()
    const locations = pairs.map(({ location }, i) => {
      const place = { file, path: ['locations', i, 'location'] }
      return typeof location === 'string'
        ? resolver.find('location', location, place)
        : inlineLocation(location, place)
    })
    if (!organization) return undefined
    return reuseService(
      record,
      [...factory.inputsOf(slug, record), today, settings, organization, program, ...locations],
      (): Service => {
        const at = pairs.flatMap((pair, i) => {
          const location = locations[i]
          return location ? [{ value: pair, location }] : []
        })
        const byDay = [changed, changedByExceptions({ value, places: at }, { settings, today })]
        const days = byDay.map((day) => (day === undefined ? {} : { modified: midnight(day) }))
        const modified = latest([linked, organization, ...locations, ...days])
        const service: Mutable<Service> = {
          organization,
          places: [],
          ...linked,
          ...(program && { program }),
          ...(modified && { modified }),
        }
        service.places = pairs.flatMap((pair, i): ServiceAtLocation[] => {
          const location = locations[i]
          return location
            ? [{ service, ...linkPair(pair, location, i), ...(modified && { modified }) }]
            : []
        })
        return service
      },
    )

    /** A service at one of its places, without the service itself. */
    function linkPair(pair: Written<'service_at_location'>, location: Location, i: number) {
      const source = { file, path: ['locations', i], isDraft }
      const derive = () =>
        deriveOnce(pair, [linked.id, location.id], () => pairId(linked.id, location.id))
      const made = factory.create(
        'service_at_location',
        pair,
        `${slug}/${location.slug}`,
        source,
        derive,
      )
      return { location, ...made, draft: isDraft }
    }

    /** A place without a file. Its id is derived from its name within the service, or else from its content. */
    function inlineLocation(
      location: Written<'location'>,
      place: { readonly file: string; readonly path: Path },
    ) {
      const content = location.name ?? maskConfidential(location)
      const id = nestedId(linked.id, 'location', content, twins(canonical(content)))
      const name = `services/${slug}/${location.name ?? id}`
      return addLocation(location, name, { ...place, isDraft }, () => id)
    }
  }

const midnight = (day: string) => `${day}T00:00:00.000Z`

/** The time of the last change, all times being in UTC and in one format. */
const latest = (things: readonly (Pick<Linked<'service'>, 'modified'> | undefined)[]) =>
  things
    .flatMap((thing) => thing?.modified ?? [])
    .sort()
    .at(-1)
