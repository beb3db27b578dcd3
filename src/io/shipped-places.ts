import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'
import type { BritishPlaces } from '../places/british-place.ts'

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`../places/data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** The places of Great Britain that come with the program. */
export const shippedPlaces = once((): BritishPlaces => ({
  towns: linesOf('gb-towns.txt'),
  villages: linesOf('gb-villages.txt'),
}))
