import { foldedWords } from '../text/fold.ts'
import { termOf } from '../text/analyser.ts'

/*
 * A linear model of what a text is about, read as it is written: names of themes in the first line, then a line for each feature,
 * sorted, with two letters for each theme that it speaks for.
 *
 *   none alcohol benefits …
 *   kettl ⇥ %H&C        theme 4 by H, theme 5 by C
 */

/** A theme, and the probability that a text is about it. */
export interface Theme {
  /** Its name; where it is a part of another, `name/wider`. */
  readonly id: string
  readonly share: number
}

/** A model, of which a line is looked up by its feature. */
export interface ThemeModel {
  readonly ids: readonly string[]
  readonly pairsOf: (feature: string) => string | undefined
}

/** How much of a theme counts as the wider one. */
const WIDER = 0.5

/** The words by which the index has the services of a theme, and how much of it each says. No word of a text is like them. */
export const wordsOfTheme = ({ id, share }: Theme): readonly { word: string; share: number }[] =>
  id.split('/').map((part, i) => ({
    word: `theme0${part.replaceAll('-', '')}`,
    share: i === 0 ? share : WIDER * share,
  }))

/** The theme of texts that could be about anything. */
export const NONE = 'none'
/** What a letter more weighs, and the most letters. */
export const STEP = 0.25
export const MOST = 26
/** How much less several features weigh than their sum: with the root of their number, long texts would be surer than short ones. */
export const DAMPING = 0.3
/** Weights are fitted to be small, so that a single word makes nothing certain. */
const SHARPNESS = 1.5

const FIRST_WEIGHT = 'A'.charCodeAt(0)
const [FIRST, LATIN, GAP] = [33, 94, 67]
/** The letter of a theme: one byte in memory. */
export const letterOf = (theme: number): string =>
  String.fromCharCode(theme + (theme < LATIN ? FIRST : GAP))
export const weightLetter = (weight: number): string =>
  String.fromCharCode(FIRST_WEIGHT + Math.min(MOST, Math.round(weight / STEP)) - 1)

/** A model whose lines are looked up where they are: for a few texts. */
export function openModel(table: string): ThemeModel {
  const head = table.indexOf('\n')
  // Zeros may fill the file up.
  const end = table.lastIndexOf('\n') + 1
  return { ids: table.slice(0, head).split(' '), pairsOf }

  function pairsOf(feature: string): string | undefined {
    let [from, to] = [head + 1, end]
    while (from < to) {
      const start = Math.max(from, table.lastIndexOf('\n', (from + to) >> 1) + 1)
      const tab = table.indexOf('\t', start)
      const own = table.slice(start, tab)
      const next = table.indexOf('\n', tab) + 1
      if (own === feature) return table.slice(tab + 1, next - 1)
      if (own < feature) from = next
      else to = start
    }
    return undefined
  }
}

/** A model with its lines in a map: for thousands of texts. */
export function loadModel(table: string): ThemeModel {
  const [head = '', ...lines] = table.trimEnd().split('\n')
  const rows = new Map(lines.map((line) => line.split('\t') as [string, string]))
  return { ids: head.split(' '), pairsOf: (feature) => rows.get(feature) }
}

/** The themes of a text, the likeliest first; none where no word is known. */
export function themesOf(text: string, { ids, pairsOf }: ThemeModel): readonly Theme[] {
  const found = featuresOf(text).flatMap((feature) => pairsOf(feature) ?? [])
  if (found.length === 0) return []
  const scores = new Float64Array(ids.length)
  const scale = (SHARPNESS * STEP) / found.length ** DAMPING
  for (const pairs of found)
    for (let i = 0; i < pairs.length; i += 2) {
      const code = pairs.charCodeAt(i)
      const theme = code - (code < FIRST + LATIN ? FIRST : GAP)
      scores[theme]! += (pairs.charCodeAt(i + 1) - FIRST_WEIGHT + 1) * scale
    }
  const odds = scores.map(Math.exp)
  const all = odds.reduce((sum, one) => sum + one, 0)
  return ids
    .map((id, i) => ({ id, share: odds[i]! / all }))
    .toSorted((one, other) => other.share - one.share)
}

/** Words that nearly every text has. */
const DROPPED: ReadonlySet<string> = new Set(
  'a an the of to and or is are be was it its that this for in on at with i im ive'.split(' '),
)

/** The stems of a text, and each two that follow each other. All numbers are one. */
export function featuresOf(text: string): readonly string[] {
  const stems = foldedWords(text).flatMap((word) =>
    DROPPED.has(word) ? [] : /^\d+$/.test(word) ? '#' : termOf(word),
  )
  return [...new Set([...stems, ...stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)])]
}
