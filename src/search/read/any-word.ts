import type { Posting } from '../format/posting.ts'
import { rarity } from '../format/rank.ts'
import { isLight } from '../text/light-words.ts'
import { type Hits, truncate } from './hits.ts'
import { intersectList, sizeOf } from './intersect.ts'
import type { WordMatch } from './word-match.ts'

/*
 *   score = Σ over the words that the document has   score of the word
 *           × (Σ over the words that the document has   rarity
 *            / Σ over the words that any document has   rarity)²
 *
 * A light word counts a quarter. A word that is the name of a town must be in the document: people ask for a town because they can get there.
 */

const LIGHT = 0.25

/** The documents that have some of the words and all required postings, apart from those that have all words. */
export function anyWord(
  words: readonly WordMatch[],
  required: readonly Posting[],
  count: number,
  all: Hits,
): Hits {
  const scores = new Float64Array(count)
  const shares = new Float64Array(count)
  const inTowns = new Uint8Array(count)
  let total = 0
  let towns = 0
  for (const { written, posting, alternatives } of words) {
    if (!posting) continue
    const isTown = alternatives[0]?.isTown
    const weight = isLight(written) ? LIGHT : 1
    const share = weight * rarity(sizeOf(posting), count)
    total += share
    if (isTown) towns += 1
    const add = (doc: number, score: number) => {
      scores[doc]! += weight * score
      shares[doc]! += share
      if (isTown) inTowns[doc]! += 1
    }
    if (posting.kind === 'list') {
      for (let i = 0; i < posting.docs.length; i++) add(posting.docs[i]!, posting.scores[i]!)
    } else {
      const { impacts, scale } = posting
      for (let doc = 0; doc < count; doc++) if (impacts[doc] !== 0) add(doc, impacts[doc]! * scale)
    }
  }
  for (const doc of all.docs) scores[doc] = 0
  const some = { docs: new Uint32Array(count), scores: new Uint32Array(count) }
  let length = 0
  for (let doc = 0; doc < count; doc++) {
    if (scores[doc] === 0 || inTowns[doc]! < towns) continue
    some.docs[length] = doc
    some.scores[length++] = Math.round(scores[doc]! * (shares[doc]! / total) ** 2)
  }
  return required.reduce(withPosting, truncate(some, length))
}

/** The hits that are in a posting of a key, which adds nothing to a score. */
function withPosting(hits: Hits, posting: Posting): Hits {
  if (posting.kind === 'list') return intersectList(hits, posting)
  const docs = hits.docs.filter((doc) => posting.impacts[doc] !== 0)
  const scores = hits.scores.filter((_, i) => posting.impacts[hits.docs[i]!] !== 0)
  return { docs, scores }
}
