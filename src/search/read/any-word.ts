import type { Posting } from '../format/posting.ts'
import { rarity } from '../format/rank.ts'
import { isLight } from '../text/light-words.ts'
import { type Hits, truncate } from './hits.ts'
import { intersectList, sizeOf } from './intersect.ts'
import type { AskedThemes } from './themes-asked.ts'
import type { WordMatch } from './word-match.ts'

/*
 *   score = Σ over the words that the document has   score of the word
 *           × (Σ over the words that the document has   rarity
 *            / Σ over the words that any document has   rarity)²
 *
 * A light word counts a quarter. A word that is the name of a town must be in the document: people ask for a town because they can get there.
 * Where a text is about a theme, the best of these scores is the share of the words that its document has, and the theme is added.
 */

const LIGHT = 0.25

/** How much a theme that is certain counts beside words that are all there. */
const THEME = 0.7
/** The least share of the words where a theme is certain and no document has it: with fewer, they are there by chance. */
const LEAST_SHARE = 0.6
/** Ranks of documents with words or a theme, up to this much for each. */
const SCALE = 1e6

interface Beside {
  readonly required: readonly Posting[]
  readonly themes: AskedThemes
  readonly count: number
  /** The documents that have all words. */
  readonly all: Hits
}

/** The documents that have some of the words or a theme and all required postings, apart from those that have all words. */
export function anyWord(
  words: readonly WordMatch[],
  { required, themes: { themes, isMissing }, count, all }: Beside,
): Hits {
  const scores = new Float64Array(count)
  const shares = new Float64Array(count)
  const inTowns = new Uint8Array(count)
  let total = 0
  let unknown = 0
  let towns = 0
  for (const { written, posting, alternatives } of words) {
    const weight = isLight(written) ? LIGHT : 1
    if (!posting) {
      unknown += weight * rarity(1, count)
      continue
    }
    const isTown = alternatives[0]?.isTown
    const share = weight * rarity(sizeOf(posting), count)
    total += share
    if (isTown) towns += 1
    each(posting, count, (doc, score) => {
      scores[doc]! += weight * score
      shares[doc]! += share
      if (isTown) inTowns[doc]! += 1
    })
  }
  let best = 0
  for (let doc = 0; doc < count; doc++) {
    if (isMissing && shares[doc]! < LEAST_SHARE * (total + unknown)) scores[doc] = 0
    scores[doc]! *= (shares[doc]! / total) ** 2 || 0
    if (scores[doc]! > scores[best]!) best = doc
  }
  if (themes.length > 0) addThemes()
  for (const doc of all.docs) scores[doc] = 0
  const some = { docs: new Uint32Array(count), scores: new Uint32Array(count) }
  let length = 0
  for (let doc = 0; doc < count; doc++) {
    if (scores[doc] === 0 || inTowns[doc]! < towns) continue
    some.docs[length] = doc
    some.scores[length++] = Math.round(scores[doc]!)
  }
  return required.reduce(withPosting, truncate(some, length))

  /** The best document by words counts by how much of them it has, of which some may be in no document. */
  function addThemes(): void {
    const scale = (SCALE * shares[best]!) / (total + unknown) / scores[best]! || 0
    for (let doc = 0; doc < count; doc++) scores[doc]! *= scale
    for (const { posting, share } of themes) {
      let most = 0
      each(posting, count, (_, score) => (most = Math.max(most, score)))
      each(posting, count, (doc, score) => {
        scores[doc]! += (THEME * SCALE * share * score) / most
        inTowns[doc] = towns
      })
    }
  }
}

function each(posting: Posting, count: number, add: (doc: number, score: number) => void): void {
  if (posting.kind === 'list') {
    for (let i = 0; i < posting.docs.length; i++) add(posting.docs[i]!, posting.scores[i]!)
    return
  }
  const { impacts, scale } = posting
  for (let doc = 0; doc < count; doc++) if (impacts[doc] !== 0) add(doc, impacts[doc]! * scale)
}

/** The hits that are in a posting of a key, which adds nothing to a score. */
function withPosting(hits: Hits, posting: Posting): Hits {
  if (posting.kind === 'list') return intersectList(hits, posting)
  const docs = hits.docs.filter((doc) => posting.impacts[doc] !== 0)
  const scores = hits.scores.filter((_, i) => posting.impacts[hits.docs[i]!] !== 0)
  return { docs, scores }
}
