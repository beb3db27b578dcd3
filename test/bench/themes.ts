/**
 * Measures how well the themes of texts are told.
 *
 *   npm run bench:themes [-- --fit]
 *
 * The texts are those of test/search/themes/texts. Each fifth of them is judged by weights that are fitted on the others. Prints the share
 * whose theme is the likeliest one or among the first three, and how many of those that are told with certainty are right; exits with
 * status 1 when one misses its target. With `--fit` it first fits the weights, and writes src/search/data/themes.txt.
 */
import { writeFileSync } from 'node:fs'
import { NONE, loadModel, themesOf } from '../../src/search/themes/themes.ts'
import { readThemed } from '../search/themes/themed.ts'
import { fitThemes } from './fit-themes.ts'
import { formatTable } from './table.ts'

const FOLDS = 5
const CERTAIN = 0.4
const LEAST = { first: 0.5, three: 0.7, right: 0.7 }

const texts = readThemed()
if (process.argv.includes('--fit'))
  writeFileSync(new URL('../../src/search/data/themes.txt', import.meta.url), fitThemes(texts))

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isHeld = (i: number) => !texts[i]!.isPhrase && i % FOLDS === fold
  const model = loadModel(fitThemes(texts.filter((_text, i) => !isHeld(i))))
  return texts
    .filter(({ theme }, i) => isHeld(i) && theme !== NONE)
    .map(({ text, theme }) => {
      const told = themesOf(text, model)
      const rank = told.findIndex(({ id }) => id === theme)
      return { rank: rank < 0 ? Infinity : rank, isCertain: (told[0]?.share ?? 0) >= CERTAIN }
    })
}).flat()
const shareOf = <T>(all: readonly T[], isRight: (one: T) => boolean) =>
  all.filter(isRight).length / all.length
const certain = judged.filter(({ isCertain }) => isCertain)
const figures = {
  first: shareOf(judged, ({ rank }) => rank === 0),
  three: shareOf(judged, ({ rank }) => rank < 3),
  right: shareOf(certain, ({ rank }) => rank === 0),
}
console.log(
  formatTable(
    ['', 'texts', 'share', 'at least'],
    [
      ['the likeliest', `${judged.length}`, figures.first.toFixed(3), `${LEAST.first}`],
      ['of the first three', `${judged.length}`, figures.three.toFixed(3), `${LEAST.three}`],
      ['right where certain', `${certain.length}`, figures.right.toFixed(3), `${LEAST.right}`],
    ],
  ),
)
if (Object.entries(LEAST).some(([name, least]) => figures[name as keyof typeof LEAST] < least))
  process.exitCode = 1
