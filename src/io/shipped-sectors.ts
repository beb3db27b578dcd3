import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'
import { createSectorTable } from '../countries/gb/sectors.ts'

/** The sectors of Great Britain that come with the program. */
export const shippedSectors = once(() =>
  createSectorTable(
    readFileSync(new URL('../countries/gb/data/sectors.txt', import.meta.url), 'utf8'),
  ),
)
