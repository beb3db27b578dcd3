import type { Diagnostic } from '../../diagnostic.ts'
import { SLUG } from '../../record/formats.ts'
import { list, quote } from '../../record/quote.ts'
import { didYouMean } from '../../record/suggest.ts'
import type { Directory, Unresolved } from '../directory.ts'

const NOUNS: Record<
  Unresolved['kind'],
  { readonly noun: string; readonly where: (slug: string) => string }
> = {
  organization: {
    noun: 'organization',
    where: (slug) => `Add content/organizations/${slug}.yaml, or correct the name.`,
  },
  location: {
    noun: 'location',
    where: (slug) => `Add content/locations/${slug}.yaml, or correct the name.`,
  },
  taxonomy_term: {
    noun: 'taxonomy term',
    where: () => 'Add the term to a file in content/taxonomies, or correct the name.',
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

/** A record names another one that does not exist, so the feed could not join them. */
export function* unknownReference({ unresolved }: Directory): Generator<Diagnostic> {
  for (const { kind, written, meanings, suggestion, place } of unresolved) {
    if (meanings)
      yield {
        code: 'ambiguous-reference',
        message: `More than one ${NOUNS[kind].noun} is called ${quote(written)}.`,
        hint: `Write ${list(meanings, 'or')}.`,
        place,
      }
    else
      yield {
        code: 'unknown-reference',
        message: `No ${NOUNS[kind].noun} is called ${quote(written)}.`,
        hint: suggestion ? didYouMean(suggestion) : NOUNS[kind].where(slugLike(written)),
        place,
      }
  }
}

const slugLike = (written: string) => (SLUG.test(written) ? written : '<slug>')
