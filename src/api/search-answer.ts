import type { Results } from '../search/read/find.ts'
import { whyFound } from '../search/read/why.ts'
import { COMPLETE, CORRECTED } from './headers.ts'

/** The headers that say how a search was understood. Words are percent-encoded. */
export function searchHeaders({ complete, words }: Results): Readonly<Record<string, string>> {
  const corrected = words
    .filter(({ isCorrected }) => isCorrected)
    .map(({ written, alternatives }) => {
      const found = alternatives.map(({ as }) => encodeURIComponent(as))
      return `${encodeURIComponent(written)}=${found.join('|')}`
    })
  return {
    [COMPLETE]: String(complete),
    ...(corrected.length > 0 && { [CORRECTED]: corrected.join(', ') }),
  }
}

const encoder = new TextEncoder()

/** Creates a function that adds `matched_words` to the JSON of the item at a place on the page. */
export const withWords =
  ({ words, positions }: Pick<Results, 'words'> & { readonly positions: readonly number[] }) =>
  (item: Uint8Array, i: number): Uint8Array => {
    const matched = encoder.encode(
      `,"matched_words":${JSON.stringify(whyFound(words, positions[i]!))}}`,
    )
    const body = new Uint8Array(item.length - 1 + matched.length)
    body.set(item.subarray(0, -1))
    body.set(matched, item.length - 1)
    return body
  }
