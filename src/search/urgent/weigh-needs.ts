import { stemmer } from 'stemmer'
import { memoise } from '../../text/memoise.ts'
import { partsOf } from './match-needs.ts'
import { OUR_TABLE } from './our-table.ts'
import { slipsOf } from './slips.ts'
import frozen from './weights.json' with { type: 'json' }

/**
 * A linear model of what a text is about. A row of weights has a letter for each need, by its place in `needs`: `M` says nothing,
 * `N` to `Y` speak for it, and `L` to `A` against it, by {@link STEP} a letter. Letters `M` at the end are left out.
 */
export interface NeedWeights {
  /** The ids of needs, after `none`. */
  readonly needs: readonly string[]
  readonly bias: readonly number[]
  /** By feature: a stem, two that follow each other, or a class. */
  readonly weights: Readonly<Record<string, string>>
}

/** What a letter more or less weighs, and the most letters. */
const STEP = 0.5
const MOST = 9
const NEUTRAL = 'M'.charCodeAt(0)

export const WEIGHTS: NeedWeights = frozen

/** A text with less doubt that it is about something else than this is about a need. */
const MAX_NONE = 0.22
/** From this share on, a need is told beside the likeliest one. */
const MIN_SHARE = 0.25
const MAX_WORDS = 60
/** A number of tablets that is too many, or a small one. */
const NUMBER = /^\d+$/
const MANY = 6

/** The ids of the needs that a text is probably about; none for most texts. */
export function weighNeeds(text: string, model: NeedWeights = WEIGHTS): readonly string[] {
  // A word alone is a place or a name as often as a trouble, and numbers are of anything: only phrases know them.
  if (partsOf(text).filter((word) => !NUMBER.test(word)).length < 2) return []
  const [none, ...shares] = sharesOf(text, model)
  if (none! >= MAX_NONE) return []
  const most = Math.max(...shares)
  return model.needs.slice(1).filter((_, i) => shares[i]! >= Math.min(MIN_SHARE, most))
}

/** The probability of each need of a model, by softmax. */
function sharesOf(text: string, model: NeedWeights): readonly number[] {
  const found = [...featuresOf(text, vocabularyIn(model))]
    .filter((feature) => Object.hasOwn(model.weights, feature))
    .map((feature) => unpack(model.weights[feature]!))
  const scale = 1 / Math.sqrt(Math.max(1, found.length))
  const scores = model.bias.map((bias, need) =>
    found.reduce((sum, one) => sum + (one[need] ?? 0) * scale, bias),
  )
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}

/**
 * The features of a text: its stems, each two that follow each other but for light words, and the classes of its words. A word
 * that is not in the vocabulary stands for one that it is a slip of, or else for any unknown word.
 */
export function featuresOf(text: string, vocabulary: string): ReadonlySet<string> {
  const words = partsOf(text).slice(0, MAX_WORDS)
  const stems = words.map((word) => stemOf(word, vocabulary))
  const heavy = stems.filter((_, i) => !LIGHT.has(words[i]!))
  return new Set([...stems, ...pairsOf(heavy), ...words.flatMap(classesOf)])
}

const pairsOf = (stems: readonly string[]) => stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)

const LIGHT: ReadonlySet<string> = new Set(OUR_TABLE.light.split(' '))
const CLASSES = Object.entries(OUR_TABLE.classes).map(
  ([name, list]) => [`<${name}>`, ` ${list} `] as const,
)
const classesOf = (word: string) =>
  CLASSES.filter(([, list]) => list.includes(` ${word} `)).map(([name]) => name)

/** A shorter stem is no slip: "fund" is not "found". */
const MIN_SLIP = 5
/** A stem that no text of those that weights are fitted on has. */
const UNKNOWN = '?'

function stemOf(word: string, vocabulary: string): string {
  const stem = plainStem(word)
  if (vocabulary.includes(` ${stem} `)) return stem
  const slips = stem.length < MIN_SLIP ? [] : slipsOf(stem, vocabulary)
  return slips.length === 1 ? slips[0]! : UNKNOWN
}

const plainStem = (word: string): string =>
  NUMBER.test(word) ? (Number(word) < MANY ? '1' : '6') : stemmer(word)

/** The stems that some texts have at least so often, as a vocabulary. */
export function vocabularyOf(texts: readonly string[], least: number): string {
  const counts = new Map<string, number>()
  for (const stem of texts.flatMap((text) => [...new Set(partsOf(text).map(plainStem))]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return asVocabulary([...counts].filter(([, count]) => count >= least).map(([stem]) => stem))
}

const asVocabulary = (stems: readonly string[]) => ` ${stems.join(' ')} `

const vocabularyIn = memoise(({ weights }: NeedWeights) =>
  asVocabulary(Object.keys(weights).filter((feature) => !feature.includes(' '))),
)

/** A row of weights as letters, for {@link NeedWeights}. */
export const packRow = (row: readonly number[]): string =>
  row
    .map((one) => Math.max(-MOST, Math.min(MOST, Math.round(one / STEP))))
    .map((level) => String.fromCharCode(NEUTRAL + level))
    .join('')
    .replace(/(?<!M)M+$/, '')

const unpack = (row: string): readonly number[] =>
  Array.from(row, (letter) => (letter.charCodeAt(0) - NEUTRAL) * STEP)
