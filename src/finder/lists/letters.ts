import { groupBy } from '../../directory/group-by.ts'
import { compareCodePoints, inOrder, sortName } from '../../feed/order.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Language } from '../../messages/languages.ts'

/** A list with more entries than this has a page for each letter. */
export const MAX_ON_ONE_PAGE = 500

/** The entries under each letter, in the order of names; those that begin with no letter come first, under `0`. */
export function byLetter<T extends { readonly name: string; readonly id: string }>(
  entries: readonly T[],
  language: Language,
): ReadonlyMap<string, readonly T[]> {
  const letters = groupBy(
    inNameOrder(entries, language),
    ({ name }) => /^[a-z]/.exec(keyOf(name))?.[0] ?? '0',
  )
  return new Map([...letters].sort(([a], [b]) => compareCodePoints(a, b)))
}

/** Entries by name, in the alphabet of a language: in Welsh, `ch` comes after every other `c`. */
export function inNameOrder<T extends { readonly name: string; readonly id: string }>(
  entries: readonly T[],
  language: Language,
): readonly T[] {
  if (language === 'en') return inOrder(entries, ({ name, id }) => ({ names: [keyOf(name)], id }))
  const { compare } = new Intl.Collator(language)
  return entries
    .map((entry) => ({ entry, key: keyOf(entry.name) }))
    .sort((a, b) => compare(a.key, b.key) || compareCodePoints(a.entry.id, b.entry.id))
    .map(({ entry }) => entry)
}

/** A name without case, accents and leading punctuation. */
const keyOf = (name: string) => sortName(name).replace(/^[^\p{L}\p{N}]+/u, '')

export const letterName = (letter: string, messages: Messages): string =>
  letter === '0' ? messages.aToZ.other : letter.toUpperCase()

/** A row of links to letters. */
export const letterLinks = (
  letters: readonly string[],
  addressOf: (letter: string) => string,
  messages: Messages,
): Html =>
  html`<nav aria-label="${messages.aToZ.letters}">
    <ul class="letters">
      ${letters.map((letter) => html`<li><a href="${addressOf(letter)}">${letterName(letter, messages)}</a></li> `)}
    </ul>
  </nav> `
