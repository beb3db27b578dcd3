import type { Manifest } from '../api/manifest.ts'
import { CALENDARS, EMBEDDED, FIND, pageAt, prefixesOf, LISTS_WITH_ID } from '../pages/address.ts'

/** The addresses of a search, without the prefix of a language. */
export const SEARCHES = [FIND, EMBEDDED]

/** The paths of searches, as URL patterns, the first in any case of letters: a page of a topic is one too. */
export const searchPaths = ({ pages }: Pick<Manifest, 'pages'>): readonly string[] =>
  prefixesOf(pages).flatMap((prefix) =>
    [`/:find(${inAnyCase(FIND.slice(1))})`, EMBEDDED, `${pageAt('topics')}/:taxonomy/:topic`].map(
      (address) => prefix + address,
    ),
  )

/** The paths that lead from ids to pages, and those of pages that are too many to be files, as URL patterns. */
export const recordPatterns = ({
  pages,
  collections,
}: Pick<Manifest, 'pages' | 'collections'>): readonly string[] => [
  ...prefixesOf(pages).flatMap((prefix) => [
    `${prefix}${FIND}/:list(${LISTS})/:id([0-9A-Fa-f-]{36})`,
    ...LISTS_WITH_ID.map((list) => `${prefix}${FIND}/:list(${inAnyCase(list)})`),
  ]),
  ...(collections.services.pages === 'function' ? renderedPatterns(pages) : []),
]

const LISTS = LISTS_WITH_ID.join('|')

/** A pattern of a word in capital and small letters. */
const inAnyCase = (word: string) =>
  word.replace(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const renderedPatterns = (pages: Manifest['pages']): readonly string[] => [
  ...prefixesOf(pages).map((prefix) => `${prefix}${FIND}/services/:page`),
  `${CALENDARS}/:calendar`,
]
