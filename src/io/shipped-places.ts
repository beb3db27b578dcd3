import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'
import type { BritishPlaces } from '../countries/gb/british-place.ts'

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`../countries/gb/data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** The places of Great Britain that come with the program. */
export const shippedPlaces = once((): BritishPlaces => ({
  towns: linesOf('towns.txt'),
  villages: linesOf('villages.txt'),
}))
