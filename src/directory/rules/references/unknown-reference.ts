import { FOLDERS } from '../../../record/schema/written.ts'
import { quoteList, quote } from '../../../text/quote.ts'
import { didYouMean } from '../../../text/suggest.ts'
import type { Unresolved } from '../../directory.ts'
import { groupBy } from '../../group-by.ts'
import type { Rule } from '../rule.ts'
import { NOUNS } from './named.ts'

/** Several references to one missing record are one problem, shown at the first of them. */
export const unknownReference: Rule = {
  code: 'unknown-reference',
  severity: 'error',
  means: 'A record refers to another one that does not exist.',
  *directory({ unresolved }) {
    const unknown = unresolved.filter(({ misprint, meanings }) => !misprint && !meanings)
    for (const alike of groupBy(unknown, keyOf).values()) {
      const [first] = alike as [Unresolved]
      yield {
        message: `${problemOf(first)}${usersOf(alike)}`,
        hint: first.suggestion ? didYouMean(first.suggestion) : howToAdd(first),
        place: first.place,
      }
    }
  },
}

/** Programmes of two organizations may have one name, so each of them is a problem of its own. */
const keyOf = (reference: Unresolved) =>
  reference.kind === 'program' ? reference : `${reference.kind} ${reference.written}`

/** People write the name of an organization or a place, where the name of its file is wanted. */
const problemOf = ({ kind, written, suggestion }: Unresolved) =>
  suggestion && kind in FOLDERS && / /.test(written.trim())
    ? `${quote(written)} is not the name of a file.`
    : `No ${NOUNS[kind]} is called ${quote(written)}.`

const MAX_USERS = 5

/** The files that refer to it, when there are several. */
function usersOf(alike: readonly Unresolved[]): string {
  const files = [...new Set(alike.map(({ place }) => place.file))]
  if (files.length < 2) return ''
  const rest = files.length - MAX_USERS
  const shown = files.slice(0, MAX_USERS)
  const named =
    rest > 0 ? `${shown.map(quote).join(', ')} and ${rest} more` : quoteList(shown, 'and')
  return ` It is named in ${named}.`
}

function howToAdd({ kind, written, place }: Unresolved): string {
  const slug = toSlug(written)
  switch (kind) {
    case 'organization':
    case 'location':
      return `Write the name of a file in content/${FOLDERS[kind]}, without \`.yaml\`, or add content/${FOLDERS[kind]}/${slug}.yaml.`
    case 'taxonomy_term':
      return 'Write the `slug` of a term in content/taxonomies, or add the term there.'
    case 'program':
      return 'Add it under `programs:` of the organization, or correct the name.'
    case 'area':
      return place.path.at(-1) === 'area'
        ? `Add content/areas/${slug}.geojson. A postcode is written in \`postcodes:\`, and a code in \`code:\`.`
        : `Add content/areas/${slug}.geojson, or write a postcode, a code, a nation, or words with a capital letter.`
  }
}

/** A file name for what was written. */
const toSlug = (written: string) =>
  written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '') || 'name'
