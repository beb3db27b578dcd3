import { tableOf } from './phrase-table.ts'
import { PHRASES } from './phrases.ts'

/** The table of phrases in English and in Welsh. Bundles have it ready-made. */
export const OUR_TABLE = tableOf(PHRASES)
