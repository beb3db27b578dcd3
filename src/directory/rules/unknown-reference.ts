import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { list, quote } from '../../text/quote.ts'
import { didYouMean } from '../../text/suggest.ts'
import type { Directory, Unresolved } from '../directory.ts'
import { groupBy } from '../group-by.ts'

const NOUNS: Record<
  Unresolved['kind'],
  { readonly noun: string; readonly where: (slug: string) => string }
> = {
  organization: { noun: 'organization', where: (slug) => inFolder('organizations', slug) },
  location: { noun: 'location', where: (slug) => inFolder('locations', slug) },
  taxonomy_term: {
    noun: 'taxonomy term',
    where: () => 'Write the `slug` of a term in content/taxonomies, or add the term there.',
  },
  area: {
    noun: 'area',
    where: (slug) =>
      `Add content/areas/${slug}.geojson, or write a postcode, a code, a nation, or words with a capital letter.`,
  },
  program: {
    noun: 'programme of its organization',
    where: () => 'Add it under `programs:` of the organization, or correct the name.',
  },
}

const inFolder = (folder: string, slug: string) =>
  `Write the name of a file in content/${folder}, without its ending, or add content/${folder}/${slug}.yaml.`

/** A record names another one that does not exist, so the feed could not join them. One that is gone is told once. */
export function* unknownReference({ unresolved }: Directory): Generator<Diagnostic> {
  for (const alike of groupBy(unresolved, keyOf).values()) {
    const { kind, written, meanings, misprint, suggestion, place } = alike[0]!
    if (misprint)
      yield {
        code: 'bad-postcode',
        message: `${quote(written)} ${misprint.message}`,
        hint: misprint.hint,
        place,
      }
    else if (meanings)
      yield {
        code: 'ambiguous-reference',
        message: `More than one ${NOUNS[kind].noun} is called ${quote(written)}.`,
        hint: `Write ${list(meanings, 'or')}.`,
        place,
      }
    else
      yield {
        code: 'unknown-reference',
        message: `No ${NOUNS[kind].noun} is called ${quote(written)}.${usersOf(alike)}`,
        hint: suggestion ? didYouMean(suggestion) : whereElse(alike[0]!),
        place,
      }
  }
}

/** Where it could be; an `area:` takes a file alone, for postcodes and codes have fields of their own beside it. */
const whereElse = ({ kind, written, place }: Unresolved) =>
  kind === 'area' && place.path?.at(-1) === 'area'
    ? `Add content/areas/${slugLike(written)}.geojson. A postcode is written in \`postcodes:\`, and a code in \`code:\`.`
    : NOUNS[kind].where(slugLike(written))

/** What names the same missing file is one mistake; all else stands for itself. */
const keyOf = (one: Unresolved) =>
  one.kind === 'program' || one.misprint || one.meanings ? one : `${one.kind} ${one.written}`

const MOST_USERS = 5

/** Who names it, where several do. */
function usersOf(alike: readonly Unresolved[]): string {
  const files = [...new Set(alike.map(({ place }) => place.file))]
  if (files.length < 2) return ''
  const rest = files.length - MOST_USERS
  const shown = files.slice(0, MOST_USERS)
  const named = rest > 0 ? `${shown.map(quote).join(', ')} and ${rest} more` : list(shown, 'and')
  return ` It is named in ${named}.`
}

/** What the file could be called. */
const slugLike = (written: string) =>
  written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'name'
