import {
  type NeedWeights,
  featuresOf,
  packRow,
  vocabularyOf,
} from '../../src/search/urgent/weigh-needs.ts'

/** A text, and the ids of its needs; none for a text that needs no help. */
export interface Heard {
  readonly text: string
  readonly needs: readonly string[]
}

/** A feature of fewer texts is left out; of two words, as of one. */
const MIN_TEXTS = { word: 2, pair: 4 }
const ROUNDS = 60
const STEP = 0.5
const LASSO = 0.001

/**
 * Fits a multinomial logistic regression by AdaGrad with a soft threshold (Duchi, Hazan and Singer 2011). The order of the texts in
 * a round is shuffled by a fixed seed, so that the same texts give the same weights.
 */
export function fitNeeds(texts: readonly Heard[]): NeedWeights {
  const needs = ['none', ...new Set(texts.flatMap(({ needs: own }) => own))].toSorted(noneFirst)
  const features = new Map<string, number>()
  const vocabulary = vocabularyOf(
    texts.map(({ text }) => text),
    MIN_TEXTS.word,
  )
  const found = texts.map(({ text }) => [...featuresOf(text, vocabulary)])
  const counts = new Map<string, number>()
  for (const one of found.flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
  for (const [one, count] of counts)
    if (count >= (one.includes(' ') ? MIN_TEXTS.pair : MIN_TEXTS.word))
      features.set(one, features.size)

  const rows = found.map((own) => own.flatMap((one) => features.get(one) ?? []))
  const wanted = texts.map(({ needs: own }) =>
    (own.length > 0 ? own : ['none']).map((one) => needs.indexOf(one)),
  )
  const many = needs.length
  const [weights, squares] = [
    new Float64Array(features.size * many),
    new Float64Array(features.size * many),
  ]
  const [bias, biasSquares] = [new Float64Array(many), new Float64Array(many)]
  const shuffled = shuffler()
  for (let round = 0; round < ROUNDS; round++)
    for (const row of shuffled(rows.length)) {
      const own = rows[row]!
      const scale = 1 / Math.sqrt(Math.max(1, own.length))
      const scores = [...bias].map((score, need) =>
        own.reduce((sum, feature) => sum + weights[feature * many + need]! * scale, score),
      )
      const odds = scores.map((score) => Math.exp(score - Math.max(...scores)))
      const all = odds.reduce((sum, one) => sum + one, 0)
      for (let need = 0; need < many; need++) {
        const aim = wanted[row]!.includes(need) ? 1 / wanted[row]!.length : 0
        const slope = odds[need]! / all - aim
        if (Math.abs(slope) < 1e-4) continue
        biasSquares[need]! += slope ** 2
        bias[need]! -= (STEP * slope) / Math.sqrt(biasSquares[need]!)
        for (const feature of own) {
          const i = feature * many + need
          squares[i]! += (slope * scale) ** 2
          const step = STEP / Math.sqrt(squares[i]!)
          const moved = weights[i]! - step * slope * scale
          weights[i] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * LASSO)
        }
      }
    }
  const packed = [...features].map(
    ([feature, i]) => [feature, packRow([...weights.subarray(i * many, (i + 1) * many)])] as const,
  )
  return {
    needs,
    bias: [...bias].map((one) => Math.round(one * 100) / 100),
    weights: Object.fromEntries(
      packed.filter(([, row]) => row !== '').toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

const noneFirst = (one: string, other: string) =>
  one === other ? 0 : one === 'none' || (other !== 'none' && one < other) ? -1 : 1

/** Orders of the numbers below a count, the same in each run. */
export function shuffler(): (count: number) => readonly number[] {
  let state = 7
  const random = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
  return (count) =>
    Array.from({ length: count }, (_, i) => [random(), i] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, i]) => i)
}
