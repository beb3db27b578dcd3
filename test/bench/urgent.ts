/**
 * Measures how well texts that need help at once are heard, and ordinary ones left alone.
 *
 *   npm run bench:urgent [-- --fit]
 *
 * The texts are those of test/search/urgent/texts. Prints, by need, the share of the texts that a model was not fitted on, each fifth
 * of them in turn; then that of the file that no weights are fitted on, by those that are frozen. Exits with status 1 when the latter
 * misses a target. With `--fit` it first fits the weights, and writes src/search/urgent/weights.json.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { needsOf } from '../../src/search/urgent/choose-lines.ts'
import { WEIGHTS, weighNeeds } from '../../src/search/urgent/weigh-needs.ts'
import {
  HELD_BACK,
  isHeard,
  LEAST_HEARD,
  MOST_ALARMED,
  readHeard,
  readHeardOf,
} from '../search/urgent/heard.ts'
import { type Heard, fitNeeds } from './fit-needs.ts'
import { formatTable } from './table.ts'

const FOLDS = 5

type Judged = Heard & { readonly said: readonly string[] }

const texts = readHeard()
if (process.argv.includes('--fit')) {
  const file = fileURLToPath(new URL('../../src/search/urgent/weights.json', import.meta.url))
  writeFileSync(
    file,
    await format(JSON.stringify(fitNeeds(texts)), { parser: 'json', printWidth: 100 }),
  )
  console.log('The weights are written. Run it again to see what they hear.')
}

const models = Array.from({ length: FOLDS }, (_, fold) =>
  fitNeeds(texts.filter((_, i) => i % FOLDS !== fold)),
)
const unseen = texts.map((one, i) => ({ ...one, said: weighNeeds(one.text, models[i % FOLDS]!) }))
const held = readHeardOf(HELD_BACK).map((one) => ({ ...one, said: [...needsOf(one.text)] }))

function shareOf(all: readonly Judged[], isRight: (one: Judged) => boolean): number {
  return all.filter(isRight).length / Math.max(1, all.length)
}
const isAlarmed = ({ said }: Judged) => said.length > 0
const quietOf = (all: readonly Judged[]) => all.filter(({ needs }) => needs.length === 0)
const urgentOf = (all: readonly Judged[]) => all.filter(({ needs }) => needs.length > 0)

const rowsOf = (name: string, all: readonly Judged[]) => [
  [name, `${urgentOf(all).length}`, shareOf(urgentOf(all), isHeard).toFixed(3)],
  [`${name}, ordinary ones`, `${quietOf(all).length}`, shareOf(quietOf(all), isAlarmed).toFixed(3)],
]
const needs = WEIGHTS.needs.slice(1).map((need) => {
  const own = unseen.filter((one) => one.needs.includes(need))
  return [need, `${own.length}`, shareOf(own, isHeard).toFixed(3)]
})
console.log(
  formatTable(
    ['', 'texts', 'heard, or alarmed'],
    [...needs, ...rowsOf('weights alone', unseen), ...rowsOf('held back', held)],
  ),
)

const heard = shareOf(urgentOf(held), isHeard)
const alarmed = shareOf(quietOf(held), isAlarmed)
if (heard < LEAST_HEARD || alarmed > MOST_ALARMED) {
  console.error(
    `Of the texts held back, ${heard.toFixed(3)} are heard and ${alarmed.toFixed(3)} alarm.`,
  )
  process.exitCode = 1
}
