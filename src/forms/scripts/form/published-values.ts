import type { FormKind, FormValues } from '../../proposal/fields.ts'
import { emptyValues, formValues } from '../../proposal/form-values.ts'
import { about } from './about.ts'
import type { Loaded } from './load-record.ts'

/** The answers that a published record gives. */
export const valuesOf = (loaded: Loaded) =>
  loaded.kind === 'service'
    ? formValues('service', loaded.document)
    : formValues('organization', loaded.document)

/** A new record, with what the settings fill in. */
export function newValues(kind: FormKind): FormValues {
  const empty = emptyValues(kind)
  const defaults = Object.entries(about.address).filter(
    ([name]) => kind === 'location' && name in empty,
  )
  return { ...empty, ...Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])) }
}

/** The organization and the places that the document of a service holds. */
export function documentsIn(loaded: Loaded | undefined) {
  const { organization, service_at_locations: pairs = [] } =
    loaded?.kind === 'service' ? loaded.document : {}
  const locations = pairs.flatMap(({ location }) => location ?? [])
  return {
    known: new Map(
      [...(organization ? [organization] : []), ...locations].map((one) => [
        one.id,
        { name: one.name ?? '' },
      ]),
    ),
    valuesOf(kind: FormKind, id: string): FormValues | undefined {
      if (kind === 'organization')
        return organization?.id === id ? formValues('organization', organization) : undefined
      const location = locations.find((one) => one.id === id)
      return location && formValues('location', location)
    },
  }
}
