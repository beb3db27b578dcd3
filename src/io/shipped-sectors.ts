import { readFileSync } from 'node:fs'
import { once } from '../text/memoise.ts'
import { createSectorTable } from '../places/sectors.ts'

/** The sectors of Great Britain that come with the program. */
export const shippedSectors = once(() =>
  createSectorTable(
    readFileSync(new URL('../places/data/gb-sectors.txt', import.meta.url), 'utf8'),
  ),
)
