import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'

const shipped = (name: string) =>
  once(() => readFileSync(new URL(`../search/data/${name}`, import.meta.url), 'utf8'))

/** The words of British English that come with the program, as in search/data/README.md. */
export const shippedEnglish = shipped('british-words.txt')

/** The model of themes that comes with the program. */
export const shippedThemes = shipped('themes.txt')
