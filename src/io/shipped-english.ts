import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'

/** The words of British English that come with the program, as in search/data/README.md. */
export const shippedEnglish = once(() =>
  readFileSync(new URL('../search/data/british-words.txt', import.meta.url), 'utf8'),
)
