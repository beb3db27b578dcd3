/*
 * The position of a hit in the results is one number, the smaller the better: its rank above, its document number below.
 *
 *   bit 52 … 22    rank: `MAX_RANK` − score; the score of a distance is `MAX_RANK` − centimetres
 *   bit 21 …  0    document number
 *
 * A double holds it exactly, it sorts without a comparison function, and ties go to the lower document number.
 */

/** Every collection has fewer documents than this. */
export const MAX_DOCUMENTS = 2 ** 22
/** The highest rank, and the highest score. */
export const MAX_RANK = 2 ** 31 - 1

/** The inverse document frequency of BM25, of a term in `size` documents of a collection of `count`. */
export const rarity = (size: number, count: number) =>
  Math.log(1 + (count - size + 0.5) / (size + 0.5))
