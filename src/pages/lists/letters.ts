import { groupBy } from '../../directory/group-by.ts'
import { compareCodePoints, inOrder, sortName } from '../../feed/order.ts'
import { type Html, html } from '../frame/html.ts'
import type { Words } from '../words/en.ts'

/** A list with more entries than this has a page for each letter. */
export const MAX_ON_ONE_PAGE = 500

/** The entries under each letter, in the order of names; those that begin with no letter come first, under `0`. */
export function byLetter<T extends { readonly name: string; readonly id: string }>(
  entries: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const sorted = inOrder(entries, ({ name, id }) => ({ names: [keyOf(name)], id }))
  const letters = groupBy(sorted, ({ name }) => /^[a-z]/.exec(keyOf(name))?.[0] ?? '0')
  return new Map([...letters].sort(([a], [b]) => compareCodePoints(a, b)))
}

/** A name without case, accents and leading punctuation. */
const keyOf = (name: string) => sortName(name).replace(/^[^\p{L}\p{N}]+/u, '')

export const letterName = (letter: string, words: Words): string =>
  letter === '0' ? words.aToZ.other : letter.toUpperCase()

/** A row of links to letters. */
export const letterLinks = (
  letters: readonly string[],
  addressOf: (letter: string) => string,
  words: Words,
): Html =>
  html`<nav aria-label="${words.aToZ.letters}">
    <ul class="letters">
      ${letters.map((letter) => html`<li><a href="${addressOf(letter)}">${letterName(letter, words)}</a></li> `)}
    </ul>
  </nav> `
