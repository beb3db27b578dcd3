import { LONGEST_SLUG, SLUG } from './schema/formats.ts'
import { inBaseLetters } from '../text/letters.ts'

/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Whether a text can be the slug of a record. */
export const isSlug = (text: string): boolean =>
  SLUG.test(text) && text.length <= LONGEST_SLUG && !RESERVED.test(text)

/** A slug for a name: `Café & Crèche` → `cafe-and-creche`. Empty when no character of the name can be in a slug. */
export function slugOf(name: string): string {
  const slug = inBaseLetters(name.toLowerCase())
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|(?<!-)-+$/g, '')
  return RESERVED.test(slug) ? `the-${slug}` : slug
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug.slice(0, LONGEST_SLUG - 4)}-${number}`
    if (!taken.includes(candidate)) return candidate
  }
}
