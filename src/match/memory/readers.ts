import { digestOf } from './digest.ts'
import type { RawObject } from '../../record/yaml/raw.ts'

/** Counts up with each change to what the importer makes of a value, so that nobody is asked about values that only we read differently. */
const EDITION = 'edition-5'

/** What reads a source: the edition of the program's readers, and its mapping. A source remembers what it was read with. */
export const readersOf = (mapping: RawObject | undefined): string =>
  mapping === undefined ? EDITION : `${EDITION}-${digestOf(mapping)}`

/** The mapping in what `readersOf` made; undefined where a version remembered none. */
export const mappingIn = (readers: string | undefined): string | undefined =>
  readers?.split('-').slice(2).join('-')
