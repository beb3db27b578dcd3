import {
  DAMPING,
  MOST,
  NONE,
  STEP,
  featuresOf,
  letterOf,
  weightLetter,
} from '../../src/search/themes/themes.ts'
import type { Themed } from '../search/themes/themed.ts'
import { shuffler } from './fit-needs.ts'

const PHRASE_WEIGHT = 0.6
const ROUNDS = 25
const RATE = 1.5
const RIDGE = 0.02
const LEAST = STEP / 2

/**
 * Fits a multinomial logistic regression by AdaGrad, in which a feature weighs only for themes of texts that have it, and never
 * against one. The same texts give the same weights.
 */
export function fitThemes(texts: readonly Themed[]): string {
  const ids = [NONE, ...new Set(texts.map(({ theme }) => theme).filter((one) => one !== NONE))]
  const wanted = texts.map(({ theme }) => ids.indexOf(theme))
  const found = texts.map(({ text }) => featuresOf(text))
  const themesOf = new Map<string, Set<number>>()
  for (const [i, own] of found.entries())
    for (const feature of own)
      themesOf.set(feature, (themesOf.get(feature) ?? new Set()).add(wanted[i]!))
  const features = [...themesOf.keys()].toSorted((one, other) => (one < other ? -1 : 1))
  const numbers = new Map(features.map((feature, i) => [feature, i]))
  const columns = features.map((feature) => [...themesOf.get(feature)!])
  const weights = columns.map(({ length }) => new Float64Array(length).fill(1))
  const squares = columns.map(({ length }) => new Float64Array(length))
  const rows = found.map((own) => own.map((feature) => numbers.get(feature)!))
  const shuffled = shuffler()
  for (let round = 0; round < ROUNDS; round++)
    for (const i of shuffled(rows.length)) {
      const row = rows[i]!
      const scale = 1 / Math.max(1, row.length) ** DAMPING
      const scores = new Float64Array(ids.length)
      for (const feature of row)
        for (const [j, theme] of columns[feature]!.entries())
          scores[theme]! += weights[feature]![j]! * scale
      const odds = scores.map(Math.exp)
      const all = odds.reduce((sum, one) => sum + one, 0)
      for (const feature of row)
        for (const [j, theme] of columns[feature]!.entries()) {
          const miss = odds[theme]! / all - (theme === wanted[i] ? 1 : 0)
          const weight = weights[feature]![j]!
          const slope = miss * scale * (texts[i]!.isPhrase ? PHRASE_WEIGHT : 1) + RIDGE * weight
          squares[feature]![j]! += slope ** 2
          const moved = weight - (RATE * slope) / Math.sqrt(squares[feature]![j]! + 0.01)
          weights[feature]![j] = Math.min(STEP * MOST, Math.max(0, moved))
        }
    }
  const lines = features.flatMap((feature, i) => {
    const pairs = columns[i]!.flatMap((theme, j) => {
      const weight = weights[i]![j]!
      return weight < LEAST ? [] : [letterOf(theme) + weightLetter(weight)]
    })
    return pairs.length > 0 ? [`${feature}\t${pairs.join('')}`] : []
  })
  return `${[ids.join(' '), ...lines].join('\n')}\n`
}
