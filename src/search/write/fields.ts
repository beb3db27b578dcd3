import type { Document } from '../../hsds/types.ts'

/**
 * The fields that are searched. `weight` says how much a word counts there, `length` how much less it counts in a text
 * longer than others (b of BM25F).
 */
export const FIELDS = [
  { name: 'name', weight: 3, length: 0.5 },
  { name: 'alternate_name', weight: 2, length: 0.5 },
  { name: 'code', weight: 2, length: 0.5 },
  { name: 'organization', weight: 1.5, length: 0.5 },
  { name: 'terms', weight: 1.5, length: 0.5 },
  { name: 'places', weight: 1, length: 0.5 },
  { name: 'description', weight: 1, length: 0.75 },
  { name: 'eligibility_description', weight: 0.75, length: 0.75 },
  { name: 'accreditations', weight: 0.75, length: 0.75 },
] as const

export type SearchField = (typeof FIELDS)[number]['name']

/** The texts of one document, by field; lists are joined by line breaks. */
export type Texts = { readonly [F in SearchField]?: string | undefined }

/** What is searched of a service. */
export function serviceTexts(service: Document<'service'>): Texts {
  const { name, alternate_name, description, eligibility_description, accreditations } = service
  return {
    name,
    alternate_name,
    description,
    eligibility_description,
    accreditations,
    organization: service.organization?.name,
    terms: joined(service.attributes?.map(({ taxonomy_term }) => taxonomy_term?.name)),
    places: joined(service.service_at_locations?.map(({ location }) => placeText(location))),
  }
}

/** What is searched of a service_at_location besides its service's own texts: its place, and no other. */
export const placeTexts = ({ location }: Document<'service_at_location'>): Texts => ({
  places: placeText(location),
})

/** What is searched of an organization. */
export const organizationTexts = (organization: Document<'organization'>): Texts => {
  const { name, alternate_name, description } = organization
  return { name, alternate_name, description }
}

/** What is searched of a taxonomy. */
export const taxonomyTexts = ({ name, description }: Document<'taxonomy'>): Texts => ({
  name,
  description,
})

/** What is searched of a term. */
export const termTexts = ({ name, code, description }: Document<'taxonomy_term'>): Texts => ({
  name,
  code,
  description,
})

const placeText = (location: Document<'location'> | undefined) =>
  joined([location?.name, ...(location?.addresses ?? []).map(({ city }) => city)])

const joined = (texts: readonly (string | undefined)[] = []) =>
  texts.filter((text) => text !== undefined).join('\n')
