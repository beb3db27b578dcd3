import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { SearchField } from '../../hsds/field.ts'
import { localDigits } from '../../countries/gb/phone.ts'
import { phoneDigits } from '../../text/phone-digits.ts'
import type { Document } from '../../hsds/types.ts'

/**
 * The fields that are searched. `weight` is the value of a word in the field; `length` is how much less it counts in a text
 * longer than average (b of BM25F).
 */
export const SEARCH_FIELDS = [
  { name: 'name', weight: 3, length: 0.5 },
  { name: 'alternate_name', weight: 2, length: 0.5 },
  { name: 'code', weight: 2, length: 0.5 },
  { name: 'organization', weight: 1.5, length: 0.5 },
  { name: 'terms', weight: 1.5, length: 0.5 },
  { name: 'term_descriptions', weight: 0.75, length: 0.75 },
  { name: 'places', weight: 1, length: 0.5 },
  { name: 'description', weight: 1, length: 0.75 },
  { name: 'eligibility_description', weight: 0.75, length: 0.75 },
  { name: 'accreditations', weight: 0.75, length: 0.75 },
  { name: 'numbers', weight: 1, length: 0 },
  { name: 'languages', weight: 1, length: 0.75 },
  { name: 'translated_name', weight: 3, length: 0.5 },
  { name: 'translations', weight: 1, length: 0.75 },
  { name: 'themes', weight: 1, length: 0 },
] as const satisfies readonly {
  readonly name: SearchField
  readonly weight: number
  readonly length: number
}[]

/** The searched texts of one document, by field. Several texts are joined by line breaks. */
export type Texts = { readonly [F in SearchField]?: string | undefined }

/** The alternate names of a term, by its id. They are not published. */
export type AlternateNames = ReadonlyMap<string, readonly string[]>

const NO_NAMES: AlternateNames = new Map()

/** The searched texts of a service: its own, those of its organization, of its terms and of its places. */
export const serviceTexts = (service: Document<'service'>, names = NO_NAMES): Texts => ({
  organization: joined([service.organization?.name, service.organization?.alternate_name]),
  places: joined(service.service_at_locations?.map(({ location }) => placeText(location))),
  ...textsOf.service(service),
  ...taggedTexts(service, names),
  ...numbersOf(service),
  ...languagesOf(service),
})

/** Languages other than those that nearly every service speaks, which would tell none apart, and how to get an interpreter. */
function languagesOf(service: Document<'service'>): Texts {
  const { languages = [], phones = [] } = service
  const spoken = [...languages, ...phones.flatMap((phone) => phone.languages ?? [])]
  const names = spoken.flatMap(({ name, code }) => (COMMON.has(code ?? '') ? [] : [name]))
  const { languages: note } = textsOf.service(service)
  const texts = [...new Set(names), note && `interpreter\n${note}`]
  return { languages: joined(texts) || undefined }
}

const COMMON: ReadonlySet<string> = new Set(['en', 'cy'])

/** Every telephone number by which a service or its organization can be rung, each as one word, and as one without its area code. */
function numbersOf({
  phones = [],
  contacts = [],
  organization,
  service_at_locations: pairs = [],
}: Document<'service'>): Texts {
  const all = [
    ...phones,
    ...contacts.flatMap(({ phones: own = [] }) => own),
    ...(organization?.phones ?? []),
    ...pairs.flatMap(({ phones: own = [], location }) => [...own, ...(location?.phones ?? [])]),
  ]
  const numbers = new Set(
    all.flatMap(({ number }) =>
      [phoneDigits(number), localDigits(number)].flatMap((digits) => digits ?? []),
    ),
  )
  return numbers.size === 0 ? {} : { numbers: [...numbers].join('\n') }
}

/** The searched texts of a service_at_location that replace those of its service: its own place only. */
export const placeTexts = ({ location }: Document<'service_at_location'>): Texts => ({
  places: placeText(location),
})

export const organizationTexts = (
  organization: Document<'organization'>,
  names = NO_NAMES,
): Texts => ({
  ...textsOf.organization(organization),
  ...taggedTexts(organization, names),
})

export const taxonomyTexts = (taxonomy: Document<'taxonomy'>): Texts => textsOf.taxonomy(taxonomy)

export const termTexts = (term: Document<'taxonomy_term'>, names = NO_NAMES): Texts => ({
  ...textsOf.taxonomy_term(term),
  alternate_name: joined(names.get(term.id)),
})

/**
 * The texts of a document, with the lines that are different in its translations. They have fields of their own, because a text
 * that is twice as long would count less. Those of places stay with their place.
 */
export function withTranslations(own: Texts, translated: readonly Texts[]): Texts {
  const texts: { [F in SearchField]?: string | undefined } = { ...own }
  for (const name of TRANSLATED) {
    const lines = new Set(own[name]?.split('\n'))
    const added = translated.flatMap((one) => one[name]?.split('\n') ?? [])
    const field = name === 'places' ? name : name === 'name' ? 'translated_name' : 'translations'
    const different = added.filter((line) => !lines.has(line))
    if (different.length > 0) texts[field] = joined([texts[field], ...different])
  }
  return texts
}

const TRANSLATED = SEARCH_FIELDS.map(({ name }) => name).filter(
  (name) => name !== 'translated_name' && name !== 'translations',
)

/** A reader of the texts of an entity's own fields, from the cards of the fields. */
function reader(entity: EntityName): (document: object) => Texts {
  const fields = Object.entries(fieldsOf(entity)).flatMap(([name, { search }]) =>
    search ? [{ name, search }] : [],
  )
  return (document) => {
    const texts: { [F in SearchField]?: string | undefined } = {}
    for (const { name, search } of fields) {
      const text = (document as Readonly<Record<string, string | undefined>>)[name]
      texts[search] = joined([texts[search], text]) || undefined
    }
    return texts
  }
}

const textsOf = {
  service: reader('service'),
  organization: reader('organization'),
  taxonomy: reader('taxonomy'),
  taxonomy_term: reader('taxonomy_term'),
  location: reader('location'),
  address: reader('address'),
}

/** The texts of the terms of something. */
function taggedTexts(
  { attributes = [] }: Document<'service' | 'organization'>,
  names: AlternateNames,
): Texts {
  const terms = attributes.flatMap(({ taxonomy_term }) => taxonomy_term ?? [])
  return {
    terms: joined(terms.flatMap(({ id, name }) => [name, ...(names.get(id) ?? [])])),
    term_descriptions: joined(terms.map(({ description }) => description)),
  }
}

function placeText(location: Document<'location'> | undefined): string {
  const { addresses = [], accessibility = [] } = location ?? {}
  return joined([
    location && textsOf.location(location).places,
    ...accessibility.flatMap(({ description, details }) => [description, details]),
    ...addresses.map((address) => textsOf.address(address).places),
  ])
}

const joined = (texts: readonly (string | undefined)[] = []) =>
  texts.filter((text) => text !== undefined).join('\n')
