import { groupBy } from '../directory/group-by.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'

/** A record or term that a new record can refer to. */
export interface Choice {
  readonly slug: string
  readonly name: string
}

/** The records and terms of a directory. */
export interface Known {
  readonly organizations: readonly Choice[]
  readonly locations: readonly Choice[]
  readonly services: readonly Choice[]
  readonly taxonomies: readonly Choice[]
  readonly terms: readonly Choice[]
}

/** Lists the records and terms of a content folder. A term whose slug is not unique gets the form `taxonomy/slug`. */
export function listKnown(sources: readonly { file: string; text: string }[]): Known {
  const inFolder = (folder: string) =>
    sources.flatMap(({ file, text }) => {
      if (!file.startsWith(`${folder}/`)) return []
      const value = fieldsOf(parseYaml(file, text).value)
      const slug = file.slice(folder.length + 1).replace(/\.yaml$/, '')
      return [{ slug, name: textOf(value.name) ?? slug, value }]
    })
  const taxonomies = inFolder('taxonomies')
  const terms = taxonomies.flatMap(({ slug, value }) =>
    [...termsOf(value.terms)].map((term) => ({ ...term, taxonomy: slug })),
  )
  const bySlug = groupBy(terms, ({ slug }) => slug)
  const isUnique = (slug: string) => bySlug.get(slug)?.length === 1
  const toChoice = ({ slug, name }: Choice): Choice => ({ slug, name })
  return {
    organizations: inFolder('organizations').map(toChoice),
    locations: inFolder('locations').map(toChoice),
    services: inFolder('services').map(toChoice),
    taxonomies: taxonomies.map(toChoice),
    terms: terms.map(({ slug, name, taxonomy }) => ({
      slug: isUnique(slug) ? slug : `${taxonomy}/${slug}`,
      name,
    })),
  }
}

function* termsOf(terms: Raw | undefined): Generator<Choice> {
  if (!Array.isArray(terms)) return
  for (const term of terms.map(fieldsOf)) {
    const slug = textOf(term.slug)
    if (slug) yield { slug, name: textOf(term.name) ?? slug }
    yield* termsOf(term.terms)
  }
}

const fieldsOf = (value: Raw | undefined): RawObject => (isRawObject(value) ? value : {})
const textOf = (value: Raw | undefined) => (typeof value === 'string' ? value : undefined)
